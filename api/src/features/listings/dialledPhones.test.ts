import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../lib/context.ts';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeBusiness, makeCity, makeOperator } from '../../testing/factories.ts';
import { csvOf, runImportOf, runUndoOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { undoImport } from '../imports/undo/undoImport.ts';
import { testContext } from '../../testing/execute.ts';

// A number as its country writes it can be dialled from abroad as soon as the country is known, however it became known.

const database = useTestDatabase();
const services = () => testServices(database.db);
const phones = async () =>
  (
    await database.db.prisma.business.findMany({
      where: { deletedAt: null },
      orderBy: { id: 'asc' },
      select: { phone: true, countryCode: true, phoneNormalised: true },
    })
  ).map(({ phone, countryCode, phoneNormalised }) => [phone, countryCode, phoneNormalised]);
const national = '0212 555 01 42';
const dialled = '+902125550142';
const place = { name: 'Kahve', place_id: 'ChIJkahve0000000000000000', address: 'Yol 1' };

describe('a phone', () => {
  let as: Viewer;
  beforeEach(async () => {
    ({ viewer: as } = await makeOperator(database.db));
  });

  it('is normalized with the country of a later file, until that import is undone', async () => {
    await runImportOf(services(), csvOf([{ ...place, phone: national }]));
    expect(await phones()).toEqual([[national, null, null]]);
    const second = csvOf([{ ...place, country: 'TR' }]);
    const { id } = await runImportOf(services(), second);
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
    expect(await runImportOf(services(), second)).toMatchObject({ unchanged: 1, updated: 0 });
    await undoImport(testContext(services(), { as }), id);
    await runUndoOf(services(), id);
    expect(await phones()).toEqual([[national, null, null]]);
  });

  it('is normalized with the country of another row of the place', async () => {
    await runImportOf(
      services(),
      csvOf([
        { ...place, phone: national },
        { ...place, country: 'TR' },
      ]),
    );
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
  });

  it('is normalized with the country of its listing if the file has none', async () => {
    await runImportOf(services(), csvOf([{ ...place, country: 'TR' }]));
    await runImportOf(services(), csvOf([{ ...place, phone: national }]));
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
  });

  it('keeps the country that an operator gave its listing', async () => {
    await runImportOf(services(), csvOf([{ ...place, phone: national, country: 'TR' }]));
    await database.db.pool.query(`UPDATE businesses SET edited_fields = '{country_code}'`);
    await runImportOf(services(), csvOf([{ ...place, country: 'US' }]));
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
  });

  it('is normalized with the country that a listing takes over in a merge', async () => {
    const { db } = database;
    const city = await makeCity(db, 'İstanbul');
    const winner = await makeBusiness(db, { name: 'Kahve', phone: national });
    const loser = await makeBusiness(db, { name: 'Kahve', cityId: city.id, countryCode: 'TR' });
    const { mergeBusinesses } = await executeOrThrow<{ mergeBusinesses: { mergeIds: number[] } }>(
      services(),
      'mutation ($input: MergeBusinessesInput!) { mergeBusinesses(input: $input) { mergeIds } }',
      {
        input: {
          winner: { id: winner.id },
          losers: [{ id: loser.id }],
          choices: [{ field: 'city', businessId: loser.id }],
        },
      },
      { as },
    );
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
    await executeOrThrow(
      services(),
      'mutation ($id: Int!) { undoMerge(id: $id) { loserId } }',
      { id: mergeBusinesses.mergeIds[0] },
      { as },
    );
    expect(await phones()).toEqual([
      [national, null, null],
      [null, 'TR', null],
    ]);
  });

  it('is normalized with the country of an edit, and of another phone', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Kahve', phone: national });
    const update = (input: object) =>
      executeOrThrow(
        services(),
        'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
        { id, input },
        { as },
      );
    await update({ countryCode: 'TR' });
    expect(await phones()).toEqual([[national, 'TR', dialled]]);
    await update({ phone: '0312 555 01 42' });
    expect(await phones()).toEqual([['0312 555 01 42', 'TR', '+903125550142']]);
  });
});
