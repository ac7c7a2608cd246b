import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import type { Viewer } from '../../../lib/context.ts';
import { ask, execute, testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { runPlaceChange, runPlaceUndo } from './runPlaceChange.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
let holder: PoolClient;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
  holder = await database.db.pool.connect();
});
afterEach(() => holder.release(true));

interface Change {
  id: number;
  kind: string;
  status: string;
  placeName: string;
  places: number;
  restored: number;
  skipped: number;
  isGone: boolean;
  after: object;
}
const fields = 'id kind status placeName places restored skipped isGone before after errorMessage';
/** Result of a mutation, or the code, message and fields of its error. */
async function attempt(name: string, type: string, value: unknown) {
  const argument = type === 'Int' ? 'id' : 'input';
  const { data, errors } = await execute<Record<string, Change>>(
    services(),
    `mutation ($value: ${type}!) { ${name}(${argument}: $value) { ${fields} } }`,
    { value },
    { as },
  );
  const [error] = errors;
  return {
    change: data?.[name] ?? null,
    code: error?.extensions?.code ?? null,
    message: error?.message ?? null,
    fields: error?.extensions?.fields ?? null,
  };
}
async function succeed(...args: Parameters<typeof attempt>): Promise<Change> {
  const { change, ...refusal } = await attempt(...args);
  if (!change) throw new Error(JSON.stringify(refusal));
  return change;
}
const tryDelete = (input: object) => attempt('deletePlace', 'DeletePlaceInput', input);
const remove = (input: object) => succeed('deletePlace', 'DeletePlaceInput', input);
const removeEmpty = (input: object) => succeed('deleteEmptyPlaces', 'DeleteEmptyPlacesInput', input);
const undo = (id: number) => succeed('undoPlaceChange', 'Int', id);
const tryUndo = (id: number) => attempt('undoPlaceChange', 'Int', id);
const read = async (id: number) =>
  (
    await ask<{ placeChange: Change }>(
      services(),
      `query ($id: Int!) { placeChange(id: $id) { ${fields} } }`,
      { id },
      { as },
    )
  ).placeChange;
const rows = async (table: string, columns = '*') =>
  (await database.db.pool.query<Record<string, unknown>>(`SELECT ${columns} FROM ${table} ORDER BY 1`)).rows;
const slugLeadsTo = async (slug: string) =>
  (
    await ask<{ category: { slug: string } | null }>(
      services(),
      'query ($slug: String!) { category(slug: $slug) { slug } }',
      { slug },
    )
  ).category?.slug ?? null;
const actions = async () =>
  (await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);

/** Does the job of a change as a worker would. */
async function work(run: typeof runPlaceChange | typeof runPlaceUndo, id: number): Promise<Change> {
  const { jobId, undoJobId } = await database.db.prisma.placeChange.findUniqueOrThrow({ where: { id } });
  const job = (run === runPlaceUndo ? undoJobId : jobId) ?? 0;
  const signal = new AbortController().signal;
  const context = testContext(services(), { as: { kind: 'system' } });
  await run(context, { id: job, payload: { placeChangeId: id }, signal, progress: () => undefined });
  await database.db.prisma.job.update({ where: { id: job }, data: { status: 'DONE' } });
  return read(id);
}

