import { describe, expect, it } from '@jest/globals';
import { csvOf, queueImport, runImportOf } from '../../../testing/runImportOf.ts';
import { makeWorkbook } from '../read/fixtures/makeWorkbook.ts';
import { placeRow, type Row, useImports } from '../testing/useImports.ts';

const { database, run, everything, rowsOf, services } = useImports();

const placeId = (n: number) => `ChIJmerge${String(n).padStart(18, '0')}`;
const cid = (n: number) => String(1_000_000 + n);
const place = (n: number, more: Row = {}) =>
  placeRow(n, {
    category: n % 2 ? 'Cafe' : 'Bakery',
    latitude: '40.1826',
    longitude: '29.0665',
    reviews: '12',
    'working hours': '{"Monday": "9 AM-5 PM"}',
    'place id': placeId(n),
    ...more,
  });

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
    const rows: Row[] = [
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
    expect(await runImportOf(services(), content, options)).toMatchObject({ status: 'DONE', created: 6 });
    const before = await everything();
    expect(await runImportOf(services(), content, options)).toMatchObject({
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

  it('keeps an operator’s edits, values that the file lacks, and the trash', async () => {
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
    const failed = await runImportOf(services(), content, { fileName });
    expect(failed).toMatchObject({
      status: 'FAILED',
      errorCode: 'UNUSABLE_FILE',
      finishedAt: expect.any(Date),
    });
    expect(failed.errorData).toMatchObject({ messageCode: expect.any(String) });
    expect(await everything()).toEqual(before);
  });

  it('is refused at upload by its name or for being empty, and nothing of it is stored', async () => {
    await expect(queueImport(services(), 'x', { fileName: 'program.exe' })).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
    });
    await expect(queueImport(services(), '', { fileName: 'empty.csv' })).rejects.toMatchObject({
      code: 'UNUSABLE_FILE',
    });
    await expect(queueImport(services(), 'x', { fileName: '/' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
    });
    expect(await rowsOf('SELECT FROM imports')).toEqual([]);
    expect(await rowsOf('SELECT FROM jobs')).toEqual([]);
  });
});
