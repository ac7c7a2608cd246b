import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../../lib/context.ts';
import { csvOf, runImportOf, runUndoOf } from '../../../../testing/runImportOf.ts';
import { testServices } from '../../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

let made = 0;
const rowOf = (city: string, country: string) => {
  made += 1;
  return { name: `Place ${made}`, city, country, 'place id': `ChIJtowns${made}`.padEnd(27, 'x') };
};
const importOf = (...rows: [string, string][]) =>
  runImportOf(services, csvOf(rows.map((row) => rowOf(...row))));
const cities = async () =>
  (await database.db.prisma.city.findMany({ orderBy: { id: 'asc' } })).map(({ name, businessCount }) => [
    name,
    businessCount,
  ]);

describe('cities of an import', () => {
  it('are one for each town, in any language and script, by its usual name if the file has it', async () => {
    await importOf(
      ['Cologne', 'DE'],
      ['Colonia', 'DE'],
      ['Köln', 'DE'],
      ['Vienna', 'AT'],
      ['Wien', 'AT'],
      ['Munich', 'DE'],
      ['Praha', 'CZ'],
      ['Prag', 'CZ'],
      ['القاهرة', 'EG'],
      ['Cairo', 'EG'],
      ['Moscow', 'RU'],
      ['Москва', 'RU'],
    );
    const found = await cities();
    expect(found).toHaveLength(6);
    expect(found).toEqual(
      expect.arrayContaining([
        ['Köln', 3],
        ['Vienna', 2],
        ['Cairo', 2],
        ['Moscow', 2],
        ['Munich', 1],
        ['Praha', 2],
      ]),
    );
  });

  it('are found again by later files under another name, and an undo takes only its own listings back', async () => {
    await importOf(['München', 'DE'], ['Athens', 'GR']);
    const { id } = await importOf(['Munich', 'DE'], ['Monaco di Baviera', 'DE'], ['Αθήνα', 'GR']);
    expect(await cities()).toEqual([
      ['München', 3],
      ['Athens', 2],
    ]);
    await runUndoOf(services, id);
    expect(await cities()).toEqual([
      ['München', 1],
      ['Athens', 1],
    ]);
  });

  it('stay apart if a name is that of several towns of the country, of a town elsewhere, or of no country', async () => {
    await importOf(
      ['Frankfurt', 'DE'],
      ['Frankfurt am Main', 'DE'],
      ['Cologne', 'US'],
      ['Köln', 'DE'],
      ['Vienna', ''],
      ['Wien', 'AT'],
    );
    expect(await cities()).toHaveLength(6);
  });
});
