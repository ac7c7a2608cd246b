import { describe, expect, it } from '@jest/globals';
import { mapColumns } from './mapColumns.ts';

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
