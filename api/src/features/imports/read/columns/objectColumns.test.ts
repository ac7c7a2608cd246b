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
});
