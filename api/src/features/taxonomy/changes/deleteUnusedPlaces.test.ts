import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { executeOrThrow } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';
import { runPlaceChange } from './runPlaceChange.ts';

const { database, services, viewer, mutate, attempt, work, undo } = usePlaceChanges();
let holder: PoolClient;
beforeEach(async () => {
  holder = await database.db.pool.connect();
});
afterEach(() => holder.release(true));
const remove = (input: object) => mutate('deletePlace', 'DeletePlaceInput', input);
const removeEmpty = (input: object) => mutate('deleteEmptyPlaces', 'DeleteEmptyPlacesInput', input);

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
      executeOrThrow<{
        managedPlaces: { totalCount: number; nodes: { name: string; trashedCount: number }[] };
      }>(
        services(),
        `{ managedPlaces(kind: CITY, sort: NAME, ${args}) { totalCount nodes { name trashedCount } } }`,
        {},
        { as: viewer() },
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
  executeOrThrow(
    services(),
    'mutation ($input: RenameCountryInput!) { renameCountry(input: $input) { id } }',
    { input: { code, name } },
    { as: viewer() },
  );
