import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../../lib/context.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { askPatiently } from '../../../testing/askPatiently.ts';
import { ask, execute, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeOperator } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let as: Viewer;
let categoryId: number;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
  ({ id: categoryId } = await makeCategory(database.db, 'Cafe'));
});

const services = () => testServices(database.db);
const fields = `id slug name version deletedAt phone website description detailedInfo about workingHours timeZone
  latitude businessStatus isVerified globalRowNumber category { name } city { slug name businessCount } country { code }`;
interface Listing {
  id: number;
  slug: string;
  version: number;
  [field: string]: unknown;
}

const create = async (input: object) =>
  (
    await askPatiently<{ createBusiness: Listing }>(
      services(),
      `mutation ($input: BusinessInput!) { createBusiness(input: $input) { ${fields} } }`,
      { input: { categoryId, address: 'Yol 1', ...input } },
      { as },
    )
  ).createBusiness;
const updating = `mutation ($id: Int!, $input: BusinessInput!, $version: Int) {
  updateBusiness(id: $id, input: $input, version: $version) { ${fields} } }`;
const update = async (id: number, input: object) =>
  (await ask<{ updateBusiness: Listing }>(services(), updating, { id, input }, { as })).updateBusiness;
const run = (mutation: string, id: number) =>
  ask<Record<string, Listing>>(
    services(),
    `mutation ($id: Int!) { ${mutation}(id: $id) { ${fields} } }`,
    { id },
    { as },
  ).then((data) => data[mutation] as Listing);
const history = async (businessId: number) =>
  (
    await ask<{ businessRevisions: { nodes: { id: number; changes: { field: string }[] }[] } }>(
      services(),
      `query ($businessId: Int!) { businessRevisions(businessId: $businessId) {
        nodes { id version operatorName apiKeyName importId changes { field before after beforeName afterName } } } }`,
      { businessId },
      { as },
    )
  ).businessRevisions.nodes;
const undo = (id: number) =>
  ask<{ undoBusinessRevision: { business: Listing; restored: string[]; skipped: string[] } }>(
    services(),
    `mutation ($id: Int!) { undoBusinessRevision(id: $id) { restored skipped business { ${fields} } } }`,
    { id },
    { as },
  ).then((data) => data.undoBusinessRevision);
const stored = (id: number) => database.db.prisma.business.findUniqueOrThrow({ where: { id } });

describe('a listing created by hand', () => {
  it('gets all derived values', async () => {
    const made = await create({
      name: '  Kahve Evi ',
      city: 'İzmir',
      country: 'Turkey',
      phone: '0232 444 55 66',
      latitude: 38.42,
      longitude: 27.14,
      workingHours: { monday: '9am - 5pm' },
      description: '<p onclick="x()">İyi <script>x()</script>kahve</p>',
      about: '{"Service":{"Delivery":true}}',
      website: '',
    });
    expect(made).toMatchObject({
      slug: 'kahve-evi',
      name: 'Kahve Evi',
      website: null,
      description: '<p>İyi kahve</p>',
      about: { Service: { Delivery: true } },
      workingHours: { Monday: expect.stringContaining('5 PM') },
      timeZone: 'Europe/Istanbul',
      globalRowNumber: 1,
      category: { name: 'Cafe' },
      city: { slug: 'izmir', name: 'İzmir', businessCount: 1 },
      country: { code: 'TR' },
    });
    const row = await stored(made.id);
    expect(row.phoneNormalised).toBe('+902324445566');
    expect(row.openingMinutes).toEqual([540, 1020]);
    expect(row.editedFields).toEqual(expect.arrayContaining(['name', 'phone', 'city_id', 'working_hours']));
    expect(row.editedFields).not.toContain('phone_normalised');
  });

  it('gets a unique slug, also beside a reserved one, and finds an existing city', async () => {
    const slugs = [];
    for (const name of ['Stats', 'Kahve', 'Kahve', 'Kahve']) {
      slugs.push((await create({ name, city: 'Izmır', countryCode: 'TR' })).slug);
    }
    expect(slugs).toEqual(['stats-izmir', 'kahve', 'kahve-izmir', 'kahve-izmir-2']);
    expect(await database.db.prisma.city.count()).toBe(1);
  });

  it('gets a unique slug if many are created at once', async () => {
    const names = Array.from({ length: 24 }, (_, i) => ({ name: 'Kahve', city: i % 2 ? 'Tire' : 'Tıre ' }));
    const made = await Promise.all(names.map((input) => create({ ...input, countryCode: 'TR' })));
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(24);
    expect(made.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(['kahve', 'kahve-tire', 'kahve-tire-23']),
    );
  });

  it('gets its slug with a few statements even if hundreds share its name', async () => {
    await database.db.prisma.business.createMany({
      data: Array.from({ length: 700 }, (_, i) => ({ name: 'Kahve', slug: i ? `kahve-${i + 1}` : 'kahve' })),
    });
    const statements = await countStatements(async () => {
      expect(await create({ name: 'Kahve' })).toMatchObject({ slug: 'kahve-701' });
    });
    expect(statements).toBeLessThan(25);
  });

  it.each([
    ['no name', { name: ' ' }, { name: 'A business name is required' }],
    [
      'no such category',
      { categoryId: 99_999 },
      { categoryId: 'This category no longer exists; choose another' },
    ],
    ['a link that runs', { website: 'javascript:alert(1)' }, { website: 'Invalid URL' }],
    ['half a position', { latitude: 3 }, { latitude: expect.any(String) }],
    ['a place off the globe', { latitude: 999, longitude: 1 }, { latitude: expect.any(String) }],
    ['no such country', { countryCode: 'XX' }, { countryCode: expect.any(String) }],
    ['hours that say nothing', { workingHours: 'soon' }, { workingHours: expect.any(String) }],
    ['a zone that is none', { timeZone: 'Mars/Olympus' }, { timeZone: expect.any(String) }],
    ['a NUL', { phone: '1\0' }, { phone: expect.any(String) }],
  ])('is refused with %s, field by field, and nothing is stored', async (_what, input, problems) => {
    const { errors } = await execute(
      services(),
      'mutation ($input: BusinessInput!) { createBusiness(input: $input) { id } }',
      { input: { name: 'Kahve', categoryId, address: 'Yol 1', ...input } },
      { as },
    );
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: problems });
    expect(await database.db.prisma.business.count()).toBe(0);
    expect(await database.db.prisma.city.count()).toBe(0);
  });
});

