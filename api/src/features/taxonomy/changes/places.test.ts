import { beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import type { Viewer } from '../../../lib/context.ts';
import { ask, refusalOf, testContext } from '../../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued, runUndoOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { undoImport } from '../../imports/undo/undoImport.ts';
import { runPlaceChange, runPlaceUndo } from './runPlaceChange.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
});

interface Change {
  id: number;
  status: string;
  listings: number;
  restored: number;
  skipped: number;
  errorMessage: string | null;
}
const fields = 'id kind status placeName targetName listings restored skipped errorMessage operatorName';
const ofPlace = async (name: string, argument: string, value: unknown) =>
  Object.values(
    await ask<Record<string, Change>>(
      services(),
      `mutation ($value: ${argument}!) { ${name}(${argument === 'Int' ? 'id' : 'input'}: $value) { ${fields} } }`,
      { value },
      { as },
    ),
  )[0]!;
const update = (input: object) => ofPlace('updatePlace', 'UpdatePlaceInput', input);
const read = async (id: number) =>
  (
    await ask<{ placeChange: Change }>(
      services(),
      `query ($id: Int!) { placeChange(id: $id) { ${fields} } }`,
      { id },
      { as },
    )
  ).placeChange;

/** Does the job of a change as a worker would. */
async function work(run: typeof runPlaceChange | typeof runPlaceUndo, id: number): Promise<Change> {
  const { jobId, undoJobId } = await database.db.prisma.placeChange.findUniqueOrThrow({ where: { id } });
  const job = (run === runPlaceUndo ? undoJobId : jobId) ?? 0;
  const context = testContext(services(), { as: { kind: 'system' } });
  const signal = new AbortController().signal;
  await run(context, { id: job, payload: { placeChangeId: id }, signal, progress: () => undefined });
  await database.db.prisma.job.update({ where: { id: job }, data: { status: 'DONE' } });
  return read(id);
}
async function merge(kind: 'CATEGORY' | 'CITY', id: number, targetId: number): Promise<Change> {
  const { id: change, status } = await ofPlace('mergePlaces', 'MergePlacesInput', { kind, id, targetId });
  expect(status).toBe('QUEUED');
  return work(runPlaceChange, change);
}
const undo = (id: number) => ofPlace('undoPlaceChange', 'Int', id);
const refusedUndo = (id: number) =>
  refusalOf(services(), 'mutation ($id: Int!) { undoPlaceChange(id: $id) { id } }', { id }, { as });
const category = (id: number) => database.db.prisma.category.findUniqueOrThrow({ where: { id } });
const listing = (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } });
const slugLeadsTo = async (query: 'category' | 'city', slug: string) =>
  (
    await ask<Record<string, { slug: string } | null>>(
      services(),
      `query ($slug: String!) { ${query}(slug: $slug) { slug } }`,
      { slug },
    )
  )[query]?.slug;
const counted = async (filter: object) =>
  (
    await ask<{ businesses: { totalCount: number } }>(
      services(),
      'query ($filter: BusinessFilter!) { businesses(filter: $filter, first: 1) { totalCount } }',
      { filter },
    )
  ).businesses.totalCount;

/** Stored counts and facts that differ from counted ones. */
async function wrong(): Promise<unknown[]> {
  const { rows } = await database.db.pool.query(`
    SELECT 'category', id FROM categories c
      WHERE business_count <> (SELECT count(*) FROM businesses WHERE category_id = c.id AND deleted_at IS NULL)
    UNION ALL SELECT 'city', id FROM cities c
      WHERE business_count <> (SELECT count(*) FROM businesses WHERE city_id = c.id AND deleted_at IS NULL)
    UNION ALL SELECT 'fact', b.id FROM businesses b LEFT JOIN listing_facts f USING (id)
      WHERE b.deleted_at IS NULL AND (f.category_id, f.city_id) IS DISTINCT FROM (b.category_id, b.city_id)
    UNION ALL SELECT 'merged', b.id FROM businesses b JOIN categories c ON c.id = category_id WHERE c.merged_into_id IS NOT NULL
    UNION ALL SELECT 'version', id FROM businesses b
      WHERE EXISTS (SELECT FROM business_revisions r WHERE r.business_id = b.id AND r.version >= b.version)`);
  return rows;
}

