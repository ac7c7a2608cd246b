import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { testContext } from '../../../testing/execute.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { areCitiesDouble, joinCities } from './joinCities.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});
const join = () =>
  joinCities(testContext(services, { as: { kind: 'system' } }), { signal: new AbortController().signal });
const cities = async () =>
  (
    await database.db.pool.query<{ name: string; code: string | null; n: number; into: string | null }>(
      `SELECT t.name, t.country_code AS code, t.business_count AS n, m.country_code AS into
       FROM cities t LEFT JOIN cities m ON m.id = t.merged_into_id ORDER BY t.id`,
    )
  ).rows;
const row = (name: string, city: string, country = '') => ({ name, city, country });

describe('a city without a country', () => {
  it('is joined with the one of its name, once, and recorded as a join, not as an edit', async () => {
    await runImportOf(services, csvOf([row('Bir', 'ISTANBUL'), row('İki', 'İstanbul', 'TR')]));
    expect(await cities()).toHaveLength(2);
    expect(await areCitiesDouble(services)).toBe(true);
    expect(await join()).toEqual({ joined: 1 });
    expect(await cities()).toEqual([
      { name: 'ISTANBUL', code: null, n: 0, into: 'TR' },
      { name: 'İstanbul', code: 'TR', n: 2, into: null },
    ]);
    expect(await areCitiesDouble(services)).toBe(false);
    expect(await database.db.prisma.placeChange.findMany()).toMatchObject([
      { kind: 'MERGE', listings: 1, operatorId: null, appliedAt: expect.any(Date) },
    ]);
    // Later rows without a country find the city that has one.
    await runImportOf(services, csvOf([row('Üç', 'Istanbul')]));
    expect((await cities()).map(({ n }) => n)).toEqual([0, 3]);
  });

  it('stays if its name belongs to towns in several countries', async () => {
    await runImportOf(
      services,
      csvOf([
        row('One', 'Birmingham'),
        row('Two', 'Birmingham', 'US'),
        row('Three', 'Cambridge'),
        row('Four', 'Cambridge', 'US'),
        row('Five', 'Cambridge', 'GB'),
      ]),
    );
    expect(await areCitiesDouble(services)).toBe(false);
    expect(await join()).toEqual({ joined: 0 });
  });

  it('stays if one of its listings is in another country', async () => {
    await runImportOf(services, csvOf([row('Bir', 'İstanbul'), row('İki', 'İstanbul', 'TR')]));
    await database.db.pool.query(
      `INSERT INTO countries (code, name) VALUES ('DE', 'Germany') ON CONFLICT DO NOTHING`,
    );
    await database.db.pool.query(`UPDATE businesses SET country_code = 'DE' WHERE name = 'Bir'`);
    expect(await join()).toEqual({ joined: 0 });
  });
});

describe('cities of one town', () => {
  it('under names in two languages are joined to the one with most listings, once', async () => {
    await runImportOf(services, csvOf([row('Eins', 'Köln', 'DE'), row('Zwei', 'Köln', 'DE')]));
    await database.db.pool.query(
      `INSERT INTO cities (name, name_key, country_code, slug) VALUES ('Cologne', '', 'DE', 'cologne')`,
    );
    await runImportOf(services, csvOf([row('Drei', 'Cologne', 'DE')]));
    expect((await cities()).map(({ name, n }) => [name, n])).toEqual([
      ['Köln', 2],
      ['Cologne', 1],
    ]);
    expect(await areCitiesDouble(services)).toBe(true);
    expect(await join()).toEqual({ joined: 1 });
    expect((await cities()).map(({ name, n, into }) => [name, n, into])).toEqual([
      ['Köln', 3, null],
      ['Cologne', 0, 'DE'],
    ]);
    expect(await areCitiesDouble(services)).toBe(false);
  });
});
