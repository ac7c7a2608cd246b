import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../../../domain/testing/examples.ts';
import { readingsOf } from '../../../fixtures/columnTable.ts';
import { names } from '../../../fixtures/lists.ts';

const by = (value: (i: number) => string) => names.map((_, i) => value(i));
const table = {
  Name: names,
  Address: by((i) => `${i + 3} High Street, Leeds`),
  Phone: by((i) => `0113 496 01${10 + i}`),
};
const readAs = (header: string, values: readonly string[]) =>
  readingsOf({ ...table, [header]: values })[header];

describe('pairs of columns of times', () => {
  const openings = [
    'Open',
    'Abre',
    'Ouvre',
    'Öffnet',
    'Apre',
    'Öppnar',
    'Åbner',
    'Avataan',
    'Opent',
    'Nyitás',
    'Buka',
    '開店',
  ];
  const closings = [
    'Close',
    'Cierra',
    'Ferme',
    'Schließt',
    'Chiude',
    'Stänger',
    'Lukker',
    'Suljetaan',
    'Sluit',
    'Zárás',
    'Tutup',
    '閉店',
  ];

  it('are when places open and close, in any order', () => {
    fc.assert(
      fc.property(fc.nat({ max: openings.length - 1 }), fc.boolean(), (at, isTurned) => {
        const pair = [
          [openings[at] ?? '', by(() => '09:00')],
          [closings[at] ?? '', by((i) => `${17 + (i % 3)}:00`)],
        ] as const;
        const readings = readingsOf({ ...table, ...Object.fromEntries(isTurned ? pair.toReversed() : pair) });
        expect(pair.map(([header]) => readings[header])).toEqual(['opensAt', 'closesAt']);
      }),
      { numRuns: examples(24) },
    );
  });

  it.each(['Days', 'Jours', 'Günler', 'Дни'])('apply to the days beside them: %s', (header) => {
    const days = by((i) => ['Mon-Sat', 'Mon-Fri', 'Tue-Sun'][i % 3] ?? '');
    const times = { Opens: by(() => '09:00'), Closes: by(() => '18:00') };
    expect(readingsOf({ ...table, [header]: days, ...times })[header]).toBe('openDays');
    expect(readingsOf({ ...table, [header]: days })[header]).not.toBe('openDays');
  });

  it('are none if one of them has no times, or is alone', () => {
    expect(readingsOf({ ...table, Open: by(() => '09:00') })['Open']).toBeNull();
    expect(
      readingsOf({ ...table, From: by((i) => `2026-01-1${i}`), To: by((i) => `2026-02-1${i}`) }),
    ).toMatchObject({
      ...{ From: null, To: null },
    });
  });
});

describe('profiles on networks', () => {
  it.each([
    ['Facebook Company Profile URL', 'https://www.facebook.com/place'],
    ['Company Instagram Profile', 'https://www.instagram.com/place'],
    ['Perfil de Facebook', 'https://www.facebook.com/place'],
    ['Facebook-Seite', 'https://www.facebook.com/place'],
    ['Facebook Sayfası', 'https://facebook.com/place'],
    ['Cuenta de Instagram', '@place'],
    ['Instagram Account', '@place'],
    ['Twitter Company Profile URL', 'https://twitter.com/place'],
  ])('are known by the network in a header: %s', (header, profile) =>
    expect(
      readAs(
        header,
        by((i) => `${profile}${i}`),
      ),
    ).toBe('socialLink'),
  );

  it.each([
    ['Facebook followers', by((i) => String(i * 120 + 3))],
    ['Instagram post', by((i) => `https://www.instagram.com/p/B${i}x9`)],
    ['Owner LinkedIn', by((i) => `https://www.linkedin.com/in/person${i}`)],
  ])('are none if the column is about something else: %s', (header, values) =>
    expect([null, 'private']).toContain(readAs(header, values)),
  );

  it.each(['wa.me', 'Chat', 'WA Link', 'Bağlantı'])('that are written to are phones: %s', (header) => {
    expect(
      readAs(
        header,
        by((i) => `https://wa.me/44113496011${i}`),
      ),
    ).toBe('phone');
    expect(
      readAs(
        header,
        by((i) => `https://api.whatsapp.com/send?phone=44113496011${i}`),
      ),
    ).toBe('phone');
  });
});

it.each(['PIN', 'Pin', 'PIN No.'])('%s is the postal code over codes of India alone', (header) => {
  expect(
    readAs(
      header,
      by((i) => String(560_001 + i * 37)),
    ),
  ).toBe('postalCode');
  expect(
    readAs(
      header,
      by((i) => String(1234 + i)),
    ),
  ).toBeNull();
});

it.each(['Ranking', 'Google Ranking', 'Rank'])(
  '%s is a rating over figures with fractions alone',
  (header) => {
    expect(
      readAs(
        header,
        by((i) => `4.${i}`),
      ),
    ).toBe('rating');
    expect(
      readAs(
        header,
        by((i) => String(i + 1)),
      ),
    ).toBeNull();
  },
);

it.each([
  ['Socio', 'María Pérez', 'Juan García'],
  ['Gesellschafter', 'Anna Müller', 'Peter Becker'],
  ['Ortak', 'Ayşe Yılmaz', 'Mehmet Demir'],
  ['Partner', 'Anna Miller', 'Peter Clark'],
  ['Wspólnik', 'Anna Nowak', 'Jan Kowalski'],
  ['Учредитель', 'Анна Иванова', 'Иван Петров'],
])('%s over names of persons is about them', (header, one, other) => {
  expect(
    readAs(
      header,
      by((i) => [one, other][i % 2] ?? ''),
    ),
  ).toBe('private');
});

it('Partner over companies is left out, and not about persons', () =>
  expect(
    readAs(
      'Partner',
      by((i) => `Supply ${i} Ltd`),
    ),
  ).toBeNull());

it.each(['shop_kind', 'biz_type'])('the option Other does not contradict kinds under %s', (header) => {
  const rows = Array.from({ length: 40 }, (_, i) => i);
  const kinds = ['restaurant', 'other', 'other', 'cafe', 'other'];
  const list = {
    Name: rows.map((i) => `${names[i % 10]} ${i}`),
    Phone: rows.map((i) => `0113 496 0${100 + i}`),
    [header]: rows.map((i) => kinds[i % 5] ?? ''),
  };
  expect(readingsOf(list)[header]).toBe('category');
});
