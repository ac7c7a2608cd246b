import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory } from '../../../testing/factories.ts';
import { usePlaceChanges } from './testing/usePlaceChanges.ts';
import { runPlaceChange } from './runPlaceChange.ts';

const {
  database,
  services,
  viewer,
  work,
  update,
  undo,
  refusedUndo,
  category,
  listing,
  slugLeadsTo,
  countListings,
} = usePlaceChanges();

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
    expect([
      await countListings({ categorySlug: 'cafe' }),
      await countListings({ search: 'kahvehane' }),
    ]).toEqual([1, 1]);
    // 'Kahvehane' is a kind of café, so the word finds it still.
    expect(await countListings({ search: 'cafe' })).toBe(1);

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
      expect([input, await refusalOf(services(), mutation, { input }, { as: viewer() })]).toEqual([
        input,
        code,
      ]);
    }

    expect(await undo(change.id)).toMatchObject({ status: 'UNDONE' });
    expect(await category(cafe.id)).toMatchObject({ name: 'Cafe', slug: 'cafe', icon: null, formerKeys: [] });
    expect(await slugLeadsTo('category', 'kahvehane')).toBe('cafe');
    expect(await countListings({ search: 'cafe' })).toBe(1);
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
    // One that was asked for before the second was done undoes no more than itself.
    expect(await work(runPlaceChange, third.id)).toMatchObject({ status: 'DONE' });
    expect((await undo(third.id)).status).toBe('UNDONE');
    expect(await category(id)).toMatchObject({ name: 'Kahve', icon: 'cup' });
    expect((await undo(second.id)).status).toBe('UNDONE');
    expect((await undo(icon.id)).status).toBe('UNDONE');
    expect((await undo(first.id)).status).toBe('UNDONE');
    expect(await category(id)).toMatchObject({ name: 'Cafe', formerKeys: [] });
  });
});

it.each([
  ['that looks like another one', '\u0421afe'],
  ['longer than a new one may be', 'Cafe '.repeat(50).trim()],
])('a category of a name %s, as imports create, takes an icon and a slug', async (_, name) => {
  await makeCategory(database.db, 'Cafe');
  const { id } = await makeCategory(database.db, name);
  for (const edit of [{ icon: 'cup' }, { slug: 'kahve' }, { name, icon: 'cup' }]) {
    const change = await update({ kind: 'CATEGORY', id, ...edit });
    expect([edit, change.status]).toEqual([edit, 'DONE']);
    expect([edit, (await undo(change.id)).status]).toEqual([edit, 'UNDONE']);
  }
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

it('a change of a category or city requires an operator', async () => {
  expect(await refusalOf(services(), '{ managedPlaces(kind: CITY) { totalCount } }')).toBe('UNAUTHENTICATED');
});
