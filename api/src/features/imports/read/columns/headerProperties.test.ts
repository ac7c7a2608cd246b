import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { mapColumns } from './mapColumns.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

const names = [
  'Ada Eye Clinic',
  'Sun & Sons Optics',
  'Göz Merkezi',
  'Blue Vision',
  'North Optics',
  'Lens House',
];
const columns: readonly { header: string; values: string[] }[] = [
  { header: 'Name', values: names },
  { header: 'Address', values: names.map((_, i) => `${i + 1} High Street, Leeds LS${i + 1} 4AP`) },
  { header: 'City', values: names.map(() => 'Leeds') },
  { header: 'Phone', values: names.map((_, i) => `+44 20 7946 00${i}1`) },
  { header: 'Website', values: names.map((_, i) => `https://www.place${i}.example/`) },
  { header: 'Rating', values: names.map((_, i) => `4.${i}`) },
  { header: 'Reviews', values: names.map((_, i) => String(30 + i)) },
  { header: 'Category', values: names.map((_, i) => (i % 2 ? 'Optician' : 'Eye clinic')) },
];
const junk = [
  { header: 'Batch', values: names.map(() => 'B12') },
  { header: 'Remark 2', values: names.map((_, i) => (i % 2 ? '' : 'call again')) },
  { header: 'Checked on', values: names.map(() => '03/14/2025') },
  { header: '', values: names.map(() => '·') },
];

const read = (sheet: readonly { header: string; values: string[] }[]) => {
  const rows = names.map((_, row) => sheet.map(({ values }) => values[row]));
  const { columns: found } = mapColumns(
    sheet.map(({ header }) => header),
    rows,
  );
  return Object.fromEntries(
    sheet.map(({ header }, i) => [header, found.find(({ number }) => number === i + 1)?.field ?? null]),
  );
};
const usual = read(columns);

describe('the reading of columns', () => {
  it('finds every field of a plain list', () => {
    expect(Object.values(usual)).toEqual([
      ...['name', 'address', 'city', 'phone', 'website', 'rating', 'reviewCount', 'category'],
    ]);
  });

  it('does not depend on the order of columns, nor on empty columns', () => {
    const sheets = fc.shuffledSubarray([...columns, ...junk], { minLength: columns.length + junk.length });
    fc.assert(
      fc.property(sheets, (sheet) => {
        expect(read(sheet)).toMatchObject(usual);
        for (const { header } of junk) expect([header, read(sheet)[header]]).toEqual([header, null]);
      }),
      { numRuns: examples(40) },
    );
  });

  it.each(['restaurant_', 'data.', 'listing.profile.', 'Place: ', 'google_maps_'])(
    'does not depend on a prefix that all headers share: %s',
    (prefix) => {
      const prefixed = read(columns.map(({ header, values }) => ({ header: prefix + header, values })));
      expect(Object.values(prefixed)).toEqual(Object.values(usual));
    },
  );

  it('does not depend on case, underscores and accents of headers', () => {
    const written = fc.constantFrom<(header: string) => string>(
      (header) => header.toUpperCase(),
      (header) => header.toLowerCase(),
      (header) => ` ${header} `,
      (header) => `_${header}_`,
    );
    fc.assert(
      fc.property(written, (write) => {
        const found = read(columns.map(({ header, values }) => ({ header: write(header), values })));
        expect(Object.values(found)).toEqual(Object.values(usual));
      }),
    );
  });
});

/** A person's name, phone and e-mail in ten languages, as lists of customers call them. */
const persons: readonly [string, string, string, string][] = [
  ['de', 'Ansprechpartner', 'Handy Ansprechpartner', 'E-Mail Ansprechpartner'],
  ['fr', 'Nom du gérant', 'Portable du gérant', 'Courriel du gérant'],
  ['es', 'Nombre del propietario', 'Celular del propietario', 'Correo del propietario'],
  ['it', 'Referente', 'Cellulare referente', 'E-mail referente'],
  ['pt', 'Nome do responsável', 'WhatsApp do responsável', 'E-mail do responsável'],
  ['nl', 'Contactpersoon', 'Mobiel contactpersoon', 'E-mail contactpersoon'],
  ['pl', 'Osoba kontaktowa', 'Telefon osoby kontaktowej', 'E-mail osoby'],
  ['ru', 'ФИО руководителя', 'Моб. руководителя', 'Почта руководителя'],
  ['tr', 'Yetkili Adı', 'Yetkili Cep', 'Yetkili E-Posta'],
  ['sr', 'Ime vlasnika', 'Mobilni vlasnika', 'Mejl vlasnika'],
  ['el', 'Όνομα υπευθύνου', 'Κινητό υπευθύνου', 'Email υπευθύνου'],
  ['ja', '担当者名', '担当者携帯', '担当者メール'],
  ['zh', '联系人', '联系人手机', '联系人邮箱'],
  ['ar', 'اسم المسؤول', 'جوال المسؤول', 'ايميل المسؤول'],
  ['vi', 'Người liên hệ', 'Di động giám đốc', 'Email giám đốc'],
];

describe('columns about persons', () => {
  it.each(persons)('are private in any order, with headers in %s', (_, name, phone, email) => {
    const about = [
      { header: name, values: names.map((__, i) => `Anna Person${'abcdef'[i] ?? ''}`) },
      { header: phone, values: names.map((__, i) => `+44 7700 9000${i}1`) },
      { header: email, values: names.map((__, i) => `anna${i}@mail.example`) },
    ];
    const sheets = fc.shuffledSubarray([...columns, ...about], { minLength: columns.length + about.length });
    fc.assert(
      fc.property(sheets, (sheet) => {
        const found = read(sheet);
        expect(found).toMatchObject(usual);
        for (const { header } of about) expect([header, found[header]]).toEqual([header, null]);
      }),
      { numRuns: examples(15) },
    );
  });
});

describe('values of any form', () => {
  const digits = fc.stringMatching(/^-?\d{1,3}[.,]\d{1,4}[,; ]{1,2}-?\d{1,7}$/);
  const header = fc.constantFrom('GPS.Longitude', 'Geo Position', 'coordinates', 'C.Postal', 'Total score');

  it('leave a column out at worst', () => {
    fc.assert(
      fc.property(header, fc.array(fc.oneof(digits, fc.string()), { maxLength: 6 }), (name, values) => {
        const rows = values.map((value, i) => [names[i], value]);
        expect(() => mapColumns(['Name', name], rows)).not.toThrow();
      }),
    );
  });
});