describe('a category or city that no listing uses', () => {
  it('is deleted, and restored with its id, slugs, names and merged ones', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe', { icon: 'cup' });
    await db.prisma.category.update({
      where: { id: cafe.id },
      data: { name: 'Kahvehane', slug: 'kahvehane' },
    });
    await makeCategory(db, 'Kıraathane', { mergedIntoId: cafe.id });
    const before = [
      await rows('categories', 'id, name, former_keys, slug, icon, merged_into_id, created_at'),
    ];
    const change = await remove({ kind: 'CATEGORY', id: cafe.id });
    expect(change).toMatchObject({
      kind: 'DELETE',
      status: 'DONE',
      placeName: 'Kahvehane',
      places: 1,
      isGone: true,
    });
    expect([await rows('categories'), await rows('old_slugs')]).toEqual([[], []]);
    for (const slug of ['cafe', 'kahvehane', 'kiraathane']) expect(await slugLeadsTo(slug)).toBeNull();
    expect((await tryDelete({ kind: 'CATEGORY', id: cafe.id })).code).toBe('NOT_FOUND');

    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE', restored: 1, skipped: 0, isGone: false });
    expect([
      await rows('categories', 'id, name, former_keys, slug, icon, merged_into_id, created_at'),
    ]).toEqual(before);
    for (const slug of ['cafe', 'kahvehane', 'kiraathane']) expect(await slugLeadsTo(slug)).toBe('kahvehane');
    expect((await tryUndo(change.id)).code).toBe('CONFLICT');
    // An import finds it by each of its names.
    expect(
      await runImportOf(
        services(),
        csvOf(['Cafe', 'Kıraathane'].map((category) => ({ name: category, category }))),
      ),
    ).toMatchObject({ created: 2, categoriesCreated: 0 });
    expect(await actions()).toEqual(['category.delete', 'category.undoDelete', 'import.start']);
  });

  it('keeps its country as a city', async () => {
    const { db } = database;
    const city = await makeCity(db, 'İzmir', { countryCode: 'TR' });
    const change = await remove({ kind: 'CITY', id: city.id });
    expect(await db.prisma.city.count()).toBe(0);
    await undo(change.id);
    expect(await db.prisma.city.findFirstOrThrow()).toMatchObject({
      ...city,
      version: 2,
    });
  });

  it('is not restored if its name or slug is taken, which is reported by field', async () => {
    const { db } = database;
    const first = await remove({ kind: 'CATEGORY', id: (await makeCategory(db, 'Cafe')).id });
    const { id } = await makeCategory(db, 'CAFÉ', { slug: 'other' });
    expect(await tryUndo(first.id)).toMatchObject({ code: 'CONFLICT', fields: { name: expect.any(String) } });
    await db.prisma.category.update({ where: { id }, data: { name: 'Bar', slug: 'cafe' } });
    expect(await tryUndo(first.id)).toMatchObject({ code: 'CONFLICT', fields: { slug: expect.any(String) } });
    // Another one's former address is that one's permanently.
    await db.prisma.category.update({ where: { id }, data: { slug: 'bar' } });
    expect((await tryUndo(first.id)).code).toBe('CONFLICT');
    await db.prisma.category.update({ where: { id }, data: { name: '\u0421afe' } });
    expect(await tryUndo(first.id)).toMatchObject({ code: 'CONFLICT', fields: { name: expect.any(String) } });
    await db.prisma.category.delete({ where: { id } });
    expect((await undo(first.id)).status).toBe('UNDONE');
  });

  it('is deleted by the worker during an import, unless a listing uses it by then', async () => {
    const { db } = database;
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const [first, second] = [
      await remove({ kind: 'CATEGORY', id: cafe.id }),
      await remove({ kind: 'CATEGORY', id: bar.id }),
    ];
    await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
    expect([first.status, second.status, await db.prisma.category.count()]).toEqual(['QUEUED', 'QUEUED', 2]);
    expect(await work(runPlaceChange, first.id)).toMatchObject({ status: 'DONE', isGone: true });
    await makeBusiness(db, { categoryId: bar.id });
    await expect(work(runPlaceChange, second.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await db.prisma.category.findMany()).toMatchObject([{ name: 'Bar', businessCount: 1 }]);
  });
});

describe('a category or city that is used', () => {
  it('is not deleted: the refusal names the number of listings, and points to merging', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    await makeBusiness(db, { categoryId: cafe.id });
    await makeBusiness(db, { categoryId: cafe.id, deletedAt: new Date() });
    expect(await tryDelete({ kind: 'CATEGORY', id: cafe.id })).toMatchObject({
      code: 'CONFLICT',
      message:
        '“Cafe” is in use: 1 listing, and 1 in the trash. Merge it with another entry instead of deleting it.',
    });
    await db.prisma.business.deleteMany({ where: { deletedAt: null } });
    expect((await tryDelete({ kind: 'CATEGORY', id: cafe.id })).code).toBe('CONFLICT');
    await db.prisma.business.deleteMany();
    expect((await tryDelete({ kind: 'CATEGORY', id: cafe.id })).code).toBeNull();
  });

  it('is not deleted if it was changed or merged since', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    await db.prisma.category.update({ where: { id: cafe.id }, data: { name: 'Kahve' } });
    expect(await tryDelete({ kind: 'CATEGORY', id: cafe.id, version: 1 })).toMatchObject({
      code: 'CONFLICT',
      fields: { version: '2' },
    });
    const rename = { kind: 'CATEGORY', id: cafe.id, name: 'Çay', version: 1 };
    expect(await attempt('updatePlace', 'UpdatePlaceInput', rename)).toMatchObject({
      code: 'CONFLICT',
      fields: { version: '2' },
    });
    expect((await attempt('updatePlace', 'UpdatePlaceInput', { ...rename, version: 2 })).code).toBeNull();
    const merged = await makeCategory(db, 'Bar', { mergedIntoId: cafe.id });
    expect((await tryDelete({ kind: 'CATEGORY', id: merged.id })).code).toBe('CONFLICT');
    expect((await tryDelete({ kind: 'CATEGORY', id: cafe.id, version: 3 })).code).toBeNull();
  });

  it('is protected by the database against listings that arrive during the deletion', async () => {
    const { db } = database;
    const codes = new Set<unknown>();
    for (let round = 0; round < 8; round += 1) {
      const cafe = await makeCategory(db, `Cafe ${round}`);
      const city = await makeCity(db, `Milas ${round}`, { countryCode: null });
      const listing = { name: 'B', address: 'x', categoryId: cafe.id, city: city.name };
      const create = 'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }';
      const results = await Promise.all([
        ...[1, 2, 3].map(() => execute(services(), create, { input: listing }, { as })),
        tryDelete({ kind: 'CATEGORY', id: cafe.id }),
        tryDelete({ kind: 'CITY', id: city.id }),
        tryDelete({ kind: 'CATEGORY', id: cafe.id }),
      ]);
      for (const result of results)
        codes.add('errors' in result ? (result.errors[0]?.extensions?.code ?? null) : result.code);
    }
    for (const code of codes) expect(['CONFLICT', 'NOT_FOUND', 'BAD_INPUT', null]).toContain(code);
    const { rows: wrong } = await db.pool.query(`
      SELECT 'category', id FROM categories c WHERE business_count <> (SELECT count(*) FROM businesses WHERE category_id = c.id)
      UNION ALL SELECT 'city', id FROM cities c WHERE business_count <> (SELECT count(*) FROM businesses WHERE city_id = c.id)
      UNION ALL SELECT 'listing', id FROM businesses WHERE category_id IS NULL OR city_id IS NULL`);
    expect(wrong).toEqual([]);
  });
});

