import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../../lib/context.ts';
import { csvOf, queueImport, runImportOf, runQueued } from '../../../testing/runImportOf.ts';
import { makeBusiness } from '../../../testing/factories.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { makeWorkbook } from '../read/fixtures/makeWorkbook.ts';

const database = useTestDatabase();
let services: Services;
beforeEach(() => {
  services = testServices(database.db);
});

const placeId = (n: number) => `ChIJmerge${String(n).padStart(18, '0')}`;
const cid = (n: number) => String(1_000_000 + n);
const place = (n: number, more: Record<string, string> = {}) => ({
  name: `Place ${n}`,
  category: n % 2 ? 'Cafe' : 'Bakery',
  address: `Road ${n}`,
  city: 'Bursa',
  'country code': 'TR',
  latitude: '40.1826',
  longitude: '29.0665',
  rating: '4.5',
  reviews: '12',
  'working hours': '{"Monday": "9 AM-5 PM"}',
  'place id': placeId(n),
  ...more,
});
const run = (rows: Record<string, string>[], options = {}) => runImportOf(services, csvOf(rows), options);

const rowsOf = async <Row extends object>(text: string): Promise<Row[]> =>
  (await database.db.pool.query<Row>(text)).rows;
/** Everything that a second import of the same file must leave as it is. */
const everything = async () => ({
  businesses: await rowsOf('SELECT *, search_vector::text AS words FROM businesses ORDER BY id'),
  categories: await rowsOf('SELECT * FROM categories ORDER BY id'),
  cities: await rowsOf('SELECT * FROM cities ORDER BY id'),
  countries: await rowsOf('SELECT * FROM countries ORDER BY code'),
  reviews: await rowsOf('SELECT * FROM reviews ORDER BY id'),
  revisions: await rowsOf('SELECT * FROM business_revisions ORDER BY id'),
  slugs: await rowsOf('SELECT * FROM old_slugs ORDER BY id'),
  stats: await rowsOf('SELECT * FROM directory_stats'),
});
const names = async () =>
  (await rowsOf<{ name: string }>('SELECT name FROM businesses ORDER BY id')).map((row) => row.name);

describe('an import', () => {
  it('gives every row one outcome, and creates the places that its rows name', async () => {
    const done = await run([
      place(1),
      place(2, { 'country code': 'GB' }),
      place(3, { name: ' ' }),
      place(1, { phone: '+90 224 111 22 33' }),
      { ...place(4), name: '' },
      { name: 'Bare' },
    ]);
    expect(done).toMatchObject({
      status: 'DONE',
      totalRows: 6,
      created: 3,
      updated: 0,
      unchanged: 0,
      merged: 1,
      refused: 2,
      categoriesCreated: 2,
      citiesFound: 2,
      errorCode: null,
    });
    const rows = await database.db.prisma.business.findMany({
      orderBy: { globalRowNumber: 'asc' },
      include: { category: true, city: true, country: true },
    });
    expect(rows).toMatchObject([
      {
        name: 'Place 1',
        slug: 'place-1',
        globalRowNumber: 1,
        phone: '+90 224 111 22 33',
        category: { name: 'Cafe', slug: 'cafe', businessCount: 1 },
        city: { name: 'Bursa', slug: 'bursa' },
        country: { name: 'Türkiye' },
        openingMinutes: [540, 1020],
        timeZone: 'Europe/Istanbul',
        isDemo: false,
        createdByImportId: done.id,
      },
      { name: 'Place 2', city: { name: 'Bursa', slug: 'bursa-gb' }, country: { code: 'GB' } },
      { name: 'Bare', categoryId: null, cityId: null, countryCode: null, rating: null, priceRange: null },
    ]);
    const problems = await database.db.prisma.importProblem.findMany({ orderBy: { rowNumber: 'asc' } });
    expect(problems).toMatchObject([
      { rowNumber: 4, code: 'NAME_MISSING' },
      { rowNumber: 6, code: 'NAME_MISSING', message: 'The name of the business is empty.' },
    ]);
  });

  it.each(['csv', 'xlsx'])('of the same .%s file again changes nothing', async (kind) => {
    const rows: Record<string, string>[] = [
      ...[1, 2, 3, 4].map((n) => place(n, { description: '<b>Good</b> & old', about: '{"A": {"b": true}}' })),
      place(5, { 'place id': '', phone: '0224 111 22 33' }),
      { name: 'Bare', address: 'Here 1' },
    ];
    const headers = [...Object.keys(rows[0] ?? {}), 'phone'];
    const cells = rows.map((row) => headers.map((header) => row[header] ?? null));
    const content =
      kind === 'csv'
        ? csvOf(rows)
        : makeWorkbook({ sheets: [{ name: 'Places', rows: [headers, ...cells] }] });
    const options = { fileName: `places.${kind}` };
    expect(await runImportOf(services, content, options)).toMatchObject({ status: 'DONE', created: 6 });
    const before = await everything();
    expect(await runImportOf(services, content, options)).toMatchObject({
      status: 'DONE',
      totalRows: 6,
      created: 0,
      updated: 0,
      unchanged: 6,
      merged: 0,
      refused: 0,
      categoriesCreated: 0,
      citiesFound: 1,
    });
    expect(await everything()).toEqual(before);
  });

  it('with one changed cell updates one listing, and stores the value before and after', async () => {
    await run([place(1), place(2)]);
    const { id } = await run([place(1), place(2, { rating: '4.7', city: 'Ankara' })]).then((done) => {
      expect(done).toMatchObject({ created: 0, updated: 1, unchanged: 1, refused: 0 });
      return done;
    });
    const [one, other] = await database.db.prisma.business.findMany({
      orderBy: { id: 'asc' },
      include: { city: true },
    });
    expect(one).toMatchObject({ version: 1 });
    expect(other).toMatchObject({ version: 2, city: { name: 'Ankara' } });
    expect(await database.db.prisma.businessRevision.findMany()).toMatchObject([
      {
        businessId: other?.id,
        version: 1,
        importId: id,
        before: { rating: 4.5, city_id: one?.cityId },
        after: { rating: 4.7, city_id: other?.cityId },
      },
    ]);
  });

  it('keeps what an operator edited, what the file does not contain, and what is in the trash', async () => {
    await run([place(1), place(2)]);
    const { prisma } = database.db;
    const [one, two] = await prisma.business.findMany({ orderBy: { id: 'asc' } });
    await prisma.business.update({
      where: { id: one?.id ?? 0 },
      data: { name: 'Named by hand', phone: '112', editedFields: ['name', 'phone'] },
    });
    await prisma.business.update({ where: { id: two?.id ?? 0 }, data: { deletedAt: new Date() } });
    const again = { ...place(1, { phone: '113', website: 'https://one.example' }), rating: '' };
    expect(await run([again, place(2, { rating: '1' })])).toMatchObject({
      created: 0,
      updated: 1,
      unchanged: 1,
    });
    expect(await prisma.business.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { name: 'Named by hand', phone: '112', website: 'https://one.example/', slug: 'place-1' },
      { name: 'Place 2', deletedAt: expect.any(Date) },
    ]);
    expect(Number((await prisma.business.findFirstOrThrow({ orderBy: { id: 'asc' } })).rating)).toBe(4.5);
  });
});

