import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrow, execute } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity, makeOperator } from '../../../testing/factories.ts';
import { executeWithRetry } from '../../../testing/retryWhileBusy.ts';
import { csvOf, runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
});

interface Created {
  id: number;
  placeId: number;
  placeName: string;
  status: string;
  isGone: boolean;
  after: { slug: string };
}
const mutation = `mutation ($input: CreatePlaceInput!) {
  createPlace(input: $input) { id kind status placeId placeName isGone after operatorName } }`;
const create = async (input: object) =>
  (await executeOrThrow<{ createPlace: Created }>(services(), mutation, { input }, { as })).createPlace;
/** The code and the fields of a refusal; what was created where there is none. */
const attempt = async (input: object) => {
  const { data, errors } = await executeWithRetry<{ createPlace: Created }>(
    services(),
    mutation,
    { input },
    { as },
  );
  const [error] = errors;
  return error
    ? { code: error.extensions?.code, fields: Object.keys(error.extensions?.fields ?? {}) }
    : { created: data?.createPlace.placeName };
};
const undo = (id: number) =>
  execute(services(), 'mutation ($id: Int!) { undoPlaceChange(id: $id) { status } }', { id }, { as });
const undoCode = async (id: number) => (await undo(id)).errors[0]?.extensions?.code ?? 'UNDONE';
const actions = async () =>
  (await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } })).map(({ action }) => action);

