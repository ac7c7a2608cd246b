import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Viewer } from '../../../lib/context.ts';
import { executeOrThrow, refusalOf, testContext } from '../../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../../testing/factories.ts';
import { runImportOf } from '../../../testing/runImportOf.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { runBulkEdit } from '../bulk/runBulkEdit.ts';
import { runBulkUndo } from '../bulk/runBulkUndo.ts';
import { issueNames } from './qualityIssues.ts';

const database = useTestDatabase();
const services = () => testServices(database.db);
let as: Viewer;
beforeEach(async () => {
  ({ viewer: as } = await makeOperator(database.db));
});

interface Quality {
  totalCount: number;
  completeness: number | null;
  issues: { issue: string; count: number }[];
}

const measuring =
  'query ($importId: Int) { dataQuality(importId: $importId) { totalCount completeness issues { issue count } } }';
async function measure(importId: number | null = null) {
  const { dataQuality } = await executeOrThrow<{ dataQuality: Quality }>(
    services(),
    measuring,
    { importId },
    { as },
  );
  const counts = Object.fromEntries(dataQuality.issues.map(({ issue, count }) => [issue, count]));
  return { ...dataQuality, counts };
}

interface Listed {
  totalCount: number;
  nodes: { id: number; completeness: number }[];
}
const listing = `query ($filter: AdminBusinessFilter, $sort: AdminBusinessSort, $first: Int, $offset: Int) {
  adminBusinesses(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount nodes { id completeness } } }`;
const list = async (variables: object) =>
  (await executeOrThrow<{ adminBusinesses: Listed }>(services(), listing, { ...variables }, { as }))
    .adminBusinesses;

async function makeComplete() {
  const { db } = database;
  const [category, city] = [await makeCategory(db), await makeCity(db, 'İzmir')];
  return makeBusiness(db, {
    ...{ categoryId: category.id, cityId: city.id, countryCode: 'TR', businessStatus: 'OPERATIONAL' },
    ...{ phone: '0232 444 55 66', phoneNormalised: '+902324445566', website: 'https://ornek.com.tr/a?b' },
    ...{ address: 'Kordon 1', latitude: 38.4, longitude: 27.1, photoUrl: 'https://x.example/a.jpg' },
    ...{ workingHours: { Monday: 'Closed' }, description: 'Tea' },
  });
}