describe('a category that is renamed', () => {
  it('redirects its former slug, is found by its new name, and can be reverted', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Cafe');
    const other = await makeCategory(db, 'Bar');
    const { id } = await makeBusiness(db, { name: 'Yelken', categoryId: cafe.id });
    const edit = { kind: 'CATEGORY', id: cafe.id };
    const change = await update({ ...edit, name: ' Kahvehane ', slug: 'kahvehane', icon: 'cup' });
    expect(change).toMatchObject({ status: 'DONE', placeName: 'Kahvehane', operatorName: 'Ayşe' });
    expect(await category(cafe.id)).toMatchObject({ icon: 'cup', formerKeys: ['cafe'], businessCount: 1 });
    expect(await slugLeadsTo('category', 'cafe')).toBe('kahvehane');
    expect([await counted({ categorySlug: 'cafe' }), await counted({ search: 'kahvehane' })]).toEqual([1, 1]);
    // 'Kahvehane' is a kind of café, so the word finds it still.
    expect(await counted({ search: 'cafe' })).toBe(1);

    for (const [input, code] of [
      [{ ...edit, name: 'BÀR' }, 'CONFLICT'],
      [{ ...edit, slug: 'bar' }, 'CONFLICT'],
      [{ kind: 'CATEGORY', id: other.id, slug: 'cafe' }, 'CONFLICT'],
      [{ ...edit, name: 'Kahvehane' }, 'CONFLICT'],
      [{ ...edit, name: ' ' }, 'BAD_INPUT'],
      [{ ...edit, slug: 'Not A Slug' }, 'BAD_INPUT'],
      [{ ...edit, icon: 'rocket' }, 'BAD_INPUT'],
      [{ ...edit, id: 999 }, 'NOT_FOUND'],
    ] as const) {
      const mutation = 'mutation ($input: UpdatePlaceInput!) { updatePlace(input: $input) { id } }';
      expect([input, await refusalOf(services(), mutation, { input }, { as })]).toEqual([input, code]);
    }

    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE' });
    expect(await category(cafe.id)).toMatchObject({ name: 'Cafe', slug: 'cafe', icon: null, formerKeys: [] });
    expect(await slugLeadsTo('category', 'kahvehane')).toBe('cafe');
    expect(await counted({ search: 'cafe' })).toBe(1);
    expect(await refusedUndo(change.id)).toBe('CONFLICT');
    expect((await listing(id)).version).toBe(1);
    expect(
      (await db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action),
    ).toEqual(['category.update', 'category.undo']);
  });

  it('is not reverted past a later change, and waits for the worker during an import', async () => {
    const { db } = database;
    const { id } = await makeCategory(db, 'Cafe');
    const first = await update({ kind: 'CATEGORY', id, name: 'Coffee' });
    const holder = await db.pool.connect();
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const second = await update({ kind: 'CATEGORY', id, name: 'Kahve' });
    const third = await update({ kind: 'CATEGORY', id, name: 'Çay' });
    // Changes that imports do not read need no waiting.
    const icon = await update({ kind: 'CATEGORY', id, icon: 'cup' });
    await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
    holder.release();
    expect([second.status, third.status, icon.status]).toEqual(['QUEUED', 'QUEUED', 'DONE']);
    expect(await work(runPlaceChange, second.id)).toMatchObject({ status: 'DONE' });
    // Changes made while it waited are preserved.
    expect(await category(id)).toMatchObject({ name: 'Kahve', icon: 'cup', formerKeys: ['cafe', 'coffee'] });
    expect(await refusedUndo(first.id)).toBe('CONFLICT');
    // One that was asked for before the second was done takes back no more than itself.
    expect(await work(runPlaceChange, third.id)).toMatchObject({ status: 'DONE' });
    expect((await undo(third.id)).status).toBe('UNDONE');
    expect(await category(id)).toMatchObject({ name: 'Kahve', icon: 'cup' });
    expect((await undo(second.id)).status).toBe('UNDONE');
    expect((await undo(icon.id)).status).toBe('UNDONE');
    expect((await undo(first.id)).status).toBe('UNDONE');
    expect(await category(id)).toMatchObject({ name: 'Cafe', formerKeys: [] });
  });
});