describe('an edit of a listing', () => {
  it('stores the values before, the operator, and the fields that imports must keep', async () => {
    const { id } = await makeBusiness(database.db, {
      name: 'Old',
      phone: '1',
      categoryId,
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
    const { id } = await makeBusiness(database.db, { categoryId });
    const bar = await makeCategory(database.db, 'Bar');
    const { id: keyId } = await database.db.prisma.apiKey.create({
      data: { name: 'Till', prefix: 'dir_till', keyHash: Buffer.alloc(32), isAdmin: true },
    });
    await ask(
      services(),
      updating,
      { id, input: { categoryId: bar.id } },
      { as: { kind: 'key', keyId, isAdmin: true, operatorId: null } },
    );
    expect(await history(id)).toMatchObject([
      { apiKeyName: 'Till', operatorName: null, changes: [{ beforeName: 'Cafe', afterName: 'Bar' }] },
    ]);
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
      { as },
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
    expect(await ask(services(), '{ business(slug: "kahve") { id } stats { total } }')).toEqual({
      business: null,
      stats: { total: 0 },
    });
    expect(await refusalOf(services(), updating, { id: made.id, input: { name: 'New' } }, { as })).toBe(
      'NOT_FOUND',
    );
    const other = await makeBusiness(database.db, { name: 'Older', deletedAt: new Date(0) });
    const trash = `{ trashedBusinesses(first: 1) { totalCount nodes { name deletedAt } pageInfo { hasNextPage } } }`;
    expect(await ask(services(), trash, {}, { as })).toMatchObject({
      trashedBusinesses: { totalCount: 2, nodes: [{ name: 'Kahve' }], pageInfo: { hasNextPage: true } },
    });
    expect(await run('restoreBusiness', other.id)).toMatchObject({ deletedAt: null });
    expect(await run('restoreBusiness', made.id)).toMatchObject({
      deletedAt: null,
      city: { businessCount: 1 },
    });
  });
});

describe('reverting a change', () => {
  it('restores the fields, and lets imports change them again', async () => {
    const { id } = await makeBusiness(database.db, {
      name: 'Old',
      workingHours: { Monday: 'Closed' },
      rating: 4.25,
    });
    await update(id, { name: 'New', workingHours: null, latitude: 38.42, longitude: 27.14 });
    const before = await stored(id);
    const [change] = await history(id);
    const { business, restored, skipped } = await undo(change?.id ?? 0);
    expect(skipped).toEqual([]);
    expect(restored).toEqual(expect.arrayContaining(['name', 'workingHours', 'latitude', 'timeZone']));
    expect(business).toMatchObject({
      name: 'Old',
      workingHours: { Monday: 'Closed' },
      latitude: null,
      timeZone: null,
    });
    expect((await stored(id)).editedFields).toEqual([]);
    expect(before.editedFields).not.toEqual([]);
  });

  it('keeps fields that were changed again, and reports them; a second time nothing is left to revert', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old', phone: '1' });
    await update(id, { name: 'New', phone: '2' });
    await update(id, { name: 'Newest' });
    const [, first] = await history(id);
    expect(await undo(first?.id ?? 0)).toMatchObject({
      restored: ['phone'],
      skipped: ['name'],
      business: { name: 'Newest', phone: '1' },
    });
    expect((await stored(id)).editedFields).toEqual(['name']);
    expect(
      await refusalOf(
        services(),
        'mutation ($id: Int!) { undoBusinessRevision(id: $id) { skipped } }',
        { id: first?.id },
        { as },
      ),
    ).toBe('CONFLICT');
  });

  it.each([
    ['name', { name: 'Other' }],
    ['type', { type: 'Bakery' }],
    ['address', { address: 'Road 2' }],
    ['street', { street: 'Road' }],
    ['state', { state: 'CA' }],
    ['postal code', { postalCode: '00123' }],
    ['country', { countryCode: 'DE' }],
    ['city', { city: 'Ankara' }],
    ['phone', { phone: '0312 444 55 66' }],
    ['email', { email: 'a@b.example' }],
    ['website', { website: 'https://b.example/' }],
    ['links', { menuLink: 'https://m.example/', orderLink: 'https://o.example/', locationLink: null }],
    ['price', { priceRange: '$$$' }],
    ['photo', { photoUrl: 'https://p.example/1.jpg' }],
    ['verified mark', { isVerified: true }],
    ['description', { description: '<p>Other</p>', detailedInfo: 'More' }],
    ['features', { about: { Service: { Delivery: true } } }],
    ['opening switch', { isOpen: false }],
    ['hours', { workingHours: { Tuesday: '8 AM-12 PM' } }],
    ['no hours', { workingHours: null }],
    ['status', { businessStatus: 'CLOSED_TEMPORARILY' }],
    ['time zone', { timeZone: 'America/New_York' }],
    ['position', { latitude: 52.52, longitude: 13.4 }],
    ['no position', { latitude: null, longitude: null }],
    [
      'all that opening states need',
      { isOpen: false, workingHours: null, businessStatus: 'CLOSED_PERMANENTLY', timeZone: null },
    ],
  ])('restores the exact listing: %s', async (_, change) => {
    const { id } = await create({
      name: 'Old',
      city: 'İzmir',
      countryCode: 'TR',
      phone: '0232 444 55 66',
      latitude: 38.42,
      longitude: 27.14,
      workingHours: { Monday: '9 AM-5 PM' },
    });
    const whole = async () => {
      const [found] = await database.db.prisma.$queryRaw<{ row: object }[]>`
        SELECT to_jsonb(b) - 'version' - 'updated_at' AS row FROM businesses b WHERE id = ${id}`;
      return found?.row;
    };
    const before = await whole();
    await update(id, change);
    expect(await whole()).not.toEqual(before);
    const [revision] = await history(id);
    expect(revision?.changes.map(({ field }) => field)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^(scheduleId|openingMinutes|phoneNormalised|\w*Fields)$/),
      ]),
    );
    const { restored, skipped } = await undo(revision?.id ?? 0);
    expect(skipped).toEqual([]);
    expect(restored).not.toContain('openingMinutes');
    expect(await whole()).toEqual(before);
  });

  it('works for a change that was stored with derived columns', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await update(id, { name: 'New' });
    const [change] = await history(id);
    await database.db.prisma.$executeRaw`
      UPDATE business_revisions SET before = before || '{"schedule_id": 7, "gone_column": 1}',
        after = after || '{"schedule_id": null, "gone_column": null}' WHERE id = ${change?.id}`;
    expect((await history(id))[0]?.changes.map(({ field }) => field)).toEqual(['name']);
    expect(await undo(change?.id ?? 0)).toMatchObject({
      restored: ['name'],
      skipped: [],
      business: { name: 'Old' },
    });
  });

  it('restores a deleted listing', async () => {
    const { id } = await makeBusiness(database.db, { name: 'Old' });
    await run('deleteBusiness', id);
    const [deletion] = await history(id);
    expect((await undo(deletion?.id ?? 0)).business).toMatchObject({ deletedAt: null });
  });
});
