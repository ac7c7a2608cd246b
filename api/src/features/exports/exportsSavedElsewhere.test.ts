import { buffer } from 'node:stream/consumers';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import Papa from 'papaparse';
import { examples } from '../../../../domain/testing/examples.ts';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses } from '../../testing/factories.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportBusinesses } from './exportBusinesses.ts';

// Spreadsheet programs read digits of a text table as numbers, and save what is left of them.

const database = useTestDatabase();
const services = () => testServices(database.db);

async function exported(): Promise<string> {
  const context = testContext(services(), { as: { kind: 'system' } });
  const selection = { format: 'csv' as const, filter: {}, startIndex: null, endIndex: null };
  return (await buffer((await exportBusinesses(context, selection)).content)).toString('utf8');
}

/** A cell as such programs save it: 15 digits, no leading zeros, an exponent from 12 digits on. */
function savedCell(cell: string): string {
  if (/^[+-]?\d+$/.test(cell)) {
    const digits = String(BigInt(cell));
    return digits.length < 12 ? digits : withoutZeros(Number(cell).toExponential(5)).toUpperCase();
  }
  return /^-?\d+\.\d+$/.test(cell) ? String(Number(Number(cell).toPrecision(15))) : cell;
}
const withoutZeros = (number: string) => number.replace(/\.?0+(?=e)/, '');

function saved(file: string, change: (cell: string, header: string) => string = (cell) => cell): string {
  const [header = [], ...rows] = Papa.parse<string[]>(file.replace('\ufeff', '').trimEnd()).data;
  const cells = rows.map((row) => row.map((cell, at) => change(savedCell(cell), header[at] ?? '')));
  return Papa.unparse([header, ...cells]);
}

const stored = async () =>
  (await database.db.pool.query(`SELECT to_jsonb(b) - 'search_vector' AS b FROM businesses b ORDER BY id`))
    .rows;

const digits = (most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 7, maxLength: most }).map((all) => all.join(''));
const anyListing = fc.record({
  phone: fc
    .tuple(fc.constantFrom('0', '00', '+', '', '+0'), fc.integer({ min: 1, max: 9 }), digits(12))
    .map((parts) => parts.join('')),
  postalCode: fc.constantFrom('01225', '1225', '00501', 'SW1A 1AA'),
  name: fc.constantFrom('Kafe', '01', '007', '1881'),
  street: fc.constantFrom('Road 1', '0012', '12'),
  // Thirds have all the digits that a number may have.
  latitude: fc.integer({ min: -267, max: 267 }).map((degrees) => degrees / 3),
  longitude: fc.integer({ min: -537, max: 537 }).map((degrees) => degrees / 3),
});

it('an exported text table changes nothing after a spreadsheet program saved it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyListing, { minLength: 1, maxLength: 12 }), async (listings) => {
      await database.db.pool.query('SELECT seed.reset()');
      await makeBusinesses(database.db, listings.length, (i) => ({ countryCode: null, ...listings[i] }));
      const before = await stored();
      const again = await runImportOf(services(), saved(await exported()), { fileName: 'export.csv' });
      expect(again).toMatchObject({ status: 'DONE', created: 0, updated: 0, refused: 0 });
      expect(await stored()).toEqual(before);
    }),
    {
      numRuns: examples(5),
      endOnFailure: true,
      examples: [
        [
          ['09171010070', '0041787077282', '639162125964', '+41787077282', '02125550101'].map((phone) => ({
            phone,
            postalCode: '01225',
            name: '01',
            street: '0012',
            latitude: 47.367293499999995,
            longitude: 8.560927399999999,
          })),
        ],
      ],
    },
  );
});

it('a phone, a name and a position that an operator corrects in such a table are imported', async () => {
  await database.db.pool.query('SELECT seed.reset()');
  await makeBusinesses(database.db, 1, () => ({
    name: '01',
    phone: '02125550101',
    latitude: 41.00000001,
    longitude: 29,
  }));
  const changes: Record<string, string> = { name: '2', phone: '2125550102', latitude: '41.00001' };
  const file = saved(await exported(), (cell, header) => changes[header] ?? cell);
  expect(await runImportOf(services(), file, { fileName: 'export.csv' })).toMatchObject({ updated: 1 });
  expect(await database.db.prisma.business.findFirst()).toMatchObject({
    name: '2',
    phone: '2125550102',
    latitude: 41.00001,
  });
});
