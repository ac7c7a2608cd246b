import { describe, expect, it } from '@jest/globals';
import { names, useLists } from '../../fixtures/lists.ts';

const { read } = useLists();

const indented = (...lines: string[]) =>
  `\n${lines.map((line) => `            ${line}`).join('\n')}\n        `;

describe('cells with the layout of the markup that they were cut out of', () => {
  it('are read as the one line that a page shows', async () => {
    const header = ['Name', 'Cuisines', 'City', 'Rating', 'NumberOfReviews'];
    const rows = names.map((name, i) => [
      indented(name),
      indented(i % 2 ? 'Italian' : 'Steakhouse'),
      indented(i % 2 ? 'Riyadh' : 'Jeddah'),
      i % 2 ? indented('Very Good') : `\n4.${i}\n`,
      indented('(', `${20 + i * 9}`, 'Reviews', ')'),
    ]);
    const found = await read([header, ...rows]);
    expect(found.map(({ name, city, rating, reviewCount }) => [name, city, rating, reviewCount])).toEqual(
      names.map((name, i) => [
        name,
        i % 2 ? 'Riyadh' : 'Jeddah',
        i % 2 ? null : Number(`4.${i}`),
        20 + i * 9,
      ]),
    );
    expect(found[0]?.category).toBe('Steakhouse');
  });
});

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
