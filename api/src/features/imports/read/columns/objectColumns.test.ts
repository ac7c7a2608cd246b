import { describe, expect, it } from '@jest/globals';
import { objectColumn, withObject } from './objectColumns.ts';

const cellsOf = (rows: string[][]) => rows.map((cells, n) => ({ rowNumber: n + 1, cells }));

describe('a column of objects', () => {
  it('gives each row what its own object says, also under names that every object has', () => {
    const rows = cellsOf([
      ['id', 'tags'],
      ['1', '{"name": "Hafez", "valueOf": "Ali"}'],
      ['2', '{"name": "Saadi"}'],
      ['3', '{"name": "Rumi", "toString": "y"}'],
    ]);
    const column = objectColumn(rows);
    expect(column).toMatchObject({ index: 1, keys: ['name', 'valueOf', 'toString'] });
    if (!column) return;
    expect(rows.slice(1).map((row) => withObject(row, column, false).cells.slice(2))).toEqual([
      ['Hafez', 'Ali', ''],
      ['Saadi', '', ''],
      ['Rumi', '', 'y'],
    ]);
  });

  it.each<[string, string[], string[] | undefined]>([
    [
      'reach the place',
      ['{"phone": "1", "website": "a"}', '{"phone": "2"}', '{"email": "b"}'],
      ['phone', 'website', 'email'],
    ],
    ['name somebody', ['{"name": "Ada", "phone": "1"}', '{"phone": "2"}', '{"phone": "3"}'], undefined],
    ['name an owner', ['{"owner": "Ada", "phone": "1"}', '{"phone": "2"}', '{"phone": "3"}'], undefined],
  ])('beside names of places is read if its contacts %s', (_, contacts, keys) => {
    const rows = cellsOf([['name', 'contact'], ...contacts.map((contact, i) => [`Mill ${i}`, contact])]);
    expect(objectColumn(rows)?.keys).toEqual(keys);
  });
});
