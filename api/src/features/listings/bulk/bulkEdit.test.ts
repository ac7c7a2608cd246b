import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf } from '../../../testing/execute.ts';
import { makeBusiness, makeCategory, makeCity } from '../../../testing/factories.ts';
import { until } from '../../../testing/until.ts';
import { useBulkEdits } from './testing/useBulkEdits.ts';
import { runBulkEdit } from './runBulkEdit.ts';
import { runBulkUndo } from './runBulkUndo.ts';

const { database, services, viewer, start, preview, read, work, undo, stored } = useBulkEdits();

describe('a bulk edit', () => {
  it('reports the number of listings first, changes them, and is undone as a whole', async () => {
    const { db } = database;
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const izmir = await makeCity(db, 'İzmir');
    const place = { categoryId: cafe.id, cityId: izmir.id, countryCode: 'TR' };
    const one = await makeBusiness(db, {
      ...place,
      phone: '0232 444 55 66',
      phoneNormalised: '+902324445566',
    });
    const two = await makeBusiness(db, { ...place, isVerified: true, categoryId: bar.id });
    const gone = await makeBusiness(db, { ...place, deletedAt: new Date() });
    const other = await makeBusiness(db);
    const before = await stored(one.id);
    const input = {
      filter: { countryCode: 'TR' },
      changes: { categoryId: bar.id, isVerified: true, countryCode: 'GR' },
    };
    expect(await preview(input)).toEqual({ matched: 2, changing: 2, isLowerBound: false });
    expect(await preview({ ...input, changes: { isVerified: true } })).toMatchObject({
      matched: 2,
      changing: 1,
    });
    // Read from the listings themselves, the narrow table of lists and the words of a search.
    expect(await preview({ filter: { countryCode: 'TR' }, changes: { isOpen: false } })).toMatchObject({
      matched: 2,
      changing: 2,
    });
    expect(await preview({ filter: { status: 'VERIFIED' }, changes: { isVerified: true } })).toMatchObject({
      matched: 1,
      changing: 0,
    });
    expect(await preview({ filter: { search: 'cafe' }, changes: { categoryId: bar.id } })).toMatchObject({
      matched: 1,
      changing: 1,
    });

    const { id, status } = await start(input);
    expect(status).toBe('QUEUED');
    await work(runBulkEdit, id);
    expect(await read(id)).toMatchObject({ status: 'DONE', changed: 2, operatorName: 'Ayşe' });
    expect(await stored(one.id)).toMatchObject({
      categoryId: bar.id,
      isVerified: true,
      countryCode: 'GR',
      city: { name: 'İzmir', countryCode: 'GR' },
      version: 2,
    });
    expect((await stored(one.id)).editedFields).toEqual(
      expect.arrayContaining(['category_id', 'is_verified', 'country_code']),
    );
    expect(await stored(gone.id)).toMatchObject({ version: 1, countryCode: 'TR' });
    expect(await stored(other.id)).toMatchObject({ version: 1, categoryId: null });
    // Counts follow, and a worker that begins again changes nothing twice.
    expect(await db.prisma.category.findUniqueOrThrow({ where: { id: bar.id } })).toMatchObject({
      businessCount: 2,
    });
    await work(runBulkEdit, id);
    expect(await db.prisma.businessRevision.count()).toBe(2);

    // Later edits stay.
    await db.prisma.business.update({ where: { id: two.id }, data: { countryCode: null, cityId: null } });
    expect(await undo(id)).toMatchObject({ status: 'UNDONE', restored: 1, skipped: 1 });
    const without = { version: 0, updatedAt: 0, score: 0, city: null };
    expect({ ...(await stored(one.id)), ...without }).toEqual({ ...before, ...without });
    expect(await stored(two.id)).toMatchObject({ countryCode: null, categoryId: bar.id, isVerified: true });
    expect(
      await refusalOf(
        services(),
        'mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }',
        { id },
        { as: viewer() },
      ),
    ).toBe('CONFLICT');
  });

  it('previews a city and a country for the whole directory as for a filter', async () => {
    const [izmir, bursa] = [await makeCity(database.db, 'İzmir'), await makeCity(database.db, 'Bursa')];
    await makeBusiness(database.db, { cityId: izmir.id, countryCode: 'TR' });
    await makeBusiness(database.db, { cityId: bursa.id, countryCode: 'TR' });
    for (const filter of [{}, { countryCode: 'TR' }, { status: 'UNVERIFIED' }])
      expect(await preview({ filter, changes: { cityId: bursa.id } })).toMatchObject({
        matched: 2,
        changing: 1,
      });
    expect(await preview({ filter: {}, changes: { countryCode: 'GR' } })).toMatchObject({ changing: 2 });
  });

  it('does not change listings that match only some words of a search', async () => {
    await makeBusiness(database.db, { name: 'Acme Plumbing' });
    const input = { filter: { search: 'acme qqqqzzzz' }, changes: { isVerified: true } };
    expect(await preview(input)).toMatchObject({ matched: 0 });
    const { id } = await start(input);
    await work(runBulkEdit, id);
    expect(await read(id)).toMatchObject({ changed: 0 });
  });

  it.each([
    ['a word that is begun', 'cafe b', 'Cafe B', 'Cafe Bar'],
    ['a corrected word', 'plumbing', 'Plumbing', 'Plumbung'],
  ])(
    'continues with the listings that it started with, not with those of %s',
    async (_what, search, own, other) => {
      const one = await makeBusiness(database.db, { name: own });
      const two = await makeBusiness(database.db, { name: other });
      const { id } = await start({ filter: { search, status: 'UNVERIFIED' }, changes: { isVerified: true } });
      await work(runBulkEdit, id);
      // A worker that continues after a kill finds the first ones changed.
      await work(runBulkEdit, id);
      expect([(await stored(one.id))?.isVerified, (await stored(two.id))?.isVerified]).toEqual([true, false]);
    },
  );

  it('changes only the selected listings', async () => {
    const [one, two] = [await makeBusiness(database.db), await makeBusiness(database.db)];
    const { id } = await start({
      ids: [two.id],
      changes: { isOpen: false, businessStatus: 'CLOSED_TEMPORARILY' },
    });
    await work(runBulkEdit, id);
    expect(await stored(one.id)).toMatchObject({ isOpen: true, businessStatus: null });
    expect(await stored(two.id)).toMatchObject({ isOpen: false, businessStatus: 'CLOSED_TEMPORARILY' });
    expect(await undo(id)).toMatchObject({ restored: 1, skipped: 0 });
    expect(await stored(two.id)).toMatchObject({ isOpen: true, businessStatus: null, editedFields: [] });
  });

  it('is never shown as done without its result, however often it is read while the job ends', async () => {
    await makeBusiness(database.db);
    const { id } = await start({ filter: {}, changes: { isVerified: true } });
    const { jobId } = await database.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
    const set = (changed: number, status: 'DONE' | 'RUNNING') =>
      database.db.prisma.$transaction([
        database.db.prisma.bulkEdit.update({ where: { id }, data: { changed } }),
        database.db.prisma.job.update({ where: { id: jobId ?? 0 }, data: { status } }),
      ]);
    for (let round = 0; round < 25; round += 1) {
      await set(0, 'RUNNING');
      const reads = Array.from({ length: 6 }, () => read(id));
      await set(1, 'DONE');
      for (const { status, changed } of await Promise.all(reads))
        expect([
          [1, 'DONE'],
          [0, 'RUNNING'],
        ]).toContainEqual([changed, status]);
    }
  });

  it('names the categories and cities of its filter and changes', async () => {
    const { db } = database;
    const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
    const [izmir, lisbon] = [await makeCity(db, 'İzmir'), await makeCity(db, 'Lisbon')];
    const edits = [
      {
        filter: { categorySlug: cafe.slug, cityId: izmir.id },
        changes: { categoryId: bar.id, cityId: lisbon.id },
      },
      { filter: { categoryId: cafe.id }, changes: { isVerified: true } },
    ];
    for (const edit of edits) await start(edit);
    await db.prisma.city.delete({ where: { id: izmir.id } });
    const names = `{ bulkEdits { nodes { filterCategory { name } filterCity { name } newCategory { name }
      newCity { name } } } }`;
    expect(await executeOrThrow(services(), names, {}, { as: viewer() })).toEqual({
      bulkEdits: {
        nodes: [
          { filterCategory: { name: 'Cafe' }, filterCity: null, newCategory: null, newCity: null },
          {
            filterCategory: { name: 'Cafe' },
            filterCity: null,
            newCategory: { name: 'Bar' },
            newCity: { name: 'Lisbon' },
          },
        ],
      },
    });
  });

  it('requires a change, and values that exist', async () => {
    for (const input of [
      { changes: {} },
      { ids: [], changes: { isOpen: true } },
      { ids: [1], filter: { countryCode: 'TR' }, changes: { isOpen: true } },
      { changes: { categoryId: 99_999 } },
      { changes: { countryCode: 'XX' } },
    ]) {
      const mutation = 'mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }';
      expect([input, await refusalOf(services(), mutation, { input }, { as: viewer() })]).toEqual([
        input,
        'BAD_INPUT',
      ]);
    }
    expect(await database.db.prisma.job.count()).toBe(0);
  });
});

