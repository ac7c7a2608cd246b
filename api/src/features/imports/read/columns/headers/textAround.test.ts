import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

const withLine = (line: (at: number) => string) =>
  names.map((name, at) => [`${name}${line(at)}`, `+4930123450${at}`]);

describe('a line below a name', () => {
  it.each(['Top 10', 'Sponsored', 'Öne çıkan'])(
    'that some rows have is a mark of the page: %s',
    async (mark) => {
      const rows = await read([['name', 'phone'], ...withLine((at) => (at % 2 ? `\n${mark}` : ''))]);
      expect(rows.map(({ name }) => name)).toEqual(names);
    },
  );

  it('that one row has belongs to the name', async () => {
    const rows = await read([['name', 'phone'], ...withLine((at) => (at === 3 ? '\nand Garden' : ''))]);
    expect(rows[3]?.name).toBe('Corner Oven and Garden');
  });
});
