import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { read } from '@e965/xlsx';
import { testContext } from '../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../testing/factories.ts';
import { readExport } from '../../testing/files/readExport.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { maxCellLength } from '../../lib/spreadsheet/officeXml.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportBusinesses } from './exportBusinesses.ts';

const database = useTestDatabase();
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
const services = () => testServices(database.db);
const address = () => {
  const bound = server.app.server.address();
  return `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
};

beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  operator = await makeOperator(database.db);
});

const cookie = () => Object.entries(operator.cookies).map((pair) => pair.join('='))[0] ?? '';
const download = async (query = '', headers: Record<string, string> = {}) => {
  const response = await fetch(`${address()}/api/export-businesses${query}`, {
    headers: { cookie: cookie(), ...headers },
  });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, body };
};
const refusal = async (query: string, headers: Record<string, string> = {}) => {
  const { status, body } = await download(query, headers);
  const { code, message } = JSON.parse(body.toString()) as { code: string; message: string };
  return { status, code, message };
};
const namesIn = async (query: string) => {
  const { Businesses: rows = [] } = await readExport('xlsx', (await download(query)).body);
  return rows.map(({ name }) => name);
};
const snapshots = async () => {
  const { rows } = await database.db.pool.query<{ n: number }>(
    `SELECT count(*) AS n FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
  );
  return rows[0]?.n ?? 0;
};
// A transaction ends after the last byte of its answer.
const noSnapshot = () => until(async () => (await snapshots()) === 0);

/** Creates more rows than all buffers between the database and a reader hold. Returns their number. */
const makeLongListings = async () => {
  const { rowCount } = await database.db.pool.query(`
    INSERT INTO businesses (name, slug, detailed_info)
    SELECT 'Business ' || n, 'many-' || n, (SELECT string_agg(md5((n * 500 + i)::text), '') FROM generate_series(1, 300) AS i)
    FROM generate_series(1, 3000) AS n`);
  return rowCount ?? 0;
};

