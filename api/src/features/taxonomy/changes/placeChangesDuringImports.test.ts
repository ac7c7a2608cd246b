import { describe, expect, it } from '@jest/globals';
import type { PoolClient } from 'pg';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import { makeBusinesses, makeCategory } from '../../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued, runUndoOf } from '../../../testing/runImportOf.ts';
import { undoImport } from '../../imports/undo/undoImport.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';
import { runPlaceChange } from './runPlaceChange.ts';

const { database, services, viewer, mutate, work, update, merge, undo, category, inconsistencies } =
  usePlaceChanges();

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
    await undoImport(testContext(services(), { as: viewer() }), again.id);
    await runUndoOf(services(), again.id);
    expect(await places()).toEqual({ Bar: 3, İzmir: 3 });
    expect(await undo(merged.id)).toMatchObject({ restored: 3, skipped: 0 });
    expect(await places()).toEqual({ Bar: 0, Cafe: 3, İzmir: 3 });
    expect(await inconsistencies()).toEqual([]);
  });

  it('are reverted in either order', async () => {
    const { db } = database;
    await runImportOf(services(), rows(2));
    const changed = await runImportOf(services(), rows(2).replaceAll('Cafe', 'Bar'));
    expect(changed).toMatchObject({ updated: 2 });
    await merge('CATEGORY', await idOf('Cafe'), await idOf('Bar'));
    await undoImport(testContext(services(), { as: viewer() }), changed.id);
    expect(await runUndoOf(services(), changed.id)).toMatchObject({
      status: 'UNDONE',
      undoResult: { restored: 2, left: 0 },
    });
    expect(await places()).toEqual({ Bar: 2, Smyrna: 2 });
    expect(await inconsistencies()).toEqual([]);
    // A later edit finds no revision in its way.
    const { id } = await db.prisma.business.findFirstOrThrow();
    await executeOrThrow(
      services(),
      'mutation ($id: Int!) { updateBusiness(id: $id, input: { name: "Yeni" }) { id } }',
      { id },
      { as: viewer() },
    );
  });

  it('wait for each other', async () => {
    const { db } = database;
    await runImportOf(services(), rows(3));
    const bar = await makeCategory(db, 'Bar');
    const { id } = await queueImport(services(), rows(20));
    const change = await mutate('mergePlaces', 'MergePlacesInput', {
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
    expect(await inconsistencies()).toEqual([]);
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
        { as: viewer() },
      ),
    );
    const [, ...refusals] = await Promise.all([merge('CATEGORY', a.id, b.id), ...moves]);
    expect(refusals.filter((code) => code !== null && code !== 'UNAVAILABLE')).toEqual([]);
    expect(await inconsistencies()).toEqual([]);
    expect((await category(a.id)).businessCount).toBe(0);
  });
});