it('a bulk edit of the country is undone only together with the city of that country', async () => {
  const { db } = database;
  const izmir = await makeCity(db, 'İzmir');
  const { id: listing } = await makeBusiness(db, { countryCode: 'TR', cityId: izmir.id });
  const { id } = await start({ ids: [listing], changes: { countryCode: 'GR', isVerified: true } });
  await work(runBulkEdit, id);
  await db.prisma.city.delete({ where: { id: izmir.id } });
  expect(await undo(id)).toMatchObject({ restored: 1, skipped: 0 });
  expect(await stored(listing)).toMatchObject({
    countryCode: 'GR',
    city: { countryCode: 'GR' },
    isVerified: false,
  });
});

it('a bulk edit leaves out a listing that stops matching while it is changed', async () => {
  const { db } = database;
  const [cafe, bar] = [await makeCategory(db, 'Cafe'), await makeCategory(db, 'Bar')];
  const one = await makeBusiness(db, { categoryId: cafe.id });
  const two = await makeBusiness(db, { categoryId: cafe.id });
  const { id } = await start({ filter: { categoryId: cafe.id }, changes: { isVerified: true } });
  const client = await db.pool.connect();
  try {
    await client.query('BEGIN');
    await client.query('UPDATE businesses SET category_id = $1 WHERE id = $2', [bar.id, one.id]);
    const working = work(runBulkEdit, id);
    await until(async () => {
      const { rows } = await db.pool.query<{ n: number }>(
        `SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return (rows[0]?.n ?? 0) > 0;
    });
    await client.query('COMMIT');
    await working;
  } finally {
    client.release();
  }
  expect(await stored(one.id)).toMatchObject({ categoryId: bar.id, isVerified: false });
  expect(await stored(two.id)).toMatchObject({ isVerified: true });
});

it('the undo of a bulk edit that an API key requested is attributed to the key', async () => {
  const { db } = database;
  const { id: listing } = await makeBusiness(db);
  const { id } = await start({ ids: [listing], changes: { isVerified: true } });
  await work(runBulkEdit, id);
  const { id: keyId } = await db.prisma.apiKey.create({
    data: { name: 'Till', prefix: 'dir_till', keyHash: Buffer.alloc(32), isAdmin: true },
  });
  const key = { kind: 'key', keyId, isAdmin: true, operatorId: null } as const;
  await executeOrThrow(
    services(),
    'mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }',
    { id },
    { as: key },
  );
  await work(runBulkUndo, id);
  const revision = await db.prisma.businessRevision.findFirstOrThrow({ orderBy: { id: 'desc' } });
  expect(revision).toMatchObject({ apiKeyId: keyId, after: { is_verified: false } });
});