describe('GET /api/export-businesses', () => {
  it('answers a workbook of everything but sample data and the trash, and audits the download', async () => {
    await makeBusinesses(database.db, 3);
    await makeBusiness(database.db, { name: 'Demo', isDemo: true });
    await makeBusiness(database.db, { name: 'Trash', deletedAt: new Date() });
    const { status, headers, body } = await download();
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('content-disposition')).toMatch(/filename="isletmeler-tumu-\d{4}-\d\d-\d\d\.xlsx"/);
    expect([headers.get('cache-control'), headers.get('x-total-count')]).toEqual(['no-store', '3']);
    const { Businesses: rows = [] } = await readExport('xlsx', body);
    expect(rows.map(({ name }) => name)).toEqual(['Business 0', 'Business 1', 'Business 2']);
    expect(read(body).SheetNames).toEqual(['Businesses', 'Reviews']);

    const event = await database.db.prisma.auditEvent.findFirstOrThrow({ where: { action: 'export.make' } });
    expect(event).toMatchObject({
      operatorId: operator.viewer.operatorId,
      after: { format: 'xlsx', rows: 3 },
    });
    await noSnapshot();
  });

  it('exports the listings that the list shows for a search with an incomplete last word', async () => {
    const names = ['Çınar Kordon', 'Çınar Pasaport', 'Kordon Balık'];
    await makeBusinesses(database.db, names.length, (i) => ({ name: names[i] ?? '' }));
    expect(await namesIn('?search=cinar%20ko')).toEqual(['Çınar Kordon']);
    expect(await namesIn('?search=cinnar%20ko')).toEqual(['Çınar Kordon']);
    // No listing has both words, so the list shows listings with one of them, and says so.
    expect(await namesIn('?search=cinar%20zz')).toEqual(['Çınar Kordon', 'Çınar Pasaport']);
  });

  it('exports listings that a number names', async () => {
    await makeBusiness(database.db, { name: 'Kahve', globalRowNumber: 4711 });
    await makeBusiness(database.db, { name: 'Çay' });
    expect(await namesIn('?search=4711')).toEqual(['Kahve']);
  });

  it('counts a range among the matching listings, from 1, both ends included', async () => {
    const category = await makeCategory(database.db, 'Kafe');
    const city = await makeCity(database.db, 'İzmir');
    await makeBusinesses(database.db, 10, (i) => ({
      name: `${i}`,
      ...(i % 2 === 0 ? { categoryId: category.id, countryCode: 'TR', cityId: city.id } : {}),
    }));
    expect(await namesIn('?startIndex=3&endIndex=4')).toEqual(['2', '3']);
    expect(await namesIn('?startIndex=9&endIndex=50')).toEqual(['8', '9']);
    expect(await namesIn('?startIndex=9')).toEqual(['8', '9']);
    expect(await namesIn('?endIndex=1')).toEqual(['0']);
    expect(await namesIn('?startIndex=11&endIndex=12')).toEqual([]);
    expect(await namesIn(`?categoryId=${category.id}&countryCode=tr&startIndex=2&endIndex=3`)).toEqual([
      '2',
      '4',
    ]);
    expect(await namesIn('?search=izmir&endIndex=2')).toEqual(['0', '2']);
    expect(await namesIn('?search=nothing')).toEqual([]);
    expect(await namesIn('?city=IZMIR&startIndex=5')).toEqual(['8']);
    const { headers } = await download(`?categoryId=${category.id}&countryCode=tr&startIndex=2&endIndex=3`);
    expect(headers.get('content-disposition')).toMatch(/"isletmeler-2-3-kafe-TR-\d{4}-\d\d-\d\d\.xlsx"/);
  });

  it('filters by state, rating and features, and names the filters in the file name', async () => {
    await makeBusinesses(database.db, 3, (i) => ({
      name: `${i}`,
      isOpen: i > 0,
      rating: i === 2 ? 4.7 : 3,
      ...(i === 1 ? { about: { Services: { Delivery: true } } } : {}),
    }));
    expect(await namesIn('?status=CLOSED')).toEqual(['0']);
    expect(await namesIn('?minRating=4.5')).toEqual(['2']);
    for (const status of ['OPEN', 'open'])
      expect(await namesIn(`?features=delivery&status=${status}`)).toEqual(['1']);
    const { headers } = await download('?status=CLOSED&features=delivery,wi-fi');
    expect(headers.get('content-disposition')).toMatch(/"isletmeler-kapali-delivery-wi-fi-\d{4}-/);
  });

  it.each(['0-5', '10-5', 'a-b', '1-x', '-1-5', '1.5-3', '1-99999999999'])(
    'refuses the range %s with one message',
    async (range) => {
      const at = range.lastIndexOf('-');
      const query = `?startIndex=${range.slice(0, at)}&endIndex=${range.slice(at + 1)}`;
      expect(await refusal(query)).toEqual({
        status: 400,
        code: 'BAD_INPUT',
        message: 'Please enter a valid range (such as 500 - 10000)',
      });
    },
  );

  it('refuses over a million listings as a workbook and offers .csv instead', async () => {
    await makeBusinesses(database.db, 2);
    const query = '?startIndex=1&endIndex=1000001';
    expect(await refusal(query)).toEqual({
      status: 400,
      code: 'BAD_INPUT',
      message: expect.stringMatching(/^At most 1,000,000 records.*\.csv/),
    });
    const { status, headers, body } = await download(`${query}&format=csv`);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(body.subarray(0, 3)).toEqual(Buffer.from('\ufeff'));
    expect((await readExport('csv', body))['csv']).toHaveLength(2);
    expect((await download('?startIndex=2&endIndex=1000001')).status).toBe(200);
  });

  it('refuses anonymous requests, other origins, other methods and invalid filters, as JSON', async () => {
    expect(await refusal('', { cookie: '' })).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const others: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null' },
    ];
    for (const headers of others)
      expect(await refusal('', headers)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
    for (const query of [
      '?format=pdf',
      '?categoryId=x',
      '?categoryId=1&categoryId=2',
      '?search[$ne]=x',
      '?city=%00',
    ])
      expect(await refusal(query)).toMatchObject({ status: 400, code: 'BAD_INPUT' });
    const head = await fetch(`${address()}/api/export-businesses`, {
      method: 'HEAD',
      headers: { cookie: cookie() },
    });
    expect(head.status).toBe(405);
    await noSnapshot();
  });

  it('writes text that looks like a formula as text', async () => {
    const dangerous = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'];
    await makeBusinesses(database.db, dangerous.length, (i) => ({
      name: `Place ${i}`,
      address: dangerous[i] ?? '',
      phone: '+90 212 555',
    }));
    const workbook = read((await download()).body, { cellFormula: true }).Sheets['Businesses'] ?? {};
    const cells = Object.entries(workbook).filter(([place]) => /^G\d+$/.test(place) && place !== 'G1');
    expect(cells.map(([, cell]) => [cell.t, cell.v, cell.f])).toEqual(
      dangerous.map((text) => ['s', text, undefined]),
    );
    const rows = (await readExport('csv', (await download('?format=csv')).body))['csv'] ?? [];
    expect(rows.map(({ address, phone }) => [address, phone])).toEqual(
      dangerous.map((text) => [`'${text}`, `'+90 212 555`]),
    );
  });

  it('keeps texts longer than a cell, and many reviews, through export and import', async () => {
    // The second part begins like a text with a guard.
    const long = `${'çok uzun '.repeat(4000).slice(0, maxCellLength)}'=1 ${'çok uzun '.repeat(5000)}son`;
    const { id } = await makeBusiness(database.db, { name: 'Long', detailedInfo: long, phone: "'=1" });
    const sheets = await readExport('xlsx', (await download()).body);
    const [row = {}] = sheets['Long texts'] ?? [];
    expect([row['part 1'], row['part 2'], row['part 3']].join('')).toBe(long);
    expect(sheets['Businesses']?.[0]).not.toHaveProperty('detailedInfo');

    const file = (await download()).body;
    const again = await runImportOf(services(), file, { fileName: 'again.xlsx' });
    expect(again).toMatchObject({ status: 'DONE', totalRows: 1, unchanged: 1, merged: 0, longTextRows: 1 });
    await database.db.prisma.business.update({ where: { id }, data: { detailedInfo: null, phone: null } });
    await runImportOf(services(), file, { fileName: 'again.xlsx' });
    expect(await database.db.prisma.business.findUniqueOrThrow({ where: { id } })).toMatchObject({
      detailedInfo: long,
      phone: "'=1",
    });
  });

  it.each(['1.60032739190316E+019', '1,60033E+19'])(
    'keeps a stored id whose digits a spreadsheet program lost: %s',
    async (written) => {
      const cid = '16003273919031622204';
      await makeBusiness(database.db, { cid });
      const file = (await download('?format=csv')).body.toString().replace(cid, `"${written}"`);
      const again = await runImportOf(services(), Buffer.from(file), { fileName: 'again.csv' });
      expect(again).toMatchObject({ status: 'DONE', unchanged: 1, updated: 0 });
    },
  );

  it('stops reading when the download is abandoned', async () => {
    await makeLongListings();
    const request = http.get(`${address()}/api/export-businesses?format=csv`, {
      headers: { cookie: cookie() },
    });
    request.on('error', () => undefined);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response, 'data');
    // The line is full: the server waits for its reader, the database for the server, and neither would ever end.
    response.pause();
    expect(await snapshots()).toBe(1);
    request.destroy();
    await noSnapshot();
    expect((await download('?endIndex=1')).status).toBe(200);
  });

  it('reads no further than the client downloads', async () => {
    const count = await makeLongListings();
    let taken = 0;
    const context = testContext(services(), { as: { kind: 'system' } });
    const { content } = await exportBusinesses(
      context,
      { format: 'csv', filter: {}, startIndex: null, endIndex: null },
      { onRows: (done) => (taken = done) },
    );
    await once(content, 'readable');
    content.read(1);
    content.destroy();
    await once(content, 'close');
    await noSnapshot();
    expect(taken).toBeLessThan(count / 2);
  });
});
