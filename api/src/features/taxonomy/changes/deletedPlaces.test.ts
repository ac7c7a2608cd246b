import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrow, execute, testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { runBulkEdit } from '../../listings/bulk/runBulkEdit.ts';
import { runBulkUndo } from '../../listings/bulk/runBulkUndo.ts';
import { undoImport } from '../../imports/undo/undoImport.ts';

// References to a category or city during its creation and after its deletion.

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
let holder: PoolClient;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
  holder = await database.db.pool.connect();
});
afterEach(() => holder.release(true));

const send = (mutation: string, variables: object) =>
  execute<Record<string, { id: number }>>(services(), mutation, { ...variables }, { as });
const deletePlace = async (kind: 'CATEGORY' | 'CITY', id: number) => {
  const mutation = 'mutation ($input: DeletePlaceInput!) { deletePlace(input: $input) { id status } }';
  return executeOrThrow<{ deletePlace: { status: string } }>(
    services(),
    mutation,
    { input: { kind, id } },
    { as },
  );
};
const listing = (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } });
const idsIn = async (table: 'categories' | 'cities') =>
  (await database.db.pool.query<{ name: string; id: number }>(`SELECT name, id FROM ${table} ORDER BY id`))
    .rows;

/** Waits until a statement of this database waits for a lock. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await holder.query<{ n: number }>(
      `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    if (Number(rows[0]?.n) > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('an import', () => {
  const file = csvOf([{ name: 'Yelken', category: 'Cafe', city: 'Bodrum', country: 'Turkey' }]);

  it.each([
    ['category', `INSERT INTO categories (name, slug) VALUES ('CAFÉ', 'cafe') RETURNING id`],
    ['city', `INSERT INTO cities (name, slug, country_code) VALUES ('BODRUM', 'bodrum', 'TR') RETURNING id`],
  ] as const)('uses the %s of its name that is created while it is applied', async (kind, insert) => {
    await database.db.pool.query(`INSERT INTO countries (code, name) VALUES ('TR', 'Türkiye')`);
    const { id } = await queueImport(services(), file);
    await holder.query('BEGIN');
    const made = (await holder.query<{ id: number }>(insert)).rows[0]?.id;
    const running = runQueued(services(), id);
    await untilWaiting();
    await holder.query('COMMIT');
    expect(await running).toMatchObject({ status: 'DONE', created: 1, errorCode: null });
    const stored = await database.db.prisma.business.findFirstOrThrow();
    expect(kind === 'category' ? stored.categoryId : stored.cityId).toBe(made);
    expect([(await idsIn('categories')).length, (await idsIn('cities')).length]).toEqual([1, 1]);
  });

  it('gets another slug if its own is taken for another name meanwhile', async () => {
    const { id } = await queueImport(services(), file);
    await holder.query('BEGIN');
    await holder.query(`INSERT INTO categories (name, slug) VALUES ('Café & more', 'cafe')`);
    const running = runQueued(services(), id);
    await untilWaiting();
    await holder.query('COMMIT');
    expect(await running).toMatchObject({ status: 'DONE', created: 1, categoriesCreated: 1 });
    const { categoryId } = await database.db.prisma.business.findFirstOrThrow();
    const category = await database.db.prisma.category.findUniqueOrThrow({ where: { id: categoryId ?? 0 } });
    expect(category).toMatchObject({ name: 'Cafe', slug: 'cafe-2' });
  });

  it('is undone even if former categories and cities of its listings were deleted', async () => {
    const row = { name: 'Yelken', address: 'Yol 1', 'place id': 'ChIJdeletedplaces0000000001', rating: '4' };
    await runImportOf(services(), csvOf([{ ...row, category: 'Cafe', city: 'Bodrum' }]));
    const second = await runImportOf(
      services(),
      csvOf([{ ...row, category: 'Bar', city: 'Milas', rating: '5' }]),
    );
    const [cafe] = await idsIn('categories');
    const [bodrum] = await idsIn('cities');
    await deletePlace('CATEGORY', cafe?.id ?? 0);
    await deletePlace('CITY', bodrum?.id ?? 0);
    await undoImport(testContext(services(), { as }), second.id);
    expect(await runUndoOf(services(), second.id)).toMatchObject({
      status: 'UNDONE',
      undoResult: { restored: 1 },
    });
    const stored = await database.db.prisma.business.findFirstOrThrow({
      include: { category: true, city: true },
    });
    expect([Number(stored.rating), stored.category?.name, stored.city?.name]).toEqual([4, 'Bar', 'Milas']);
  });

  it('restores the sample listings without a category that was deleted meanwhile', async () => {
    const demo = await runImportOf(
      services(),
      csvOf([{ name: 'Sample', category: 'Cafe', city: 'Bodrum' }]),
      { isDemo: true },
    );
    expect(demo.status).toBe('DONE');
    const real = await runImportOf(services(), csvOf([{ name: 'Yelken', category: 'Cafe', city: 'Bodrum' }]));
    const other = await makeCategory(database.db, 'Bar');
    const city = await makeCity(database.db, 'Milas');
    await database.db.prisma.business.updateMany({ data: { categoryId: other.id, cityId: city.id } });
    for (const [kind, table] of [
      ['CATEGORY', 'categories'],
      ['CITY', 'cities'],
    ] as const)
      await deletePlace(kind, (await idsIn(table))[0]?.id ?? 0);
    await database.db.prisma.businessRevision.deleteMany();
    await database.db.pool.query('UPDATE businesses SET version = 1');
    await database.db.prisma.business.deleteMany();
    await undoImport(testContext(services(), { as }), real.id);
    expect(await runUndoOf(services(), real.id)).toMatchObject({
      status: 'UNDONE',
      undoResult: { demoRestored: 1 },
    });
    expect(await database.db.prisma.business.findFirstOrThrow()).toMatchObject({
      name: 'Sample',
      categoryId: null,
      cityId: null,
    });
  });
});

describe('a bulk edit', () => {
  async function work(run: typeof runBulkEdit | typeof runBulkUndo, id: number) {
    const { jobId, undoJobId } = await database.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
    const job = (run === runBulkUndo ? undoJobId : jobId) ?? 0;
    const signal = new AbortController().signal;
    const context = testContext(services(), { as: { kind: 'system' } });
    await run(context, { id: job, payload: { bulkEditId: id }, signal, progress: () => undefined });
    await database.db.prisma.job.update({ where: { id: job }, data: { status: 'DONE' } });
    return database.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
  }
  const start = async (changes: object) => {
    const { data } = await send('mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }', {
      input: { filter: {}, changes },
    });
    return data?.startBulkEdit?.id ?? 0;
  };

  it('is undone except for the category and the city, with its country, that were deleted since', async () => {
    const { db } = database;
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const izmir = await makeCity(db, 'İzmir');
    const place = { categoryId: cafe.id, cityId: izmir.id, countryCode: 'TR' };
    const { id } = await makeBusiness(db, place);
    const untouched = await makeBusiness(db, { countryCode: 'TR', categoryId: bar.id });
    const edit = await start({ categoryId: bar.id, countryCode: 'GR', isVerified: true });
    await work(runBulkEdit, edit);
    await deletePlace('CATEGORY', cafe.id);
    await deletePlace('CITY', izmir.id);
    await send('mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }', { id: edit });
    expect(await work(runBulkUndo, edit)).toMatchObject({ restored: 2, kept: 0 });
    expect(await listing(id)).toMatchObject({ categoryId: bar.id, countryCode: 'GR', isVerified: false });
    expect(await listing(untouched.id)).toMatchObject({ countryCode: 'TR', isVerified: false });
  });

  it('ends with the reason if its category was deleted before it started', async () => {
    const bar = await makeCategory(database.db, 'Bar');
    const { id } = await makeBusiness(database.db);
    const edit = await start({ categoryId: bar.id });
    await deletePlace('CATEGORY', bar.id);
    await expect(work(runBulkEdit, edit)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringMatching(/category/i),
    });
    expect((await listing(id)).categoryId).toBeNull();
  });
});