it('the undo of a renaming keeps former names that came since', async () => {
  const { id } = await makeCategory(database.db, 'Cafe');
  const change = await update({ kind: 'CATEGORY', id, name: 'Coffee' });
  await database.db.pool.query(
    `UPDATE categories SET former_keys = former_keys || '{kaffee}' WHERE id = ${id}`,
  );
  await undo(change.id);
  expect(await category(id)).toMatchObject({ name: 'Cafe', formerKeys: ['kaffee'] });
});

describe('merged categories and cities', () => {
  it('move their listings and slugs, and get exactly these back', async () => {
    const { db } = database;
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const older = await makeCategory(db, 'Kıraathane');
    await merge('CATEGORY', older.id, cafe.id);
    await makeBusinesses(db, 30, () => ({ categoryId: cafe.id }));
    const own = await makeBusiness(db, { categoryId: bar.id });
    const trashed = await makeBusiness(db, { categoryId: cafe.id, deletedAt: new Date() });
    const [moved, edited] = await db.prisma.business.findMany({ where: { categoryId: cafe.id }, take: 2 });
    const preview = await ask<object>(
      services(),
      'query ($id: Int!, $to: Int!) { placeMergePreview(kind: CATEGORY, id: $id, targetId: $to) { listings trashed together } }',
      { id: cafe.id, to: bar.id },
      { as },
    );
    expect(preview).toEqual({ placeMergePreview: { listings: 30, trashed: 1, together: 31 } });

    const change = await merge('CATEGORY', cafe.id, bar.id);
    expect(change).toMatchObject({ status: 'DONE', listings: 31 });
    expect([await wrong(), (await category(bar.id)).businessCount]).toEqual([[], 31]);
    for (const slug of ['cafe', 'kiraathane']) expect(await slugLeadsTo('category', slug)).toBe('bar');
    expect([await counted({ categorySlug: 'cafe' }), await counted({ categoryId: older.id })]).toEqual([
      31, 31,
    ]);
    const { managedPlaces } = await ask<{ managedPlaces: { nodes: object[]; totalCount: number } }>(
      services(),
      '{ managedPlaces(kind: CATEGORY, search: "cafe") { totalCount nodes { name businessCount mergedNames } } }',
      {},
      { as },
    );
    expect(managedPlaces).toEqual({
      totalCount: 1,
      nodes: [{ name: 'Bar', businessCount: 31, mergedNames: ['Cafe', 'Kıraathane'] }],
    });
    const suggested = await ask<{ suggestions: { categories: object[] } }>(
      services(),
      '{ suggestions(text: "caf") { categories { name } } }',
    );
    expect(suggested.suggestions.categories).toEqual([]);
    // A client that still sends the old id means the new one.
    const late = await makeBusiness(db, { categoryId: cafe.id });
    expect(late.categoryId).toBe(bar.id);
    await expect(
      db.pool.query('UPDATE categories SET merged_into_id = $1 WHERE id = $2', [cafe.id, bar.id]),
    ).rejects.toThrow(/merged/);

    // One is moved by hand, one only gets another name.
    const shop = await makeCategory(db, 'Shop');
    const edit = async (id: number, input: object) =>
      ask(
        services(),
        'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
        { id, input },
        { as },
      );
    await edit(edited!.id, { categoryId: shop.id });
    await edit(edited!.id, { categoryId: bar.id });
    await edit(moved!.id, { name: 'Yeni ad' });
    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE', restored: 30, skipped: 1 });
    expect(await wrong()).toEqual([]);
    const now = await Promise.all([moved, edited, own, late, trashed].map((row) => listing(row!.id)));
    expect(now.map(({ categoryId }) => categoryId)).toEqual([cafe.id, bar.id, bar.id, bar.id, cafe.id]);
    expect([await slugLeadsTo('category', 'cafe'), await slugLeadsTo('category', 'kiraathane')]).toEqual([
      'cafe',
      'cafe',
    ]);
    expect(await refusedUndo(change.id)).toBe('CONFLICT');
  });

  it('stay separate cities if two countries have them', async () => {
    const { db } = database;
    const here = await makeCity(db, 'İskenderiye', { countryCode: 'TR' });
    const there = await makeCity(db, 'Alexandria', { countryCode: 'EG' });
    const nowhere = await makeCity(db, 'Alexandrie', { countryCode: null });
    const input = { kind: 'CITY', id: here.id, targetId: there.id };
    const mutation = 'mutation ($input: MergePlacesInput!) { mergePlaces(input: $input) { id } }';
    expect(await refusalOf(services(), mutation, { input }, { as })).toBe('CONFLICT');
    expect(await refusalOf(services(), mutation, { input: { ...input, targetId: here.id } }, { as })).toBe(
      'BAD_INPUT',
    );
    await expect(
      db.pool.query('UPDATE cities SET merged_into_id = $1 WHERE id = $2', [there.id, here.id]),
    ).rejects.toThrow(/countries/);
    const { id } = await makeBusiness(db, { cityId: nowhere.id });
    await merge('CITY', nowhere.id, there.id);
    expect((await listing(id)).cityId).toBe(there.id);
    expect([await slugLeadsTo('city', 'alexandrie'), await counted({ city: 'ALEXANDRIE' })]).toEqual([
      'alexandria',
      1,
    ]);
    // Neither with its country nor without it does an import make it again.
    await runImportOf(
      services(),
      csvOf([
        { name: 'One', city: 'Alexandrie', country: '' },
        { name: 'Two', city: 'Alexandrie', country: 'Egypt' },
      ]),
    );
    expect(await db.prisma.city.count()).toBe(3);
    expect((await db.prisma.city.findUniqueOrThrow({ where: { id: there.id } })).businessCount).toBe(3);
  });

  it('are unmerged in reverse order', async () => {
    const { db } = database;
    const [a, b, c] = [
      await makeCategory(db, 'A1'),
      await makeCategory(db, 'B1'),
      await makeCategory(db, 'C1'),
    ];
    const { id } = await makeBusiness(db, { categoryId: a.id });
    const first = await merge('CATEGORY', a.id, b.id);
    const second = await merge('CATEGORY', b.id, c.id);
    expect((await listing(id)).categoryId).toBe(c.id);
    expect(await refusedUndo(first.id)).toBe('CONFLICT');
    await undo(second.id);
    await undo(first.id);
    expect((await listing(id)).categoryId).toBe(a.id);
    expect((await category(a.id)).mergedIntoId).toBeNull();
    expect(await wrong()).toEqual([]);
    // The name may be another's by then.
    const third = await merge('CATEGORY', a.id, b.id);
    await update({ kind: 'CATEGORY', id: c.id, name: 'A1' });
    expect(await refusedUndo(third.id)).toBe('CONFLICT');
  });

  it('are unmerged by a job if many listings moved', async () => {
    const { db } = database;
    const [a, b] = [await makeCategory(db, 'Many'), await makeCategory(db, 'More')];
    await makeBusinesses(db, 1001, () => ({ categoryId: a.id }));
    const change = await merge('CATEGORY', a.id, b.id);
    expect(await undo(change.id)).toMatchObject({ status: 'UNDOING' });
    expect(await refusedUndo(change.id)).toBe('CONFLICT');
    expect(await work(runPlaceUndo, change.id)).toMatchObject({
      status: 'UNDONE',
      restored: 1001,
      skipped: 0,
    });
    expect(await wrong()).toEqual([]);
    const long = await update({ kind: 'CATEGORY', id: a.id, name: 'Very many' });
    expect(long.status).toBe('QUEUED');
    await ofPlace('cancelPlaceChange', 'Int', long.id);
    expect(await read(long.id)).toMatchObject({ status: 'CANCELLED' });
    expect((await category(a.id)).name).toBe('Many');
  });
});