describe('all unused categories or cities', () => {
  it('are found by a filter, deleted together and restored together', async () => {
    const { db } = database;
    const used = await makeCity(db, 'Ankara');
    await makeBusiness(db, { cityId: used.id });
    const trashed = await makeCity(db, 'Adana');
    await makeBusiness(db, { cityId: trashed.id, deletedAt: new Date() });
    const empty = [
      await makeCity(db, 'Bursa'),
      await makeCity(db, 'Bodrum'),
      await makeCity(db, 'Athens', { countryCode: 'GR' }),
    ];
    const list = (args: string) =>
      ask<{ managedPlaces: { totalCount: number; nodes: { name: string; trashedCount: number }[] } }>(
        services(),
        `{ managedPlaces(kind: CITY, sort: NAME, ${args}) { totalCount nodes { name trashedCount } } }`,
        {},
        { as },
      );
    expect((await list('isEmpty: true')).managedPlaces).toEqual({
      totalCount: 3,
      nodes: ['Athens', 'Bodrum', 'Bursa'].map((name) => ({ name, trashedCount: 0 })),
    });
    expect((await list('search: "adana"')).managedPlaces.nodes).toEqual([{ name: 'Adana', trashedCount: 1 }]);

    const greek = await removeEmpty({ kind: 'CITY', countryCode: 'GR' });
    expect(greek).toMatchObject({ places: 1, status: 'DONE' });
    const turkish = await removeEmpty({ kind: 'CITY', search: 'b' });
    expect(turkish).toMatchObject({ places: 2, status: 'DONE', isGone: true });
    expect(await attempt('deleteEmptyPlaces', 'DeleteEmptyPlacesInput', { kind: 'CITY' })).toMatchObject({
      code: 'CONFLICT',
    });
    expect((await db.prisma.city.findMany({ orderBy: { id: 'asc' } })).map(({ name }) => name)).toEqual([
      'Ankara',
      'Adana',
    ]);
    // One of them was created again meanwhile: the other one comes back.
    await makeCity(db, 'BURSA');
    expect(await undo(turkish.id)).toMatchObject({ status: 'UNDONE', restored: 1, skipped: 1 });
    expect(await db.prisma.city.findFirst({ where: { name: 'Bodrum' } })).toMatchObject({ id: empty[1]?.id });
    const event = await db.prisma.auditEvent.findFirstOrThrow({
      where: { action: 'city.deleteEmpty' },
      orderBy: { id: 'desc' },
    });
    expect(event).toMatchObject({ entityId: null, before: { count: 2, names: 'Bursa, Bodrum' } });
  });

  it('are deleted by the worker if there are many, except for those that a listing uses by then', async () => {
    const { db } = database;
    await db.pool.query(
      `INSERT INTO categories (name, slug) SELECT 'Empty ' || n, 'empty-' || n FROM generate_series(1, 1001) AS n`,
    );
    const change = await removeEmpty({ kind: 'CATEGORY' });
    expect(change).toMatchObject({ status: 'QUEUED', places: 1001 });
    const first = await db.prisma.category.findFirstOrThrow({ orderBy: { id: 'asc' } });
    await makeBusiness(db, { categoryId: first.id });
    expect(await work(runPlaceChange, change.id)).toMatchObject({
      status: 'DONE',
      places: 1000,
      after: { skipped: 1 },
    });
    expect(await db.prisma.category.findMany()).toMatchObject([{ id: first.id }]);
    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE', restored: 1000, skipped: 0 });
    expect(await db.prisma.category.count()).toBe(1001);
  });
});

describe('cached pages', () => {
  it('are invalidated for a deleted category, and all of them for a renamed country', async () => {
    const { db } = database;
    const received: string[] = [];
    holder.on('notification', ({ payload }) => received.push(payload ?? ''));
    await holder.query('LISTEN page_drops');
    const cafe = await makeCategory(db, 'Cafe');
    await remove({ kind: 'CATEGORY', id: cafe.id });
    await makeCity(db, 'İzmir', { countryCode: 'TR' });
    await succeedCountry('TR', 'Türkiye Cumhuriyeti');
    await holder.query('SELECT 1');
    expect(received).toEqual([`category:${cafe.id} in-category:cafe counts`, 'all']);
  });
});

const succeedCountry = (code: string, name: string) =>
  ask(
    services(),
    'mutation ($input: RenameCountryInput!) { renameCountry(input: $input) { id } }',
    { input: { code, name } },
    { as },
  );
