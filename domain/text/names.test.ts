import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanName } from './names.ts';
import { examples } from '../testing/examples.ts';

/** Real names of people and companies, in scripts that need invisible characters. */
const realNames = [
  'Café Şişli “İstanbul” — 24/7 & Co. №1',
  'Phở Bắc Hải',
  'Łódź Żabka',
  "O'Neill’s Pub!",
  '!!!',
  '§',
  '寿司 かねさか',
  // An ideograph in the form that the city writes: a variation selector.
  '葛\u{e0100}城市役所',
  '한국 식당',
  '\u1112\u1161\u11ab Old Hangul \u115f\u1161',
  // Persian, with non-joiners.
  'نان\u200cوایی می\u200cخواهم',
  'رستوران «شب\u200cهای تهران»',
  // An abbreviation that shows its joining form, and a sign of numbers.
  'مطبعة ١٤٤٣ه\u200d',
  '\u0600١٢ مطعم',
  'מסעדת C++\u200e (כשר)\u200f!',
  'קָפֶה שַׁבָּת',
  // Hindi, Sinhala, Bengali, Malayalam and Kannada with joiners.
  'क्\u200dष भोजनालय',
  'ශ්\u200dරී ලංකා',
  'র\u200d্যাব ক্যাফে',
  'അവന്\u200d',
  'ರ\u200d್ಕ',
  'ร้านอาหารไทย',
  'ร้าน\u200bอาหาร',
  'ភោជនីយដ្ឋាន\u200bខ្មែរ',
  'མགོན་ཁང་ཨོཾ',
  'ᠮᠣᠩᠭᠣᠯ\u180bᠭᠡᠷ ᠠ\u180eᠠ',
  // Emoji: joined, coloured, in text and picture form, keycaps, flags.
  '👩🏽\u200d🍳 Chef',
  '🏳\ufe0f\u200d🌈 Bar',
  '❤\ufe0f\u200d🔥 Kebap',
  'Route 6\ufe0f\u20e36\ufe0f\u20e3',
  '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} Pub',
  '🇹🇷 Lokanta',
  '☕',
  'Z͓̄ürich',
];

describe('a name', () => {
  it.each(realNames)('of a person is unchanged: %s', (name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  it.each([
    ['Cafe\u200b', 'Cafe'],
    ['Ca\u200d\u2060\u00adfe\ufeff', 'Cafe'],
    ['\u202eefaC\u202c', 'efaC'],
    ['\u2066\u2067Cafe\u2069', 'Cafe'],
    ['Cafe\u200e', 'Cafe'],
    ['Cafe\u0301', 'Café'],
    ['  Two\t\n words\u00a0\u3000here\u2028 ', 'Two words here'],
    ['居酒屋\u3000太郎', '居酒屋 太郎'],
    ['a\u0000b\u0007c\u009fd', 'abcd'],
    ['\u0301Cafe', 'Cafe'],
    ['e\u200b\u0301', 'é'],
    ['Z' + '\u0300\u0310\u0324'.repeat(9), 'Z\u0324\u0324\u0324\u0324'],
    ['Pub\u{e0067}\u{e0062}', 'Pub'],
    ['Bar\ufe0f', 'Bar'],
    ['Bar\u115f', 'Bar'],
    ['\u1160Bar', 'Bar'],
    ['\uf8ff Store', 'Store'],
  ])('%j is stored as %j', (given, clean) => {
    expect(cleanName(given)).toBe(clean);
  });

  it.each([
    ...[
      '',
      ' ',
      '\u200b',
      '\u202e',
      '\u2066\u2069',
      '\u00ad',
      '\u3164',
      '\u115f\u1160',
      '\uffa0',
      '\u2800\u2800',
    ],
    ...[
      '\u0301',
      '\u20dd',
      '\u0000',
      '\ufe0f',
      '\u{e0100}',
      '\u{e0041}\u{e007f}',
      '\ue000',
      '\ufffe',
      '\ufffc',
    ],
    ...[
      '\u034f',
      '\u180e',
      '\u17b4',
      '\u061c\u200f',
      '\u{1d159}',
      '\u{13441}',
      '\ufffd',
      '\u{1d173}',
      '\u{50000}',
    ],
  ])('without visible characters is empty: %j', (name) => {
    expect(cleanName(name)).toBe('');
  });

  // All characters except letters, digits and signs, plus some of those, and the joiners of real names.
  const everywhere = Array.from({ length: 0x110000 }, (_, code) => code).filter(
    (code) => code < 0xd800 || code > 0xdfff,
  );
  const unusual = everywhere
    .map((code) => String.fromCodePoint(code))
    .filter((one) =>
      /[\p{Cf}\p{Cc}\p{Z}\p{Me}\p{Default_Ignorable_Code_Point}\p{Variation_Selector}]/u.test(one),
    );
  const marks = everywhere.map((code) => String.fromCodePoint(code)).filter((one) => /\p{M}/u.test(one));
  const unassigned = fc
    .integer({ min: 0xe000, max: 0x10ffff })
    .map((code) => String.fromCodePoint(code))
    .filter((one) => /[\p{Cn}\p{Co}]/u.test(one));
  const strange = fc.oneof(fc.constantFrom(...unusual), fc.constantFrom(...marks), unassigned);
  const piece = fc.oneof(
    { weight: 3, arbitrary: strange },
    { weight: 2, arbitrary: fc.constantFrom(...realNames.flatMap((name) => Array.from(name))) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) },
  );
  const anyName = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  it('is normalised in one pass, to one line with single spaces, and cannot affect its neighbours', () => {
    fc.assert(
      fc.property(anyName, (given) => {
        const name = cleanName(given);
        expect(cleanName(name)).toBe(name);
        expect(name).toBe(name.normalize('NFC'));
        expect(name).not.toMatch(
          /[\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u202a-\u202e\u2060-\u206f\ufeff\u3164]|^\s|\s$|\s\s|^\p{M}/u,
        );
        if (name !== '') expect(name).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
      }),
      { numRuns: examples(1500) },
    );
  });

  it('loses no visible character', () => {
    const seen = (text: string) =>
      Array.from(
        text.normalize('NFC').matchAll(/(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{P}\p{S}]/gu),
        String,
      )
        .filter((one) => !/[\u2800\ufffc]/.test(one))
        .join('');
    const letters = fc.array(fc.oneof(fc.constantFrom(...realNames), fc.constantFrom(...unusual)), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(letters, (pieces) => {
        const given = pieces.join('');
        if (cleanName(given) !== '') expect(seen(cleanName(given))).toBe(seen(given));
      }),
      { numRuns: examples(1000) },
    );
  });

  it('is empty for any mixture of invisible characters', () => {
    const unseen = fc.oneof(fc.constantFrom(...unusual), fc.constantFrom(...marks), unassigned);
    fc.assert(
      fc.property(fc.array(unseen, { maxLength: 8 }), (pieces) => {
        expect(cleanName(pieces.join(''))).toBe('');
      }),
      { numRuns: examples(1000) },
    );
  });

  // Work that grows with the square of the length would take many minutes.
  it('may have any length', () => {
    for (const one of [
      '\u200b',
      ' \u0001',
      'a\u0301\u0300\u0302\u0303\u0304',
      'ا\u200c',
      '👩\u200d',
      '\u200fא',
      '\u034f\u0301',
    ])
      expect(cleanName(`x${one.repeat(300_000 / one.length)}`)).toMatch(/^x/);
  });
});