describe('imports and changes of places', () => {
  const rows = (count: number) =>
    csvOf(
      Array.from({ length: count }, (_, n) => ({
        name: `Place ${n}`,
        category: 'Cafe',
        city: 'Smyrna',
        'place id': `ChIJplaces${String(n).padStart(17, '0')}`,
      })),
    );
  const places = async () => {
    const { rows: found } = await database.db.pool.query<{ name: string; n: number }>(
      `SELECT name, business_count AS n FROM categories WHERE merged_into_id IS NULL UNION ALL
       SELECT name, business_count FROM cities WHERE merged_into_id IS NULL ORDER BY 1`,
    );
    return Object.fromEntries(found.map(({ name, n }) => [name, n]));
  };
  const idOf = async (name: string) =>
    (await database.db.prisma.category.findFirstOrThrow({ where: { name } })).id;

  it('recognize a renamed and a merged one by its old name, and can be undone in any order', async () => {
    const { db } = database;
    await runImportOf(services(), rows(3));
    const city = await db.prisma.city.findFirstOrThrow();
    await update({ kind: 'CITY', id: city.id, name: 'İzmir' });
    const bar = await makeCategory(db, 'Bar');
    const merged = await merge('CATEGORY', await idOf('Cafe'), bar.id);
    const again = await runImportOf(services(), rows(5));
    expect(again).toMatchObject({ created: 2, unchanged: 3, categoriesCreated: 0, citiesFound: 1 });
    expect(await places()).toEqual({ Bar: 5, İzmir: 5 });
    // The import is undone as if nobody had merged; what it made goes.
    await undoImport(testContext(services(), { as }), again.id);
    await runUndoOf(services(), again.id);
    expect(await places()).toEqual({ Bar: 3, İzmir: 3 });
    expect(await undo(merged.id)).toMatchObject({ restored: 3, skipped: 0 });
    expect(await places()).toEqual({ Bar: 0, Cafe: 3, İzmir: 3 });
    expect(await wrong()).toEqual([]);
  });

  it('are reverted in either order', async () => {
    const { db } = database;
    await runImportOf(services(), rows(2));
    const changed = await runImportOf(services(), rows(2).replaceAll('Cafe', 'Bar'));
    expect(changed).toMatchObject({ updated: 2 });
    await merge('CATEGORY', await idOf('Cafe'), await idOf('Bar'));
    await undoImport(testContext(services(), { as }), changed.id);
    expect(await runUndoOf(services(), changed.id)).toMatchObject({
      status: 'UNDONE',
      undoResult: { restored: 2, left: 0 },
    });
    expect(await places()).toEqual({ Bar: 2, Smyrna: 2 });
    expect(await wrong()).toEqual([]);
    // A later edit finds no revision in its way.
    const { id } = await db.prisma.business.findFirstOrThrow();
    await ask(
      services(),
      'mutation ($id: Int!) { updateBusiness(id: $id, input: { name: "Yeni" }) { id } }',
      { id },
      { as },
    );
  });

  it('wait for each other', async () => {
    const { db } = database;
    await runImportOf(services(), rows(3));
    const bar = await makeCategory(db, 'Bar');
    const { id } = await queueImport(services(), rows(20));
    const change = await ofPlace('mergePlaces', 'MergePlacesInput', {
      kind: 'CATEGORY',
      id: await idOf('Cafe'),
      targetId: bar.id,
    });
    const holder: PoolClient = await db.pool.connect();
    await holder.query(`SELECT pg_advisory_lock(hashtext('import merge'))`);
    const both = Promise.all([runQueued(services(), id), work(runPlaceChange, change.id)]);
    await holder.query(`SELECT pg_advisory_unlock(hashtext('import merge'))`);
    holder.release();
    const [applied, done] = await both;
    expect([applied.status, applied.created, done.status]).toEqual(['DONE', 17, 'DONE']);
    expect(await places()).toEqual({ Bar: 20, Smyrna: 20 });
    expect(await wrong()).toEqual([]);
  });

  it('lose no listing that moves while its category is merged', async () => {
    const { db } = database;
    const [a, b, c] = [
      await makeCategory(db, 'A2'),
      await makeCategory(db, 'B2'),
      await makeCategory(db, 'C2'),
    ];
    await makeBusinesses(db, 50, (i) => ({ categoryId: i % 2 ? a.id : c.id }));
    const ids = (await db.prisma.business.findMany({ select: { id: true } })).map(({ id }) => id);
    const moves = ids.map((id, i) =>
      refusalOf(
        services(),
        'mutation ($id: Int!, $to: Int!) { updateBusiness(id: $id, input: { categoryId: $to }) { id } }',
        { id, to: [a.id, b.id, c.id][i % 3] },
        { as },
      ),
    );
    const [, ...refusals] = await Promise.all([merge('CATEGORY', a.id, b.id), ...moves]);
    expect(refusals.filter((code) => code !== null && code !== 'UNAVAILABLE')).toEqual([]);
    expect(await wrong()).toEqual([]);
    expect((await category(a.id)).businessCount).toBe(0);
  });
});

it('requires an operator', async () => {
  expect(await refusalOf(services(), '{ managedPlaces(kind: CITY) { totalCount } }')).toBe('UNAUTHENTICATED');
});
