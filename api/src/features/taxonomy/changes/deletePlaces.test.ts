import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { executeWithRetry } from '../../../testing/retryWhileBusy.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';
import { runPlaceChange } from './runPlaceChange.ts';

const { database, services, viewer, mutate, attempt, work, undo, slugLeadsTo } = usePlaceChanges();
let holder: PoolClient;
beforeEach(async () => {
  holder = await database.db.pool.connect();
});
afterEach(() => holder.release(true));

const tryDelete = (input: object) => attempt('deletePlace', 'DeletePlaceInput', input);
const remove = (input: object) => mutate('deletePlace', 'DeletePlaceInput', input);
const tryUndo = (id: number) => attempt('undoPlaceChange', 'Int', id);
const rows = async (table: string, columns = '*') =>
  (await database.db.pool.query<Record<string, unknown>>(`SELECT ${columns} FROM ${table} ORDER BY 1`)).rows;
const actions = async () =>
  (await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);

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
    for (const slug of ['cafe', 'kahvehane', 'kiraathane'])
      expect(await slugLeadsTo('category', slug)).toBeNull();
    expect((await tryDelete({ kind: 'CATEGORY', id: cafe.id })).code).toBe('NOT_FOUND');

    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE', restored: 1, skipped: 0, isGone: false });
    expect([
      await rows('categories', 'id, name, former_keys, slug, icon, merged_into_id, created_at'),
    ]).toEqual(before);
    for (const slug of ['cafe', 'kahvehane', 'kiraathane'])
      expect(await slugLeadsTo('category', slug)).toBe('kahvehane');
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
        ...[1, 2, 3].map(() => executeWithRetry(services(), create, { input: listing }, { as: viewer() })),
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
