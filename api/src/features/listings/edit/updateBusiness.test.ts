import { describe, expect, it } from '@jest/globals';
import type { GraphQLInputObjectType, GraphQLObjectType } from 'graphql';
import { schema } from '../../../schema.ts';
import { executeOrThrow, execute, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory } from '../../../testing/factories.ts';
import { updating, useEditing } from './testing/useEditing.ts';

const { database, services, viewer, categoryId, operate, refused, create, update, history, stored, run } =
  useEditing();

describe('an edit of a listing', () => {
  it('stores the values before, the operator, and the fields that imports must keep', async () => {
    const { id } = await makeBusiness(database.db, {
      name: 'Old',
      phone: '1',
      categoryId: categoryId(),
      countryCode: null,
    });
    const after = await update(id, { name: 'New', phone: '1' });
    expect(after).toMatchObject({ name: 'New', version: 2 });
    expect((await stored(id)).editedFields).toEqual(['name']);
    expect(await history(id)).toEqual([
      {
        id: expect.any(Number),
        version: 1,
        operatorName: 'Ayşe',
        apiKeyName: null,
        importId: null,
        changes: [{ field: 'name', before: 'Old', after: 'New', beforeName: null, afterName: null }],
      },
    ]);
    const [audit] = await database.db.prisma.auditEvent.findMany({ where: { entityId: String(id) } });
    expect(audit).toMatchObject({
      action: 'business.update',
      before: { name: 'Old' },
      after: { name: 'New' },
    });
  });

  it('resolves ids to names, and names the API key that made the change', async () => {
    const { id } = await makeBusiness(database.db, { categoryId: categoryId() });
    const bar = await makeCategory(database.db, 'Bar');
    const { id: keyId } = await database.db.prisma.apiKey.create({
      data: { name: 'Till', prefix: 'dir_till', keyHash: Buffer.alloc(32), isAdmin: true },
    });
    await executeOrThrow(
      services(),
      updating,
      { id, input: { categoryId: bar.id } },
      { as: { kind: 'key', keyId, isAdmin: true, operatorId: null } },
    );
    expect(await history(id)).toMatchObject([
      { apiKeyName: 'Till', operatorName: null, changes: [{ beforeName: 'Cafe', afterName: 'Bar' }] },
    ]);
  });

  it('takes a whole listing back as it was read, as no change', async () => {
    const { id } = await makeBusiness(database.db, { address: null, street: 'Yol 1', phone: '1' });
    const input = schema.getType('BusinessInput') as GraphQLInputObjectType;
    const listing = schema.getType('Business') as GraphQLObjectType;
    const names = Object.keys(input.getFields()).filter((name) => name in listing.getFields());
    // The city and the country are objects where they are read.
    const plain = names.filter((name) => !['city', 'country'].includes(name));
    expect(plain.length).toBeGreaterThan(30);
    const reading = `query ($id: Int!) { businessById(id: $id) { ${plain.join(' ')} } }`;
    const { businessById } = await operate<{ businessById: object }>(reading, { id });
    expect(await update(id, { ...businessById, city: null, categoryId: null })).toMatchObject({ version: 1 });
  });

  it('accepts empty required fields that the listing never had', async () => {
    const { id } = await makeBusiness(database.db, { address: null, categoryId: null, phone: '1' });
    const after = await update(id, { address: null, categoryId: null, phone: '2' });
    expect(after).toMatchObject({ phone: '2', version: 2 });
    expect(await update(id, { address: ' ', phone: '2' })).toMatchObject({ version: 2 });
  });

  it('takes no name, address or category away', async () => {
    const { id } = await makeBusiness(database.db, { address: 'Yol 1', categoryId: categoryId() });
    const emptied = { name: '', address: null, categoryId: null };
    const { errors } = await execute(services(), updating, { id, input: emptied }, { as: viewer() });
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: {
        name: 'A business name is required',
        address: 'An address is required',
        categoryId: 'A category is required',
      },
    });
    expect(await stored(id)).toMatchObject({ address: 'Yol 1', categoryId: categoryId(), version: 1 });
  });

  it('without changes stores nothing', async () => {
    const made = await create({
      name: 'Kahve',
      city: 'İzmir',
      countryCode: 'TR',
      workingHours: { Monday: 'Closed' },
    });
    const again = await update(made.id, {
      name: 'Kahve',
      city: 'İzmir',
      countryCode: 'TR',
      workingHours: made.workingHours,
    });
    expect(again.version).toBe(made.version);
    expect(await history(made.id)).toEqual([]);
  });

  it('is refused for a stale version, with the current version in the error', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await update(id, { name: 'Mine' });
    const { errors } = await execute(
      services(),
      updating,
      { id, input: { name: 'Theirs' }, version: 1 },
      { as: viewer() },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: { version: '2' } });
    expect((await stored(id)).name).toBe('Mine');
  });

  it('is not lost to a concurrent edit', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await Promise.all([
      update(id, { phone: '2' }),
      update(id, { street: 'Yol 2' }),
      update(id, { state: 'Ege' }),
    ]);
    expect(await stored(id)).toMatchObject({ phone: '2', street: 'Yol 2', state: 'Ege', version: 4 });
    expect((await stored(id)).editedFields.sort()).toEqual(['phone', 'state', 'street']);
  });

  it('of the country moves the listing to the city of that name there', async () => {
    const made = await create({ name: 'Ouzo', city: 'Selanik', countryCode: 'TR' });
    const moved = await update(made.id, { countryCode: 'GR' });
    expect(moved).toMatchObject({ city: { slug: 'selanik-gr', businessCount: 1 }, country: { code: 'GR' } });
    expect(await database.db.prisma.country.findMany({ orderBy: { code: 'asc' } })).toMatchObject([
      { code: 'GR', businessCount: 1 },
      { code: 'TR', businessCount: 0 },
    ]);
  });

  it('accepts text for features as details', async () => {
    const { id } = await makeBusiness(database.db, { about: { Service: { Delivery: true } } });
    expect(await update(id, { about: 'By appointment.' })).toMatchObject({
      detailedInfo: 'By appointment.',
      about: { Service: { Delivery: true } },
    });
    expect(await update(id, { about: ' ' })).toMatchObject({
      detailedInfo: null,
      about: { Service: { Delivery: true } },
    });
    expect(await update(id, { about: '', detailedInfo: 'By phone.' })).toMatchObject({
      detailedInfo: 'By phone.',
      about: { Service: { Delivery: true } },
    });
    expect(await update(id, { about: null })).toMatchObject({ about: null });
  });

  it('requires an operator', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    expect(await refusalOf(services(), updating, { id, input: { name: 'New' } })).toBe('UNAUTHENTICATED');
    expect((await stored(id)).name).toBe('Old');
  });
});

