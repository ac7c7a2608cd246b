import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { jobKinds } from '../../../jobKinds.ts';
import { startWorker, type Worker } from '../../../jobs/startWorker.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../../testing/factories.ts';
import { makeOwnWorkbook } from '../../../testing/files/makeOwnWorkbook.ts';
import { noReviews, noRows } from '../../../testing/transports/noFigures.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { until } from '../../../testing/until.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { importCommand } from '../command/importCommand.ts';

// One file through REST, GraphQL and the command: the same figures, and the same words about them.

const database = useTestDatabase();
let services: ReturnType<typeof testServices>;
let server: TestServer;
let worker: Worker;
let cookies: Record<string, string>;
let folder: string;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
  worker = await startWorker(services, database.url, jobKinds);
  folder = await mkdtemp(path.join(tmpdir(), 'same-counts-'));
});
afterAll(async () => {
  await worker.stop();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  ({ cookies } = await makeOperator(database.db));
});

/** Two listings that are there, one of them twice, a new one and a nameless one; five reviews, of which two are not good. */
async function workbook(): Promise<Buffer> {
  const [one, two] = await Promise.all(
    ['One', 'Two'].map(async (name) => {
      const { id, slug } = await makeBusiness(database.db, { name });
      return { id, slug, name };
    }),
  );
  if (!one || !two) throw new Error('two listings are needed');
  const reviewOf = (n: number) => ({ reviewFingerprint: String(n).padStart(32, '0'), reviewRating: '5' });
  await database.db.prisma.review.create({
    data: { businessId: one.id, rating: 5, fingerprint: reviewOf(1).reviewFingerprint },
  });
  return makeOwnWorkbook([
    {
      Reviews: [
        { ...one, ...reviewOf(1) },
        { ...two, ...reviewOf(2) },
        { ...two, ...reviewOf(3) },
        { ...two, ...reviewOf(4), reviewRating: '0' },
        { ...two, ...reviewOf(5), slug: 'nowhere' },
      ],
    },
    {
      Businesses: [
        one,
        { ...two, phone: '0224' },
        { ...one, name: 'One' },
        { name: 'Three' },
        { phone: '0224' },
      ],
    },
  ]);
}
const rows = { ...noRows, totalRows: 5, created: 1, updated: 1, unchanged: 1, merged: 1, refused: 1 };
const reviewCounts = { ...noReviews, rows: 5, found: 5, created: 2, unchanged: 1, refused: 2 };

const boundary = 'frontier';
const form = (parts: [head: string, body: Buffer | string][]) => ({
  payload: Buffer.concat([
    ...parts.flatMap(([head, body]) => [
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ]),
  headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight': '1' },
  cookies,
});

it('REST answers with the four figures of the legacy contract, and with all others', async () => {
  const request = form([['name="file"; filename="export.xlsx"', await workbook()]]);
  const { status, body } = await server.send('POST', '/api/upload-excel', request);
  expect([status, JSON.parse(body)]).toEqual([
    200,
    {
      imported: 4,
      categoriesCreated: 0,
      citiesFound: 0,
      ...rows,
      warnings: 0,
      longTextRows: 0,
      reviewCounts,
    },
  ]);
});

it('GraphQL answers the same figures, and null for imports that did not count reviews', async () => {
  const start = 'mutation ($file: Upload!) { startImport(input: { file: $file }) { id } }';
  const operations = JSON.stringify({ query: start, variables: { file: null } });
  const request = form([
    ['name="operations"', operations],
    ['name="map"', '{"0":["variables.file"]}'],
    ['name="0"; filename="export.xlsx"', await workbook()],
  ]);
  const { body } = await server.send('POST', '/graphql', request);
  const { id } = (JSON.parse(body) as { data: { startImport: { id: number } } }).data.startImport;
  const query = `query ($id: Int!) { import(id: $id) { status rowsRead fileRows totalRows imported longTextRows
    created updated unchanged merged refused doubtful skipped problems { nodes { kind code } }
    reviewCounts { rows found created unchanged doubtful skipped refused } } }`;
  const read = async () => {
    const answer = await server.send('POST', '/graphql', { payload: { query, variables: { id } }, cookies });
    return (JSON.parse(answer.body) as { data: { import: { status: string } } }).data.import;
  };
  await until(async () => (await read()).status === 'DONE');
  expect(await read()).toEqual({
    status: 'DONE',
    ...{ rowsRead: 10, fileRows: 10, imported: 4, ...rows, longTextRows: 0, reviewCounts },
    problems: {
      nodes: [
        { kind: 'REVIEW', code: 'OUT_OF_RANGE' },
        { kind: 'LISTING', code: 'NAME_MISSING' },
        { kind: 'REVIEW', code: 'LISTING_UNKNOWN' },
      ],
    },
  });
  await database.db.pool.query(
    `UPDATE imports SET review_rows = NULL, long_text_rows = NULL, reviews_found = NULL, reviews_created = NULL,
       reviews_unchanged = NULL, reviews_doubtful = NULL, reviews_skipped = NULL, reviews_refused = NULL`,
  );
  expect(await read()).toMatchObject({ ...rows, longTextRows: null, reviewCounts: null });
});

it('the command prints the same figures without zeros, and exports refused reviews', async () => {
  const file = path.join(folder, 'export.xlsx');
  await writeFile(file, await workbook());
  const call = async (...args: string[]) => {
    const lines: string[] = [];
    const context = testContext(services, { as: { kind: 'system' } });
    const code = await importCommand(
      async () => context,
      args,
      (line) => lines.push(line),
    );
    return { code, lines };
  };
  const tried = await call(file, '--dry-run', '--json');
  expect([tried.code, JSON.parse(tried.lines[0] ?? '')]).toMatchObject([3, { ...rows, reviewCounts }]);
  const { code, lines } = await call(file);
  expect(code).toBe(3);
  expect(lines).toContain('5 rows of listings: 1 created, 1 updated, 1 unchanged, 1 merged, 1 refused');
  expect(lines).toContain('5 reviews in 5 rows: 2 added, 1 unchanged, 2 refused');
  const { id } = await database.db.prisma.import.findFirstOrThrow({ where: { isDryRun: false } });
  expect((await call('--list')).lines[0]).toContain('done; 5 rows of listings: 1 created');

  const handedBack = path.join(folder, 'refused.xlsx');
  expect((await call('--refused', handedBack, String(id))).lines).toEqual([
    `1 refused rows of listings and 2 refused reviews written to ${handedBack}`,
  ]);
  const book = new ExcelJS.Workbook();
  await book.xlsx.readFile(handedBack);
  expect(book.worksheets.map(({ name, rowCount }) => [name, rowCount])).toEqual([
    ['Reviews', 3],
    ['Businesses', 2],
  ]);
  const sheet = book.getWorksheet('Reviews');
  if (sheet) sheet.getCell('F2').value = 4;
  await book.xlsx.writeFile(handedBack);
  const corrected = await call(handedBack, '--json');
  expect(JSON.parse(corrected.lines[0] ?? '')).toMatchObject({
    totalRows: 1,
    refused: 1,
    reviewCounts: { ...noReviews, rows: 2, found: 2, created: 1, refused: 1 },
  });
  const undone = await call('--undo', String(id));
  expect(undone.lines).toContain('2 reviews deleted');
});