describe('one place', () => {
  it('in several rows is one listing: the first row wins, later ones fill gaps', async () => {
    const done = await run([
      place(1, { phone: '', website: '' }),
      place(1, { name: 'Other name', website: 'https://a.example/' }),
      place(1, { website: 'https://b.example/', email: 'a@b.example' }),
    ]);
    expect(done).toMatchObject({ totalRows: 3, created: 1, merged: 2 });
    expect(await database.db.prisma.business.findMany()).toMatchObject([
      { name: 'Place 1', website: 'https://a.example/', email: 'a@b.example' },
    ]);
  });

  it('is matched by any of its ids, in one file and over several', async () => {
    const byCid = { ...place(1), 'place id': '', cid: cid(1) };
    expect(await run([place(1, { cid: cid(1) }), byCid])).toMatchObject({ created: 1, merged: 1 });
    expect(await run([byCid])).toMatchObject({ created: 0, unchanged: 1 });
    expect(await run([place(2, { cid: cid(2) }), place(3, { cid: cid(2) }), place(4)])).toMatchObject({
      totalRows: 3,
      created: 2,
      merged: 1,
    });
    expect(await run([byCid, place(1), place(3, { cid: cid(2) })])).toMatchObject({ merged: 1, created: 0 });
  });

  it('never takes an id from another listing', async () => {
    await run([place(1), { ...place(2), 'place id': '', cid: cid(2) }]);
    // The source has put both ids on one place.
    const done = await run([place(1, { cid: cid(2), rating: '3' })]);
    expect(done).toMatchObject({ status: 'DONE', updated: 1, created: 0 });
    expect(await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { placeId: placeId(1), cid: null },
      { placeId: null, cid: cid(2) },
    ]);
    // Two places of one file with one id that neither had.
    const two = await run([
      place(1, { cid: cid(9) }),
      place(5),
      place(5, { 'place id': placeId(6), cid: cid(9) }),
    ]);
    expect(two).toMatchObject({ status: 'DONE', totalRows: 3 });
  });

  it('without ids is matched by its name with its phone, else with its address', async () => {
    const bare = { ...place(1), 'place id': '' };
    await run([
      { ...bare, phone: '0224 111 22 33' },
      { ...place(2), 'place id': '' },
    ]);
    const again = await run([
      { ...bare, phone: '+90 224 111 22 33', address: 'Moved 5', name: 'PLACE 1' },
      { ...place(2), 'place id': '', name: 'plâce 2', rating: '4' },
      { ...place(2), 'place id': '', address: 'Another road' },
    ]);
    expect(again).toMatchObject({ created: 0, updated: 2, unchanged: 1, doubtful: 1, merged: 0 });
  });
});

