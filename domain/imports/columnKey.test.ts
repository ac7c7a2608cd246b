import { describe, expect, it } from '@jest/globals';
import { columnKey, keyWithin, mappingWithin } from './columnKey.ts';

const column = (sheet: string, number: number, header: string) => ({ sheet, number, header });

describe('the key of a column in a mapping', () => {
  it('is its header, in one sheet and in several', () => {
    const name = column('A', 1, 'Store name');
    expect(columnKey(name, [name])).toBe('Store name');
    expect(columnKey(name, [name, column('B', 1, 'Store name')])).toBe('Store name');
  });

  it('is its number if another column of the sheet has the same name', () => {
    const second = column('A', 2, 'Phone');
    expect(columnKey(second, [column('A', 1, 'Phone'), second])).toBe('2');
  });

  it('begins with the sheet if it could name a column of another sheet', () => {
    const headless = column('Sheet 2', 3, 'C');
    const twice = column('Sheet 2', 2, 'Phone');
    const columns = [column('Stores', 3, 'Code'), column('Sheet 2', 1, 'Phone'), twice, headless];
    expect(columnKey(headless, columns)).toBe('Sheet 2!C');
    expect(columnKey(twice, columns)).toBe('Sheet 2!2');
    expect(columnKey(column('Stores', 4, 'Ad'), columns)).toBe('Stores!Ad');
    expect(columnKey(headless, [headless])).toBe('C');
  });
});

describe('a mapping within a sheet', () => {
  it('omits the sheet, and prefers entries with the sheet’s name', () => {
    const mapping = { C: 'city', 'Sheet 2!C': 'name', 'Stores!D': '', 'Order now!': 'orderLink' };
    expect(mappingWithin('Sheet 2', mapping)).toEqual({
      ...{ C: 'name', 'Stores!D': '', 'Order now!': 'orderLink' },
    });
    expect(mappingWithin('Stores', mapping)).toMatchObject({ C: 'city', D: '' });
    expect(keyWithin('Stores', 'Stores!D')).toBe('D');
  });
});
