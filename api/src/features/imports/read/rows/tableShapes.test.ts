import { afterAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { makeCsv } from '../fixtures/makeCsv.ts';
import { temporaryFiles } from '../fixtures/temporaryFiles.ts';
import { readRows } from './readRows.ts';
import { examples } from '../../../../../../domain/testing/examples.ts';

const files = temporaryFiles();

afterAll(() => files.remove());

const header = ['Name', 'Category', 'Address', 'City', 'Phone', 'Website', 'Rating', 'Notes of mine'];
const places = Array.from({ length: 8 }, (_, i) => [
  `Copper Kettle ${i}`,
  i % 2 === 0 ? 'Bakery' : 'Pharmacy',
  `${i + 3} Market St, Chicago, IL 6060${i}`,
  'Chicago',
  `(312) 555-010${i}`,
  `https://kettle-${i}.example/`,
  `4.${i}`,
  '',
]);

/** Result for a table: each listing without its position in the file, and the number of refused rows. */
async function read(rows: readonly (readonly string[])[]) {
  const path = files.write('list.csv', makeCsv(rows.map((row) => [...row])));
  const listings: string[] = [];
  const refused: number[] = [];
  for await (const message of readRows({ path, fileName: 'list.csv', mapping: null })) {
    if (message.type === 'row') listings.push(JSON.stringify({ ...message.row, rowNumber: 0 }));
    if (message.type === 'refused') refused.push(message.rowNumber);
  }
  return { listings: listings.sort(), refused };
}

const order = (length: number) =>
  fc.shuffledSubarray(
    Array.from({ length }, (_, i) => i),
    { minLength: length, maxLength: length },
  );

describe('a table of listings', () => {
  it('gives the same result in any order of its rows and columns, with blank rows and repeated headers anywhere', async () => {
    const plain = await read([header, ...places]);
    expect(plain.listings).toHaveLength(places.length);
    await fc.assert(
      fc.asyncProperty(
        order(places.length),
        order(header.length),
        fc.array(fc.nat(places.length), { maxLength: 4 }),
        fc.array(fc.integer({ min: 1, max: places.length }), { maxLength: 2 }),
        async (rowOrder, columnOrder, blanks, headers) => {
          const pick = (row: readonly string[]) => columnOrder.map((index) => row[index] ?? '');
          const rows = rowOrder.flatMap((index, at) => [
            ...(blanks.includes(at) ? [[''], columnOrder.map(() => ' ')] : []),
            ...(headers.includes(at) ? [pick(header)] : []),
            pick(places[index] ?? []),
          ]);
          expect(await read([pick(header), ...rows])).toEqual(plain);
        },
      ),
      { numRuns: examples(15) },
    );
  });

  it('loses no listing to an unreadable value of any kind', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { minLength: 7, maxLength: 7 }),
        async (values) => {
          const odd = ['Odd One', ...values.map((value) => value.replace(/["\r\n\0]/g, ''))];
          const { listings, refused } = await read([header, ...places, odd]);
          expect([listings.length, refused]).toEqual([places.length + 1, []]);
        },
      ),
      { numRuns: examples(15) },
    );
  });

  it('makes no listing of totals, notes and section titles', async () => {
    const { listings, refused } = await read([
      header,
      ['District: Loop'],
      ...places,
      ['Total', '8'],
      ['Razem: 8 firm'],
      ['Source: own survey'],
    ]);
    expect([listings.length, refused]).toEqual([places.length, [2, 11, 12, 13]]);
  });

  it('is read if each place is a column', async () => {
    const rows = [header, ...places];
    const turned = header.map((_, at) => rows.map((row) => row[at] ?? ''));
    expect((await read(turned)).listings).toEqual((await read(rows)).listings);
  });
});
