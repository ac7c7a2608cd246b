import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { makeCsv } from '../read/fixtures/makeCsv.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

/** The countries of listings by the first letter of their names. */
async function countriesOf(rows: string[][]): Promise<Record<string, (string | null)[]>> {
  await runImportOf(services, makeCsv(rows));
  const { rows: stored } = await database.db.pool.query<{ name: string; code: string | null }>(
    'SELECT name, country_code AS code FROM businesses ORDER BY id',
  );
  const codes: Record<string, Set<string | null>> = {};
  for (const { name, code } of stored) (codes[name.charAt(0)] ??= new Set()).add(code);
  return Object.fromEntries(Object.entries(codes).map(([letter, found]) => [letter, [...found]]));
}

const first = [
  ['Name', 'Address', 'Phone'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((n) => [`A${n} Diner`, `${n} Tremont St, Boston, MA 02118`, '']),
];
const six = [1, 2, 3, 4, 5, 6];
const london = (n: number) => `020 7946 00${10 + n}`;
const boston = (n: number) => `(617) 800-46${10 + n}`;

describe('a table below another one, with other columns', () => {
  it.each([
    ['English', ['Name', 'Phone', 'Website']],
    ['German', ['Bezeichnung', 'Telefon', 'Webseite']],
    ['Spanish, in another order', ['Teléfono', 'Nombre', 'Sitio web']],
  ])('does not get its country if its phones are none of it: %s', async (_, header) => {
    const at = header.findIndex((name) => /^(?:Tel|Pho)/.test(name));
    const row = (n: number) => {
      const others = [`B${n} Rooms`, `https://b${n}.example/`];
      return header.map((_, i) => (i === at ? london(n) : (others.shift() ?? '')));
    };
    expect(await countriesOf([...first, [''], header, ...six.map(row)])).toEqual({ A: ['US'], B: [null] });
  });

  it('gets it if its phones fit', async () => {
    const rows = six.map((n) => [`B${n} Rooms`, boston(n), `https://b${n}.example/`]);
    expect(await countriesOf([...first, [''], ['Name', 'Phone', 'Website'], ...rows])).toEqual({
      ...{ A: ['US'], B: ['US'] },
    });
  });

  it('gets the one that its own rows show', async () => {
    const shown = [1, 2, 3, 4].map((n) => [
      `B${n} Rooms`,
      `${n} Torstraße, 10119 Berlin, Germany`,
      '030 123456',
    ]);
    const silent = ['B9 Rooms', '', '030 1234567'];
    const rows = [...first, [''], ['Name', 'Standort', 'Telefon'], ...shown, silent];
    expect(await countriesOf(rows)).toEqual({ A: ['US'], B: ['DE'] });
  });
});

it('a table with the same header again gets the country of the first one, whatever its rows show', async () => {
  const rows = six.map((n) => [`B${n} Rooms`, '', '']);
  expect(await countriesOf([...first, [''], ['Name', 'Address', 'Phone'], ...rows])).toEqual({
    ...{ A: ['US'], B: ['US'] },
  });
});

it('rows whose columns change without a header do not get the country of those before', async () => {
  const header = ['Name', 'Address', 'City', 'Zip', 'Phone', 'Website', 'Rating'];
  const rows = first
    .slice(1)
    .map(([name = '', address = ''], n) => [name, address, 'Boston', '02118', '', '', `4.${n}`]);
  const others = six.map((n) => [`B${n} Rooms`, '', '', '', london(n), `https://b${n}.example/`, '']);
  expect(await countriesOf([header, ...rows, ...others])).toEqual({ A: ['US'], B: [null] });
});

it('rows of a list that say less than those before get its country', async () => {
  const header = ['Name', 'Address', 'City', 'Zip', 'Phone', 'Rating'];
  const rows = first
    .slice(1)
    .map(([name = '', address = ''], n) => [name, address, 'Boston', '02118', boston(n), `4.${n}`]);
  const others = six.map((n) => [`B${n} Rooms`, '', '', '', '', '']);
  expect(await countriesOf([header, ...rows, ...others])).toEqual({ A: ['US'], B: ['US'] });
});
