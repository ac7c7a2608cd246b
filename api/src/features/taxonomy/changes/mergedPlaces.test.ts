import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeBusinesses, makeCategory, makeCity } from '../../../testing/factories.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';
import { runPlaceUndo } from './runPlaceChange.ts';

const {
  database,
  services,
  viewer,
  mutate,
  read,
  work,
  update,
  merge,
  undo,
  refusedUndo,
  category,
  listing,
  slugLeadsTo,
  countListings,
  inconsistencies,
} = usePlaceChanges();

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
    const preview = await executeOrThrow<object>(
      services(),
      'query ($id: Int!, $to: Int!) { placeMergePreview(kind: CATEGORY, id: $id, targetId: $to) { listings trashed together } }',
      { id: cafe.id, to: bar.id },
      { as: viewer() },
    );
    expect(preview).toEqual({ placeMergePreview: { listings: 30, trashed: 1, together: 31 } });

    const change = await merge('CATEGORY', cafe.id, bar.id);
    expect(change).toMatchObject({ status: 'DONE', listings: 31 });
    expect([await inconsistencies(), (await category(bar.id)).businessCount]).toEqual([[], 31]);
    for (const slug of ['cafe', 'kiraathane']) expect(await slugLeadsTo('category', slug)).toBe('bar');
    expect([
      await countListings({ categorySlug: 'cafe' }),
      await countListings({ categoryId: older.id }),
    ]).toEqual([31, 31]);
    const { managedPlaces } = await executeOrThrow<{
      managedPlaces: { nodes: object[]; totalCount: number };
    }>(
      services(),
      '{ managedPlaces(kind: CATEGORY, search: "cafe") { totalCount nodes { name businessCount mergedNames } } }',
      {},
      { as: viewer() },
    );
    expect(managedPlaces).toEqual({
      totalCount: 1,
      nodes: [{ name: 'Bar', businessCount: 31, mergedNames: ['Cafe', 'Kıraathane'] }],
    });
    const suggested = await executeOrThrow<{ suggestions: { categories: object[] } }>(
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
      executeOrThrow(
        services(),
        'mutation ($id: Int!, $input: BusinessInput!) { updateBusiness(id: $id, input: $input) { id } }',
        { id, input },
        { as: viewer() },
      );
    await edit(edited!.id, { categoryId: shop.id });
    await edit(edited!.id, { categoryId: bar.id });
    await edit(moved!.id, { name: 'Yeni ad' });
    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE', restored: 30, skipped: 1 });
    expect(await inconsistencies()).toEqual([]);
    const now = await Promise.all([moved, edited, own, late, trashed].map((row) => listing(row!.id)));
    expect(now.map(({ categoryId }) => categoryId)).toEqual([cafe.id, bar.id, bar.id, bar.id, cafe.id]);
    expect([await slugLeadsTo('category', 'cafe'), await slugLeadsTo('category', 'kiraathane')]).toEqual([
      'cafe',
      'cafe',
    ]);
    expect(await refusedUndo(change.id)).toBe('CONFLICT');
  });

  it('are found by visitors under the names that were merged away, until others have these', async () => {
    const { db } = database;
    const [cafe, bakery] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bakery')];
    const here = await makeCity(db, 'Bebek', { countryCode: 'TR' });
    const there = await makeCity(db, 'İstanbul', { countryCode: 'TR' });
    await makeBusiness(db, { name: 'Yelken', categoryId: cafe.id, cityId: here.id });
    await makeBusiness(db, { name: 'Pupa', categoryId: bakery.id, cityId: there.id });
    await merge('CATEGORY', cafe.id, bakery.id);
    await merge('CITY', here.id, there.id);

    const searches = ['cafe', 'cafe bebek', 'cafe in bebek', 'yelken bebek'];
    expect(await Promise.all(searches.map((search) => countListings({ search })))).toEqual([2, 2, 2, 1]);
    const listed = async () =>
      executeOrThrow(
        services(),
        `{ categories(search: "cafe") { totalCount nodes { name } } cities(search: "bebek") { totalCount nodes { name } }
          suggestions(text: "cafe") { categories { name } } }`,
      );
    expect(await listed()).toEqual({
      categories: { totalCount: 1, nodes: [{ name: 'Bakery' }] },
      cities: { totalCount: 1, nodes: [{ name: 'İstanbul' }] },
      suggestions: { categories: [{ name: 'Bakery' }] },
    });

    // Listings of the kind go before those of the category alone.
    const shop = await makeCategory(db, 'Coffee shop');
    await makeBusiness(db, { name: 'Kanca', categoryId: shop.id, rating: 1, reviewCount: 1 });
    await db.pool.query(`UPDATE businesses SET rating = 5, review_count = 900 WHERE name = 'Pupa'`);
    const { businesses } = await executeOrThrow<{ businesses: { nodes: { name: string }[] } }>(
      services(),
      '{ businesses(filter: { search: "cafe" }) { nodes { name } } }',
    );
    expect(businesses.nodes.map(({ name }) => name)).toEqual(['Kanca', 'Pupa', 'Yelken']);

    const own = await makeCategory(db, 'Cafe', { slug: 'cafe-2' });
    await makeBusiness(db, { name: 'Rota', categoryId: own.id });
    expect(await countListings({ search: 'cafe' })).toBe(2);
  });

  it('stay separate cities if two countries have them', async () => {
    const { db } = database;
    const here = await makeCity(db, 'İskenderiye', { countryCode: 'TR' });
    const there = await makeCity(db, 'Alexandria', { countryCode: 'EG' });
    const nowhere = await makeCity(db, 'Alexandrie', { countryCode: null });
    const input = { kind: 'CITY', id: here.id, targetId: there.id };
    const mutation = 'mutation ($input: MergePlacesInput!) { mergePlaces(input: $input) { id } }';
    expect(await refusalOf(services(), mutation, { input }, { as: viewer() })).toBe('CONFLICT');
    expect(
      await refusalOf(services(), mutation, { input: { ...input, targetId: here.id } }, { as: viewer() }),
    ).toBe('BAD_INPUT');
    await expect(
      db.pool.query('UPDATE cities SET merged_into_id = $1 WHERE id = $2', [there.id, here.id]),
    ).rejects.toThrow(/countries/);
    const { id } = await makeBusiness(db, { cityId: nowhere.id });
    await merge('CITY', nowhere.id, there.id);
    expect((await listing(id)).cityId).toBe(there.id);
    expect([await slugLeadsTo('city', 'alexandrie'), await countListings({ city: 'ALEXANDRIE' })]).toEqual([
      'alexandria',
      1,
    ]);
    // An import does not create it again, with its country or without.
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
    expect(await inconsistencies()).toEqual([]);
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
    expect(await inconsistencies()).toEqual([]);
    const long = await update({ kind: 'CATEGORY', id: a.id, name: 'Very many' });
    expect(long.status).toBe('QUEUED');
    await mutate('cancelPlaceChange', 'Int', long.id);
    expect(await read(long.id)).toMatchObject({ status: 'CANCELLED' });
    expect((await category(a.id)).name).toBe('Many');
  });
});