describe('data quality', () => {
  it('counts missing fields, and the completeness of listings', async () => {
    expect(await measure()).toMatchObject({ totalCount: 0, completeness: null });
    const complete = await makeComplete();
    const bare = await makeBusiness(database.db);
    await makeBusiness(database.db, { deletedAt: new Date() });

    const { totalCount, completeness, counts } = await measure();
    expect([totalCount, completeness]).toEqual([2, 50]);
    const none = { CITY_DERIVED: 0, PHONE_INVALID: 0, WEBSITE_MALFORMED: 0 };
    expect(counts).toEqual({ ...Object.fromEntries(issueNames.map((name) => [name, 1])), ...none });
    expect((await list({ sort: { field: 'COMPLETENESS' } })).nodes).toEqual([
      { id: bare.id, completeness: 0 },
      { id: complete.id, completeness: 100 },
    ]);
    expect((await list({ sort: { field: 'COMPLETENESS', direction: 'DESC' }, first: 1 })).nodes).toEqual([
      { id: complete.id, completeness: 100 },
    ]);
  });

  it('counts an invalid phone and an invalid website as missing', async () => {
    const { id } = await makeComplete();
    const websites = ['https://ornek', 'https://user@host.com', 'http://ornek.c', 'https://ornek..'];
    for (const website of websites) {
      await database.db.prisma.business.update({ where: { id }, data: { website, phoneNormalised: null } });
      const { counts, completeness } = await measure();
      expect([website, counts.WEBSITE_MALFORMED, counts.PHONE_INVALID, completeness]).toEqual([
        website,
        1,
        1,
        80,
      ]);
    }
    for (const website of ['http://ornek.com', 'https://örnek.com:8080/x', 'https://ORNEK.COM?a=1']) {
      await database.db.prisma.business.update({ where: { id }, data: { website } });
      expect([website, (await measure()).counts.WEBSITE_MALFORMED]).toEqual([website, 0]);
    }
  });

  it('counts and lists the listings of one import', async () => {
    await makeComplete();
    const one = await runImportOf(services(), 'name,phone\nA,12345678\nB,\n', { fileName: 'one.csv' });
    const two = await runImportOf(services(), 'name\nC\n', { fileName: 'two.csv' });

    expect(await measure(one.id)).toMatchObject({ totalCount: 2, counts: { NO_CITY: 2, PHONE_INVALID: 1 } });
    expect((await list({ filter: { importId: one.id, issue: 'NO_PHONE' } })).totalCount).toBe(1);
    const { dataQualityByImport } = await executeOrThrow<{ dataQualityByImport: object[] }>(
      services(),
      '{ dataQualityByImport { importId fileName quality { totalCount } } }',
      {},
      { as },
    );
    expect(dataQualityByImport).toEqual([
      { importId: two.id, fileName: 'two.csv', quality: { totalCount: 1 } },
      { importId: one.id, fileName: 'one.csv', quality: { totalCount: 2 } },
    ]);
  });

  it('lists the listings of an issue with other filters, and pages through them', async () => {
    const { db } = database;
    const city = await makeCity(db, 'Ankara');
    await makeBusinesses(db, 30, (i) => ({ ...(i % 2 ? { cityId: city.id, countryCode: 'TR' } : {}) }));

    for (const issue of issueNames) {
      const { totalCount, nodes } = await list({ filter: { issue, countryCode: 'TR' }, first: 100 });
      expect([issue, totalCount]).toEqual([issue, nodes.length]);
    }
    const { totalCount, nodes } = await list({ filter: { issue: 'NO_CITY' }, first: 10, offset: 10 });
    expect([totalCount, nodes.length]).toEqual([15, 5]);
    expect((await list({ filter: { issue: 'NO_PHONE', search: 'business' }, first: 5 })).totalCount).toBe(30);
  });

  it('follows every change of a listing', async () => {
    const { db } = database;
    const { id } = await makeComplete();
    const stored = async () =>
      (await db.pool.query<{ issues: number }>('SELECT issues FROM listing_quality WHERE id = $1', [id]))
        .rows;
    expect(await stored()).toEqual([{ issues: 0 }]);
    await db.prisma.business.update({ where: { id }, data: { cityId: null, derivedFields: ['city_id'] } });
    expect(await stored()).toEqual([{ issues: 2 }]);
    await db.prisma.business.update({ where: { id }, data: { deletedAt: new Date() } });
    expect(await stored()).toEqual([]);
    await db.prisma.business.update({ where: { id }, data: { deletedAt: null } });
    expect(await stored()).toEqual([{ issues: 2 }]);
    await db.prisma.business.delete({ where: { id } });
    expect(await stored()).toEqual([]);
  });

  it('is repaired in bulk, and the repair is undone', async () => {
    const { db } = database;
    const bursa = await makeCity(db, 'Bursa');
    const one = await makeBusiness(db, { phone: '12', website: 'https://nothing' });
    const other = await makeComplete();
    const repair = async (issue: string, changes: object) => {
      const { startBulkEdit } = await executeOrThrow<{ startBulkEdit: { id: number } }>(
        services(),
        'mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }',
        { input: { filter: { issue }, changes } },
        { as },
      );
      await work(runBulkEdit, startBulkEdit.id);
      return startBulkEdit.id;
    };
    const { bulkEditPreview } = await executeOrThrow<{ bulkEditPreview: object }>(
      services(),
      'query ($input: BulkEditInput!) { bulkEditPreview(input: $input) { matched changing } }',
      { input: { filter: { issue: 'PHONE_INVALID' }, changes: { clearPhone: true } } },
      { as },
    );
    expect(bulkEditPreview).toEqual({ matched: 1, changing: 1 });

    const edits = [
      await repair('PHONE_INVALID', { clearPhone: true }),
      await repair('WEBSITE_MALFORMED', { clearWebsite: true }),
      await repair('NO_CITY', { cityId: bursa.id }),
    ];
    const stored = (id: number) => db.prisma.business.findUniqueOrThrow({ where: { id } });
    expect(await stored(one.id)).toMatchObject({
      ...{ phone: null, website: null, cityId: bursa.id, countryCode: 'TR' },
    });
    expect(await stored(other.id)).toMatchObject({ version: 1 });

    for (const id of edits.reverse()) {
      await executeOrThrow(
        services(),
        'mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }',
        { id },
        { as },
      );
      await work(runBulkUndo, id);
    }
    expect(await stored(one.id)).toMatchObject({
      ...{ phone: '12', website: 'https://nothing', cityId: null, countryCode: null, editedFields: [] },
    });
  });

  it('gains countries that follow from positions, addresses and phones, as derived ones, and loses them again', async () => {
    const { db } = database;
    const wien = await makeCity(db, 'Wien', { countryCode: null });
    await makeCity(db, 'Bursa');
    const [vienna, berlin, unknown, given] = [
      await makeBusiness(db, { phone: '01 5134567', latitude: 48.208, longitude: 16.373, cityId: wien.id }),
      await makeBusiness(db, { phone: '+49 30 1234567', address: 'Hauptstraße 5, 10115 Berlin' }),
      await makeBusiness(db, { address: 'Road 1' }),
      await makeBusiness(db, { countryCode: 'TR', latitude: 48.208, longitude: 16.373 }),
    ];
    const input = { filter: { issue: 'NO_COUNTRY' }, changes: { deriveCountry: true } };
    const { startBulkEdit } = await executeOrThrow<{ startBulkEdit: { id: number } }>(
      services(),
      'mutation ($input: BulkEditInput!) { startBulkEdit(input: $input) { id } }',
      { input },
      { as },
    );
    await work(runBulkEdit, startBulkEdit.id);
    const stored = (id: number) =>
      db.prisma.business.findUniqueOrThrow({ where: { id }, include: { city: true } });
    expect(await stored(vienna.id)).toMatchObject({
      ...{ countryCode: 'AT', phoneNormalised: '+4315134567', editedFields: [] },
      derivedFields: ['country_code', 'country_code:position'],
      city: { name: 'Wien', countryCode: 'AT' },
    });
    expect(await stored(berlin.id)).toMatchObject({
      ...{ countryCode: 'DE', phoneNormalised: '+49301234567', timeZone: 'Europe/Berlin' },
      derivedFields: expect.arrayContaining(['country_code', 'time_zone']),
    });
    expect(await stored(unknown.id)).toMatchObject({ countryCode: null, version: 1 });
    expect(await stored(given.id)).toMatchObject({ countryCode: 'TR', version: 1 });

    const { id } = startBulkEdit;
    await executeOrThrow(services(), 'mutation ($id: Int!) { undoBulkEdit(id: $id) { id } }', { id }, { as });
    await work(runBulkUndo, id);
    expect(await stored(vienna.id)).toMatchObject({
      ...{ countryCode: null, derivedFields: [], cityId: wien.id },
    });
    expect(await stored(berlin.id)).toMatchObject({ countryCode: null, timeZone: null, derivedFields: [] });
    expect(
      await refusalOf(
        services(),
        'query { bulkEditPreview(input: { filter: {}, changes: { deriveCountry: true, countryCode: "DE" } }) { matched } }',
        {},
        { as },
      ),
    ).toBe('BAD_INPUT');
  });

  it('requires an operator', async () => {
    expect(await refusalOf(services(), measuring)).toBe('UNAUTHENTICATED');
    expect(await refusalOf(services(), '{ dataQualityByImport { importId } }')).toBe('UNAUTHENTICATED');
    await makeComplete();
    expect(await refusalOf(services(), '{ businesses { nodes { completeness } } }')).toBe('UNAUTHENTICATED');
  });
});

/** Does the job of a bulk edit as a worker would. */
async function work(run: typeof runBulkEdit | typeof runBulkUndo, id: number) {
  const { jobId, undoJobId } = await database.db.prisma.bulkEdit.findUniqueOrThrow({ where: { id } });
  const job = (run === runBulkUndo ? undoJobId : jobId) ?? 0;
  const signal = new AbortController().signal;
  const context = testContext(services(), { as: { kind: 'system' } });
  await run(context, { id: job, payload: { bulkEditId: id }, signal, progress: () => undefined });
  await database.db.prisma.job.update({ where: { id: job }, data: { status: 'DONE' } });
}