describe('a created category or city', () => {
  it('exists without listings, is used by listings, and is visible to operators only', async () => {
    const { db } = database;
    const made = await create({ kind: 'CATEGORY', name: '  Kahvehane ', icon: 'cup' });
    expect(made).toMatchObject({
      kind: 'CREATE',
      status: 'DONE',
      placeName: 'Kahvehane',
      operatorName: 'Ayşe',
    });
    const city = await create({ kind: 'CITY', name: 'Bodrum', country: 'Turkey' });
    expect(await db.prisma.category.findFirstOrThrow()).toMatchObject({
      id: made.placeId,
      slug: 'kahvehane',
      icon: 'cup',
      nameKey: 'kahvehane',
      businessCount: 0,
    });
    expect(await db.prisma.city.findFirstOrThrow()).toMatchObject({
      id: city.placeId,
      slug: 'bodrum',
      countryCode: 'TR',
    });
    const lists = await executeOrThrow<{ managedPlaces: object; categories: object; category: object }>(
      services(),
      `{ managedPlaces(kind: CATEGORY) { totalCount nodes { name businessCount trashedCount version } }
         categories { totalCount } category(slug: "kahvehane") { name businessCount } }`,
      {},
      { as },
    );
    expect(lists).toEqual({
      managedPlaces: {
        totalCount: 1,
        nodes: [{ name: 'Kahvehane', businessCount: 0, trashedCount: 0, version: 1 }],
      },
      categories: { totalCount: 0 },
      category: { name: 'Kahvehane', businessCount: 0 },
    });
    const { createBusiness } = await executeOrThrow<{ createBusiness: { id: number } }>(
      services(),
      'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }',
      {
        input: {
          name: 'Yelken',
          categoryId: made.placeId,
          address: 'Yol 1',
          city: 'BODRUM',
          countryCode: 'TR',
        },
      },
      { as },
    );
    expect(await db.prisma.business.findUniqueOrThrow({ where: { id: createBusiness.id } })).toMatchObject({
      categoryId: made.placeId,
      cityId: city.placeId,
    });
    expect(await actions()).toEqual(['category.create', 'city.create', 'business.create']);
  });

  it('is the first result for its exact name, among any number of larger ones that contain it', async () => {
    const { db } = database;
    const barber = await makeCategory(db, 'Barber shop');
    await makeBusiness(db, { categoryId: barber.id });
    await create({ kind: 'CATEGORY', name: 'Bar' });
    for (const search of ['bar', ' BÀR '])
      expect(
        await executeOrThrow(
          services(),
          'query ($search: String!) { managedPlaces(kind: CATEGORY, search: $search) { nodes { name } } }',
          { search },
          { as },
        ),
      ).toEqual({ managedPlaces: { nodes: [{ name: 'Bar' }, { name: 'Barber shop' }] } });
  });

  it('is used by an import of its name', async () => {
    const { placeId } = await create({ kind: 'CATEGORY', name: 'Kahvehane' });
    expect(await runImportOf(services(), csvOf([{ name: 'Yelken', category: 'KAHVEHANE' }]))).toMatchObject({
      status: 'DONE',
      categoriesCreated: 0,
    });
    expect((await database.db.prisma.business.findFirstOrThrow()).categoryId).toBe(placeId);
  });

  it('gets the first free slug of its name, or the requested one', async () => {
    const { db } = database;
    const bar = await makeCategory(db, 'Bar');
    await db.prisma.category.update({ where: { id: bar.id }, data: { slug: 'pub' } });
    const slugs = [];
    for (const input of [
      { kind: 'CATEGORY', name: 'Café & Bistro' },
      { kind: 'CATEGORY', name: 'Cafe and Bistro' },
      { kind: 'CATEGORY', name: 'Bar!' },
      { kind: 'CATEGORY', name: '酒吧' },
      { kind: 'CATEGORY', name: 'Kıraathane', slug: 'cay-evi' },
      { kind: 'CITY', name: 'Alexandria', country: 'EG' },
      { kind: 'CITY', name: 'Alexandria', country: 'US' },
      { kind: 'CITY', name: 'Alexandria' },
    ])
      slugs.push((await create(input)).after.slug);
    expect(slugs).toEqual([
      'cafe-and-bistro',
      'cafe-and-bistro-2',
      'bar-2',
      'jiuba',
      'cay-evi',
      'alexandria',
      'alexandria-us',
      'alexandria-2',
    ]);
  });

  it('is refused by field if its name or slug is taken or invalid', async () => {
    const { db } = database;
    const cafe = await makeCategory(db, 'Café');
    await db.prisma.category.update({ where: { id: cafe.id }, data: { slug: 'kahve' } });
    await makeCity(db, 'İzmir', { countryCode: 'TR' });
    const category = { kind: 'CATEGORY' };
    for (const [input, code, field] of [
      [{ ...category, name: 'CAFE' }, 'CONFLICT', 'name'],
      [{ ...category, name: ' cafe ' }, 'CONFLICT', 'name'],
      [{ ...category, name: 'Ｃａｆé' }, 'CONFLICT', 'name'],
      [{ ...category, name: 'Ca\u200bfe' }, 'CONFLICT', 'name'],
      [{ ...category, name: 'Ca\u00adfe\u2060' }, 'CONFLICT', 'name'],
      [{ ...category, name: '\u0421afe' }, 'CONFLICT', 'name'],
      [{ ...category, name: '\u202e' }, 'BAD_INPUT', 'name'],
      [{ ...category, name: 'New', slug: 'kahve' }, 'CONFLICT', 'slug'],
      [{ ...category, name: 'New', slug: 'cafe' }, 'CONFLICT', 'slug'],
      [{ ...category, name: ' ' }, 'BAD_INPUT', 'name'],
      [{ ...category, name: '' }, 'BAD_INPUT', 'name'],
      [{ kind: 'CITY', name: '' }, 'BAD_INPUT', 'name'],
      [{ ...category, name: 'x'.repeat(201) }, 'BAD_INPUT', 'name'],
      [{ ...category, name: 'New', slug: 'Not A Slug' }, 'BAD_INPUT', 'slug'],
      [{ ...category, name: 'New', icon: 'rocket' }, 'BAD_INPUT', 'icon'],
      [{ ...category, name: 'New', country: 'TR' }, 'BAD_INPUT', 'country'],
      [{ kind: 'CITY', name: 'Izmir', country: 'TR' }, 'CONFLICT', 'name'],
      [{ kind: 'CITY', name: 'New', country: 'Atlantis' }, 'BAD_INPUT', 'country'],
      [{ kind: 'CITY', name: 'New', icon: 'cup' }, 'BAD_INPUT', 'icon'],
    ] as const)
      expect([input, await attempt(input)]).toEqual([input, { code, fields: [field] }]);
    expect(await attempt({ kind: 'CITY', name: 'Izmir', country: 'GR' })).toEqual({ created: 'Izmir' });
    expect(await actions()).toEqual(['city.create']);
  });
});