describe('the trash', () => {
  it('hides a listing everywhere until it is restored, and updates counts', async () => {
    const made = await create({ name: 'Kahve', city: 'İzmir', countryCode: 'TR' });
    const gone = await run('deleteBusiness', made.id);
    expect(gone).toMatchObject({ deletedAt: expect.any(Date), city: { businessCount: 0 } });
    expect(await executeOrThrow(services(), '{ business(slug: "kahve") { id } stats { total } }')).toEqual({
      business: null,
      stats: { total: 0 },
    });
    expect(await refused(updating, { id: made.id, input: { name: 'New' } })).toBe('NOT_FOUND');
    const other = await makeBusiness(database.db, { name: 'Older', deletedAt: new Date(0) });
    const trash = `{ trashedBusinesses(first: 1) { totalCount nodes { name deletedAt } pageInfo { hasNextPage } } }`;
    expect(await operate(trash)).toMatchObject({
      trashedBusinesses: { totalCount: 2, nodes: [{ name: 'Kahve' }], pageInfo: { hasNextPage: true } },
    });
    expect(await run('restoreBusiness', other.id)).toMatchObject({ deletedAt: null });
    expect(await run('restoreBusiness', made.id)).toMatchObject({
      deletedAt: null,
      city: { businessCount: 1 },
    });
  });
});
