import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { rowOf } from '../fixtures/checkedRow.ts';
import { emailsOf, phoneOf } from './smallValues.ts';

describe('a phone', () => {
  it('is empty if a sheet has only the first of its digits, whatever the sign between them', () => {
    const ruined = fc.tuple(
      fc.constantFrom(',', '.', '٫'),
      fc.integer({ min: 1, max: 99_999 }),
      fc.integer({ min: 8, max: 14 }),
      fc.constantFrom('E+', 'e+', 'E'),
    );
    fc.assert(
      fc.property(ruined, ([sign, digits, power, mark]) => {
        const text = `5${sign}${digits}${mark}${power}`;
        expect(phoneOf(text)).toBeNull();
        expect(rowOf({ name: 'Mill', phone: '+55 11 94245-4686', phone_2: text }).otherPhones).toBeNull();
      }),
    );
    expect(phoneOf('5,51194E+12; +55 11 94245-4686')).toBe('+55 11 94245-4686');
  });

  it.each([
    ['0225777300 - 01125777300 - 16370', '0225777300', ['01125777300']],
    ['04 - 343 5424', '04 - 343 5424', null],
  ])('is split from others at a dash between complete numbers only: %s', (written, phone, otherPhones) => {
    expect(rowOf({ name: 'Mill', phone: written })).toMatchObject({ phone, otherPhones });
  });

  it.each(['-10791', '-4318786', '-49053015', '-9810006173'])(
    'is none if a sheet took one number of it from the other: %s',
    (phone) => {
      expect(rowOf({ name: 'Mill', phone }).phone).toBeNull();
    },
  );

  it.each(['+563219', '+90 212', '+44 1234'])('is empty if little is left after its country: %s', (phone) => {
    expect(rowOf({ name: 'Mill', phone }).phone).toBeNull();
  });

  it.each([
    '123-456-7890',
    '(123) 456-7890',
    '+1 123 456 7890',
    '1234567890',
    '0123456789',
    '999-999-9999',
    '(555) 555-5555',
    '+1 (111) 111-1111',
  ])('is none where it is an example of a form: %s', (phone) => {
    expect(rowOf({ name: 'Mill', phone }).phone).toBeNull();
  });

  it.each(['777 7777', '0212 444 44 44', '+357 99 999999', '+1 888 888 8880', '01234 567891'])(
    'may repeat a figure: %s',
    (phone) => {
      expect(rowOf({ name: 'Mill', phone }).phone).toBe(phone);
    },
  );

  it.each(['+354 561 2345', '+683 4000', '+290 22222'])('may be short in a small country: %s', (phone) => {
    expect(rowOf({ name: 'Mill', phone }).phone).toBe(phone);
  });

  it.each([
    ['91.366.31.58-609.984.787', '91.366.31.58'],
    ['913 66 31 58 - 609 98 47 87', '913 66 31 58'],
    ['01.42.60.31.15 / 06.12.34.56.78', '01.42.60.31.15'],
  ])('is the first of several that are written in groups: %s', (text, phone) => {
    expect(phoneOf(text)).toBe(phone);
  });

  it.each([
    ['BR', '(21) 2264-5163 (21) 2214-0408', '(21) 2264-5163', '+55 21 2214 0408'],
    ['TR', '0212 345 67 89 0532 111 22 33', '0212 345 67 89', '+90 532 111 22 33'],
    ['TR', '0216 326 26 40 - 0216 361 76 86', '0216 326 26 40', '+90 216 361 76 86'],
    ['KE', '+254 700 123456 +254 711 222333', '+254 700 123456', '+254 711 222333'],
    ['BR', '+55 (21) 2264-5163 +55 (21) 2214-0408', '+55 (21) 2264-5163', '+55 (21) 2214-0408'],
  ])('is the first of several with a blank between them, in %s: %s', (country, text, phone, further) => {
    const row = rowOf({ name: 'Mill', country, phone: text });
    expect(row.phone).toBe(phone);
    expect(row.otherPhones?.map((one) => one.replace(/\D/g, '').slice(-8))).toEqual([
      further.replace(/\D/g, '').slice(-8),
    ]);
  });

  it.each([
    ['98020005929808362580+977 1-4425513,,', '+977 1-4425513'],
    ['05321112233053211122445, 0212 345 67 89', '0212 345 67 89'],
  ])('is the first that is whole, beside others that ran together: %s', (text, phone) =>
    expect(phoneOf(text)).toBe(phone),
  );

  it.each(['(011) 15 4444-5555', '0049 (0) 30 123456', '+55 (21) 2264-5163', '0800 012 0345'])(
    'is one number whose groups have brackets or zeros of their own: %s',
    (text) => expect(phoneOf(text)).toBe(text),
  );
});

describe('an email address', () => {
  it('is read without an escaped space before it', () =>
    expect(emailsOf('%20info@harbour.com')).toEqual(['info@harbour.com']));

  it.each(['jane@yahoo.com.brendere', 'info@mill.com.auphone', 'info@mill.comphone'])(
    'is none if the next word of the page is glued to it: %s',
    (mail) => expect(emailsOf(mail)).toEqual([]),
  );

  it.each([
    'user@example.com',
    'someone@example.org',
    'you@example.net',
    'orders@example.com',
    'northshop@example.org',
    'hello@contoso.com',
    'hello@yourcompany.com',
    'info@yourwebsite.com',
    'mail@domain.tld',
    'name@email.com',
    'user@email.com',
    'contact@mysite.com',
    'you@company.com',
    'info@mycompany.de',
    'test@test.com',
    'abc@xyz.com',
    'sample@email.tst',
    'nome@gmail.com',
    'nombre@correo.es',
  ])('is none at a name that stands for any other: %s', (mail) => {
    expect(emailsOf(mail)).toEqual([]);
  });

  it.each([
    'info@exampleman.com',
    'info@mill.example.com',
    'info@contest.com',
    'hello@yourcompanyhome.com',
    'info@test-drive.de',
    'abc@abcdental.com',
    'hello@companycafe.com',
    'testo@testo.de',
  ])('is one at a name that is like those: %s', (mail) => {
    expect(emailsOf(mail)).toEqual([mail]);
  });
});

it.each([
  ['vasb@oehfufubc.uh, info@brushshop.hu', ['info@brushshop.hu']],
  ['uryyb@zvyy.pbz hello@mill.com', ['hello@mill.com']],
  ['vasb@zvyy.bet, info@mill.org', ['info@mill.org']],
  ['qcq-20@2k.jroc', []],
  ['ybtb@2k.cat', []],
  [
    'info@mill.co.uk, info@mill.eu, info@luckyseven.bet',
    ['info@mill.co.uk', 'info@mill.eu', 'info@luckyseven.bet'],
  ],
])('an address of which the page moved the letters is none: %s', (cell, mails) =>
  expect(emailsOf(cell)).toEqual(mails),
);

it('an email address glued to a word of the page is ignored', () => {
  expect(emailsOf('AUFNEHMENsalon.mill@mill.com')).toEqual([]);
  expect(emailsOf('INFO@MILL.COM, Info@Mill.com, USinfo@mill.com')).toHaveLength(3);
});

describe('a postal code', () => {
  it('is stored without the mark of the Japanese post', () => {
    expect(rowOf({ name: 'Mill', postal_code: '〒024-0032' }).postalCode).toBe('024-0032');
  });
});
