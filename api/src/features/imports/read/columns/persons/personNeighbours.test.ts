import { describe, expect, it } from '@jest/globals';
import { mapColumns } from '../mapColumns.ts';

const first = ['Anna', 'Pierre', 'Linh', 'Marta', 'Oksana', 'Jan'];
const last = ['Dupont', 'Moreau', 'Nguyen', 'Kowalska', 'Shevchenko', 'Novak'];

/** Columns of a list whose persons have one word of their name in a column, or are called by what they are to the business. */
const lists = [
  ['Nom du commerce', 'Tél fixe', 'Nom responsable', 'Prénom responsable', 'Port.'],
  ['Tên cửa hàng', 'SĐT', 'Người đại diện', 'Họ tên', 'Di động'],
  ['Firma', 'Telefon', 'Nachname Inhaber', 'Vorname Inhaber', 'Handy'],
  ['Nazwa firmy', 'Telefon firmowy', 'Nazwisko właściciela', 'Imię właściciela', 'Kom.'],
  ['Company', 'Phone', 'Owner surname', 'Owner forename', 'Cell'],
] as const;

describe('columns of persons', () => {
  it.each(lists)('of "%s" beside "%s": "%s", "%s" and "%s" stay private', (...headers) => {
    const rows = first.map((name, i) => [
      `Copper Kettle ${name}`,
      `+33 1 44 00 00 1${i}`,
      last[i] ?? '',
      name,
      `+33 6 44 00 00 2${i}`,
    ]);
    const { columns, mapped } = mapColumns([...headers], rows);
    expect(columns.map(({ isPersonal }) => isPersonal)).toEqual([false, false, true, true, true]);
    const read = mapped.flatMap(({ field, index }) => (field === 'personName' ? [] : [index]));
    expect(new Set(read)).toEqual(new Set([0, 1]));
  });
});

describe('a phone for contacts', () => {
  const isPrivate = (headers: string[], more: (i: number) => string[]) => {
    const rows = first.map((name, i) => [`Copper Kettle ${name}`, `+44 20 7946 00${i}0`, ...more(i)]);
    return mapColumns(['Business', ...headers], rows).columns[1]?.isPersonal;
  };

  it('is the place’s if nobody is named and it is the only phone', () => {
    expect(isPrivate(['contact_phone', 'contact_name'], () => [''])).toBe(false);
    expect(isPrivate(['Contact Phone', 'City'], () => ['London'])).toBe(false);
  });

  it('is a person’s beside their names or another phone', () => {
    const named = (i: number) => [`${first[i]} ${last[i]}`, `+44 20 7946 11${i}0`];
    expect(isPrivate(['contact_phone', 'contact_name', 'phone'], named)).toBe(true);
    expect(isPrivate(['contact_phone', 'phone'], (i) => [`+44 20 7946 11${i}0`])).toBe(true);
  });
});

describe('names beside contacts only', () => {
  const questions = (headers: string[], rows: string[][]) =>
    mapColumns(headers, rows).columns.flatMap(({ header, isAsked }) => (isAsked ? [header] : []));
  const phone = (i: number) => `+55 11 99999 00${i}0`;
  const persons = [
    'Abrahamo Alberto Mucussete',
    'Alima Quedes',
    'Antonio da Silva',
    'Marta Kowalska',
    'Oksana Shevchenko',
  ];

  it.each([
    ['Nome', 'WhatsApp', 'Localidade'],
    ['Name', 'Phone', 'City'],
    ['İsim', 'Telefon', 'Şehir'],
    ['Имя', 'Телефон', 'Город'],
    ['Nombre', 'Correo', 'Ciudad'],
  ])('are asked about if they may be those of persons: %s, %s, %s', (name, reach, town) => {
    const reachOf = (i: number) => (reach === 'Correo' ? `buzon${i}@correo.example.com` : phone(i));
    expect(
      questions(
        [name, reach, town],
        persons.map((one, i) => [one, reachOf(i), 'Nampula']),
      ),
    ).toEqual([name]);
  });

  it('are asked about beside portraits', () => {
    const rows = persons.map((one, i) => [
      'Portugal',
      one,
      `m${i}@correo.example.com`,
      `https://a.example/${i}.jpeg`,
    ]);
    expect(questions(['Country', 'Name', 'Email', 'Image'], rows)).toEqual(['Name']);
  });

  it.each([
    [
      'have kinds of places in them',
      ['Nome', 'WhatsApp', 'Localidade'],
      ['Padaria Real', 'Farmácia Popular', 'Hotel Atlântico'],
    ],
    [
      'stand beside addresses',
      ['Name', 'Phone', 'Street address'],
      ['Copper Kettle', 'Blue Lantern', 'Old Mill'],
    ],
    ['stand beside sites', ['Name', 'Phone', 'Website'], ['Copper Kettle', 'Blue Lantern', 'Old Mill']],
  ])('are not asked about if they %s', (_what, headers, names) => {
    const third = {
      Localidade: 'Nampula',
      'Street address': '12 High Street',
      Website: 'https://copper.example',
    };
    const rows = names.map((one, i) => [one, phone(i), third[headers[2] as keyof typeof third]]);
    expect(questions(headers, rows)).toEqual([]);
  });
});

describe('numbered contacts', () => {
  const isPrivate = (headers: string[]) => {
    const numbers = (n: number) => first.map((_, i) => `+1 864 555 ${n}${i}00`);
    const mails = first.map((name, i) => `${name}.${last[i]}@mail.example`.toLowerCase());
    const values: Record<string, string[]> = { first_name: first, last_name: last };
    const rows = first.map((name, i) => [
      `Copper Kettle ${name}`,
      ...headers.map(
        (header, at) => (values[header] ?? (/mail/i.test(header) ? mails : numbers(at + 1)))[i] ?? '',
      ),
    ]);
    const { columns } = mapColumns(['Business', ...headers], rows);
    return Object.fromEntries(columns.slice(1).map(({ header, isPersonal }) => [header, isPersonal]));
  };

  it.each([
    ['phone_1', 'phone_2', 'phone_3'],
    ['PHONE', 'PHONE 2', 'PHONE 3'],
    ['Telefon', 'Telefon 2', 'Telefon 3'],
    ['email_address_1', 'email_address_2', 'email_address_3'],
  ])('after one of a person, %s, are the person’s as well', (...headers) => {
    const found = isPrivate(['first_name', 'last_name', ...headers]);
    expect(found[headers[0] ?? '']).toBe(true);
    expect(headers.map((header) => found[header])).toEqual([true, true, true]);
  });

  it('of a business stay its own', () => {
    expect(isPrivate(['Phone', 'Phone 2', 'Owner phone'])).toEqual({
      Phone: false,
      'Phone 2': false,
      'Owner phone': true,
    });
  });
});