describe('slugs', () => {
  it('are the name, else with the city, else with a number; never one that was used before', async () => {
    const same = (n: number, city: string) => place(n, { name: 'Kahve Dünyası', city });
    await run([
      same(1, 'Bursa'),
      same(2, 'Bursa'),
      same(3, 'Ankara'),
      same(4, 'Bursa'),
      place(5, { name: 'Stats' }),
    ]);
    const slugs = async () =>
      (await rowsOf<{ slug: string }>('SELECT slug FROM businesses ORDER BY id')).map((row) => row.slug);
    expect(await slugs()).toEqual([
      'kahve-dunyasi',
      'kahve-dunyasi-bursa',
      'kahve-dunyasi-ankara',
      'kahve-dunyasi-4',
      'stats-bursa',
    ]);
    await database.db.pool.query(`UPDATE businesses SET slug = 'renamed' WHERE slug = 'kahve-dunyasi'`);
    await run([same(6, 'Bursa'), same(7, 'İzmir')]);
    expect((await slugs()).slice(5)).toEqual(['kahve-dunyasi-6', 'kahve-dunyasi-izmir']);
  });

  it('stay within the limit for long names in cities with long names', async () => {
    const long = { name: 'a long name '.repeat(30), city: 'a long city '.repeat(9) };
    const done = await run([place(1, long), place(2, long), place(3, long)]);
    expect(done).toMatchObject({ status: 'DONE', created: 3 });
    for (const { slug } of await rowsOf<{ slug: string }>('SELECT slug FROM businesses'))
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('exist for names of symbols alone, and in every script', async () => {
    const odd = ['★★★', '東京', 'Ακρόπολη', 'مطعم', '???', '!!!'];
    expect(await run(odd.map((name, n) => place(n, { name })))).toMatchObject({ created: 6 });
  });
});

describe('the sample data', () => {
  const demo = (n: number) => place(n, { city: 'Demoville', category: 'Demos', 'country code': 'CH' });

  it('has no row numbers, and is removed by the first real import, with its empty places', async () => {
    await run([demo(1), demo(2), place(3)], { isDemo: true });
    expect(await rowsOf('SELECT business_count, demo_count FROM directory_stats')).toEqual([
      { business_count: 3, demo_count: 3 },
    ]);
    expect(await rowsOf('SELECT FROM businesses WHERE is_demo AND global_row_number IS NULL')).toHaveLength(
      3,
    );
    expect(await run([place(10), place(11)])).toMatchObject({ status: 'DONE', created: 2 });
    expect(await names()).toEqual(['Place 10', 'Place 11']);
    expect(await rowsOf('SELECT name FROM cities')).toEqual([{ name: 'Bursa' }]);
    expect(await rowsOf('SELECT name FROM categories ORDER BY name')).toEqual([
      { name: 'Bakery' },
      { name: 'Cafe' },
    ]);
    expect(await rowsOf('SELECT business_count, demo_count FROM directory_stats')).toEqual([
      { business_count: 2, demo_count: 0 },
    ]);
    expect(await rowsOf('SELECT min(global_row_number) AS first FROM businesses')).toEqual([{ first: 1 }]);
  });

  it('stays while no real listing is applied', async () => {
    await run([demo(1)], { isDemo: true });
    expect(await run([place(1, { name: '' })])).toMatchObject({
      status: 'DONE',
      refused: 1,
      created: 0,
    });
    expect(await runImportOf(services, 'neither,a\nheader,here\n')).toMatchObject({ status: 'FAILED' });
    expect(await names()).toEqual(['Place 1']);
  });

  it('is never applied beside real listings', async () => {
    const waiting = await queueImport(services, csvOf([demo(1)]), { isDemo: true });
    await makeBusiness(database.db, { name: 'Real' });
    const before = await everything();
    expect(await runQueued(services, waiting.id)).toMatchObject({
      status: 'FAILED',
      errorCode: 'CONFLICT',
      errorMessage: expect.stringContaining('demo'),
    });
    expect(await everything()).toEqual(before);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['page.xlsx', '<!doctype html><html></html>'],
    ['paper.xlsx', '%PDF-1.7 …'],
    ['cut.xlsx', makeWorkbook({ sheets: [{ name: 'x', rows: [['name'], ['A']] }] }).subarray(0, 500)],
    ['old.xls', Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(2000, 7)])],
    ['words.csv', 'just some words\nwithout a header\n'],
  ])('%s fails with a reason and changes no row', async (fileName, content) => {
    await run([place(1)]);
    const before = await everything();
    const failed = await runImportOf(services, content, { fileName });
    expect(failed).toMatchObject({
      status: 'FAILED',
      errorCode: 'UNUSABLE_FILE',
      finishedAt: expect.any(Date),
    });
    expect(failed.errorData).toMatchObject({ messageCode: expect.any(String) });
    expect(await everything()).toEqual(before);
  });

  it('is refused at upload by its name or for being empty, and nothing of it is stored', async () => {
    await expect(queueImport(services, 'x', { fileName: 'program.exe' })).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
    });
    await expect(queueImport(services, '', { fileName: 'empty.csv' })).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
    });
    await expect(queueImport(services, 'x', { fileName: '/' })).rejects.toMatchObject({ code: 'BAD_INPUT' });
    expect(await rowsOf('SELECT FROM imports')).toEqual([]);
    expect(await rowsOf('SELECT FROM jobs')).toEqual([]);
  });
});
