import { beforeEach, describe, expect, it } from '@jest/globals';
import { countryName } from '../../../../../domain/countries.ts';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrow } from '../../../testing/execute.ts';
import {
  makeBusiness,
  makeCategory,
  makeCity,
  makeCountry,
  makeOperator,
} from '../../../testing/factories.ts';
import { refusalWithRetry } from '../../../testing/retryWhileBusy.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
});

const turkey = countryName('TR');
const mutation = `mutation ($input: RenameCountryInput!) {
  renameCountry(input: $input) { id countryCode before after isUndone operatorName } }`;
interface Rename {
  id: number;
}
const rename = async (input: object) =>
  (await executeOrThrow<{ renameCountry: Rename }>(services(), mutation, { input }, { as })).renameCountry;
const codeOf = (operation: string, variables: Record<string, unknown>) =>
  refusalWithRetry(services(), operation, variables, { as });
const tryRename = (input: object) => codeOf(mutation, { input });
const undo = (id: number) =>
  codeOf('mutation ($id: Int!) { undoCountryRename(id: $id) { isUndone } }', { id });
const shown = async () =>
  await executeOrThrow<Record<string, { name: string } | { country: { name: string } }[]>>(
    services(),
    `{ countries { code name } cities { nodes { country { name } } } businesses(first: 1) {
         nodes { country { name } city { country { name } } } facets { countries { value label count } } } }`,
  );

describe('a renamed country', () => {
  it('is shown by its new name everywhere, and can be reset to its former one', async () => {
    const { db } = database;
    const { id: cityId } = await makeCity(db, 'İzmir');
    await makeBusiness(db, { cityId, countryCode: 'TR' });
    const before = await shown();
    const change = await rename({ code: 'tr', name: ' Anatolia ', seenName: turkey });
    expect(change).toMatchObject({
      countryCode: 'TR',
      before: turkey,
      after: 'Anatolia',
      operatorName: 'Ayşe',
    });
    expect(JSON.stringify(await shown())).toBe(
      JSON.stringify(before).replaceAll(`"${turkey}"`, '"Anatolia"'),
    );
    const { managedCountries } = await executeOrThrow<{ managedCountries: object[] }>(
      services(),
      '{ managedCountries { code name standardName isRenamed businessCount cityCount } }',
      {},
      { as },
    );
    expect(managedCountries).toEqual([
      { code: 'TR', name: 'Anatolia', standardName: turkey, isRenamed: true, businessCount: 1, cityCount: 1 },
    ]);

    const second = await rename({ code: 'TR', name: 'Asia Minor' });
    expect(await undo(change.id)).toBe('CONFLICT');
    expect(await undo(second.id)).toBeNull();
    expect(await undo(change.id)).toBeNull();
    expect(await undo(change.id)).toBe('CONFLICT');
    expect(await undo(999)).toBe('NOT_FOUND');
    expect(await shown()).toEqual(before);
    const events = await db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(events.map(({ action, entityId, before: was, after }) => [action, entityId, was, after])).toEqual([
      ['country.rename', 'TR', { name: turkey }, { name: 'Anatolia' }],
      ['country.rename', 'TR', { name: 'Anatolia' }, { name: 'Asia Minor' }],
      ['country.undo', 'TR', { name: 'Asia Minor' }, { name: 'Anatolia' }],
      ['country.undo', 'TR', { name: 'Anatolia' }, { name: turkey }],
    ]);
  });

  it('gets its English name back if the name is empty or the English one', async () => {
    await makeCountry(database.db, 'TR');
    for (const name of [null, '', turkey]) {
      await rename({ code: 'TR', name: 'Anatolia' });
      await rename({ code: 'TR', name });
      expect(await database.db.prisma.country.findMany()).toMatchObject([{ name: turkey, isRenamed: false }]);
    }
  });

  it('may have no listings yet, and keeps its name when an import brings the first', async () => {
    await rename({ code: 'TR', name: 'Anatolia' });
    await runImportOf(services(), csvOf([{ name: 'Yelken', city: 'İzmir', country: 'Turkey' }]));
    expect(await database.db.prisma.country.findMany()).toMatchObject([
      { code: 'TR', name: 'Anatolia', businessCount: 1 },
    ]);
  });

  it('is accepted by its name from a client that writes a listing back as it read it', async () => {
    const { id: categoryId } = await makeCategory(database.db);
    await rename({ code: 'TR', name: 'Anatolia' });
    const input = { name: 'Yelken', categoryId, address: 'Yol 1', country: 'ANATOLIA' };
    const create = 'mutation ($input: BusinessInput!) { createBusiness(input: $input) { country { code } } }';
    expect(await executeOrThrow(services(), create, { input }, { as })).toEqual({
      createBusiness: { country: { code: 'TR' } },
    });
    expect(await codeOf(create, { input: { ...input, country: 'Atlantis' } })).toBe('BAD_INPUT');
  });

  it('cannot take the name of another country, an invalid name, or overwrite a concurrent change', async () => {
    await makeCountry(database.db, 'GR');
    await rename({ code: 'GR', name: 'Hellas' });
    for (const [input, code] of [
      [{ code: 'TR', name: 'Germany' }, 'CONFLICT'],
      [{ code: 'TR', name: 'Almanya' }, 'CONFLICT'],
      [{ code: 'TR', name: 'HELLÁS' }, 'CONFLICT'],
      [{ code: 'TR', name: 'Hel\u200blas' }, 'CONFLICT'],
      [{ code: 'TR', name: 'H\u0435llas' }, 'CONFLICT'],
      [{ code: 'TR', name: '\u202e' }, 'BAD_INPUT'],
      [{ code: 'GR', name: 'Hellas' }, 'CONFLICT'],
      [{ code: 'GR', name: 'Ellada', seenName: 'Greece' }, 'CONFLICT'],
      [{ code: 'TR', name: null }, 'CONFLICT'],
      [{ code: 'TR', name: 'x'.repeat(81) }, 'BAD_INPUT'],
      [{ code: 'Turkey', name: 'Anatolia' }, 'BAD_INPUT'],
      [{ code: 'ZZ', name: 'Anatolia' }, 'BAD_INPUT'],
    ] as const)
      expect([input, await tryRename(input)]).toEqual([input, code]);
    const holder = await database.db.pool.connect();
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    expect(await tryRename({ code: 'TR', name: 'Anatolia' })).toBe('CONFLICT');
    holder.release(true);
    const both = await Promise.all(['TR', 'BG'].map((code) => tryRename({ code, name: 'Anatolia' })));
    expect(both).toEqual(expect.arrayContaining(['CONFLICT', null]));
  });
});