describe('a creation while an import writes the same name', () => {
  it('is refused at once, and works after the import', async () => {
    const holder = await database.db.pool.connect();
    try {
      await holder.query('BEGIN');
      await holder.query(`INSERT INTO categories (name, slug) VALUES ('Kahve', 'kahve')`);
      expect(await attempt({ kind: 'CATEGORY', name: 'KAHVE' })).toEqual({
        code: 'CONFLICT',
        fields: ['name'],
      });
      expect(await attempt({ kind: 'CATEGORY', name: 'Çay' })).toEqual({ created: 'Çay' });
      await holder.query('ROLLBACK');
    } finally {
      holder.release(true);
    }
    expect(await attempt({ kind: 'CATEGORY', name: 'KAHVE' })).toEqual({ created: 'KAHVE' });
  });
});

describe('a creation while a backup is restored', () => {
  it.each(['CATEGORY', 'CITY'])('is refused as unavailable, not because of its name: %s', async (kind) => {
    const holder = await database.db.pool.connect();
    try {
      await holder.query('BEGIN; LOCK TABLE categories, cities IN SHARE ROW EXCLUSIVE MODE');
      expect(await attempt({ kind, name: 'Kahve' })).toEqual({ code: 'UNAVAILABLE', fields: [] });
    } finally {
      holder.release(true);
    }
  });
});

describe('the undo of a creation', () => {
  it('removes an unused one, and its address answers 404', async () => {
    const made = await create({ kind: 'CATEGORY', name: 'Kahve' });
    expect(await undoCode(made.id)).toBe('UNDONE');
    expect(await database.db.prisma.category.count()).toBe(0);
    const { category, placeChange } = await executeOrThrow<{ category: null; placeChange: Created }>(
      services(),
      'query ($id: Int!) { category(slug: "kahve") { id } placeChange(id: $id) { status isGone placeName } }',
      { id: made.id },
      { as },
    );
    expect([category, placeChange]).toEqual([null, { status: 'UNDONE', isGone: true, placeName: 'Kahve' }]);
    expect(await undoCode(made.id)).toBe('CONFLICT');
    expect((await create({ kind: 'CATEGORY', name: 'Kahve' })).after.slug).toBe('kahve');
    expect(await actions()).toEqual(['category.create', 'category.undoCreate', 'category.create']);
  });

  it('is refused while a listing uses it, even in the trash, and after it was renamed or merged', async () => {
    const { db } = database;
    const made = await create({ kind: 'CATEGORY', name: 'Kahve' });
    const { id } = await makeBusiness(db, { categoryId: made.placeId, deletedAt: new Date() });
    const refused = (await undo(made.id)).errors[0];
    expect(refused?.extensions?.code).toBe('CONFLICT');
    expect(refused?.message).toBe(
      '“Kahve” is in use: 1 listing in the trash. Merge it with another entry instead of deleting it.',
    );
    await db.prisma.business.delete({ where: { id } });
    await db.prisma.category.update({ where: { id: made.placeId }, data: { name: 'Kahveci' } });
    expect(await undoCode(made.id)).toBe('CONFLICT');
    await db.prisma.category.update({ where: { id: made.placeId }, data: { name: 'Kahve' } });
    const merged = await makeCategory(db, 'Çay', { mergedIntoId: made.placeId });
    expect(await undoCode(made.id)).toBe('CONFLICT');
    await db.prisma.category.update({ where: { id: merged.id }, data: { mergedIntoId: null } });
    expect(await undoCode(made.id)).toBe('UNDONE');
  });
});
