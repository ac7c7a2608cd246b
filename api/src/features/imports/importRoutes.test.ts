import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import ExcelJS from 'exceljs';
import { makeOperator } from '../../testing/factories.ts';
import { csvOf, queueImport, runImportOf, runQueued } from '../../testing/runImportOf.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { cancelImport } from './run/cancelImport.ts';
import { testContext } from '../../testing/execute.ts';
import { makeWorkbook } from './read/fixtures/makeWorkbook.ts';
import { retryImport } from './run/retryImport.ts';
import { findRefused, writeRefusedRows } from './stage/writeRefusedRows.ts';

const database = useTestDatabase();
let services: ReturnType<typeof testServices>;
let server: TestServer;
let cookies: Record<string, string>;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ cookies } = await makeOperator(database.db));
});

const boundary = 'frontier';
const part = (name: string, value: string, file = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const upload = (parts: string[], headers: Record<string, string> = {}) =>
  server.send('POST', '/api/upload-excel', {
    cookies,
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      prefer: 'respond-async',
      ...headers,
    },
    payload: `${parts.join('')}--${boundary}--\r\n`,
  });
const file = (rows: Record<string, string>[]) => part('file', csvOf(rows), 'places.csv');
const system = () => testContext(services, { as: { kind: 'system' } });

describe('an upload', () => {
  it('with the same key and file is the same import; with another file or setting it is refused', async () => {
    const key = { 'idempotency-key': 'monday-1' };
    const first = await upload([file([{ name: 'One' }])], key);
    expect(first.status).toBe(202);
    const second = await upload([file([{ name: 'One' }])], key);
    expect([second.status, second.body]).toEqual([202, first.body]);
    const before = (await services.storage.list('uploads')).length;
    expect((await upload([file([{ name: 'Two' }])], key)).status).toBe(409);
    expect((await upload([part('dryRun', 'true'), file([{ name: 'One' }])], key)).status).toBe(409);
    expect((await upload([file([{ name: 'One' }])], { 'idempotency-key': 'two words' })).status).toBe(400);
    expect(await services.storage.list('uploads')).toHaveLength(before);
    expect(await database.db.prisma.import.count()).toBe(1);
    expect(await database.db.prisma.job.count()).toBe(1);
    // At the same moment, too.
    const both = await Promise.all(
      [1, 2].map(() => upload([file([{ name: 'One' }])], { 'idempotency-key': 'at-once' })),
    );
    expect(new Set(both.map(({ body }) => body)).size).toBe(1);
  });

  it('takes its settings as fields, before the file or after it', async () => {
    const fields = [
      part('dryRun', 'true'),
      file([{ name: 'One' }]),
      part('doubts', 'create'),
      part('mapping', '{"name":"name"}'),
    ];
    const before = (await services.storage.list('uploads')).length;
    const { body, status } = await upload(fields);
    expect(status).toBe(202);
    const { id } = JSON.parse(body) as { id: number };
    expect(await database.db.prisma.import.findUniqueOrThrow({ where: { id } })).toMatchObject({
      isDryRun: true,
      doubtPolicy: 'CREATE',
      mapping: { name: 'name' },
    });
    for (const wrong of [part('dryRun', 'perhaps'), part('doubts', 'toss a coin'), part('mapping', 'none')]) {
      expect((await upload([file([{ name: 'One' }]), wrong])).status).toBe(400);
    }
    expect(await services.storage.list('uploads')).toHaveLength(before + 1);
  });

  it.each([
    ['CONFLICT', 409],
    ['UNUSABLE_FILE', 422],
    ['UNAVAILABLE', 503],
    ['NO_SPACE', 507],
    ['INTERNAL', 500],
  ])('that failed with %s is %i to a client that waits', async (errorCode, status) => {
    const waiting = upload([file([{ name: 'One' }])], { prefer: '' });
    const { prisma } = database.db;
    await until(async () => (await prisma.import.count()) === 1);
    await prisma.import.updateMany({
      data: {
        status: 'FAILED',
        errorCode,
        errorMessage: 'The file is empty.',
        errorData: { messageCode: 'fileEmpty' },
        finishedAt: new Date(),
      },
    });
    const answer = await waiting;
    expect([answer.status, JSON.parse(answer.body)]).toEqual([
      status,
      expect.objectContaining({ code: errorCode, message: 'The file is empty.', messageCode: 'fileEmpty' }),
    ]);
    expect(answer.headers.get('retry-after')).toBe(status === 503 ? '60' : null);
  });

  it('without space on the disk is 507, and leaves no file', async () => {
    const { write } = services.storage;
    services.storage.write = async (_key, content) => {
      content.resume();
      throw Object.assign(new Error('write'), { code: 'ENOSPC' });
    };
    const { status, body } = await upload([file([{ name: 'One' }])]);
    services.storage.write = write;
    expect([status, (JSON.parse(body) as { code: string }).code]).toEqual([507, 'NO_SPACE']);
    expect(await database.db.prisma.import.count()).toBe(0);
  });
});

describe('refused rows', () => {
  it('are downloaded as a workbook with their cells and the reason, and can be imported once corrected', async () => {
    const content = makeWorkbook({
      sheets: [
        {
          name: 'Kafeler',
          rows: [
            ['Directory of 2026'],
            ['name', 'latitude', 'longitude', 'postal code', 'my notes'],
            ['Good', '40.1', '29.1', '00123', 'kept by nobody'],
            ['', '40.2', '29.1', '00124', 'call again'],
            ['Odd', '999', '29.1', '00125', ''],
          ],
        },
      ],
    });
    const done = await runImportOf(services, content, { fileName: 'kafeler.xlsx' });
    expect(done).toMatchObject({ created: 2, refused: 1, warnings: 1 });
    const address = server.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${address.port}/api/admin/imports/${done.id}/refused.xlsx`, {
      headers: { cookie: `directory_session=${cookies.directory_session}` },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.read(Readable.from([Buffer.from(await answer.arrayBuffer())]));
    const sheet = workbook.getWorksheet('Kafeler');
    const rows = sheet?.getSheetValues().map((row) => (Array.isArray(row) ? row.slice(1) : row));
    expect(rows?.[1]).toEqual(['name', 'latitude', 'longitude', 'postal code', 'my notes', 'Red nedeni']);
    expect(rows?.[2]).toEqual([
      undefined,
      '40.2',
      '29.1',
      '00124',
      'call again',
      expect.stringMatching(/^name: \p{L}/u),
    ]);
    const left = workbook.getWorksheet('Uyarılar')?.getSheetValues();
    expect(left?.[2]).toMatchObject([undefined, 'Kafeler', 5, 'latitude', '999', expect.any(String)]);
    if (sheet) sheet.getCell('A2').value = 'Bad';
    const corrected = Buffer.from(await workbook.xlsx.writeBuffer());
    expect(await runImportOf(services, corrected, { fileName: 'corrected.xlsx' })).toMatchObject({
      created: 1,
      refused: 0,
    });
    expect(await database.db.prisma.business.findFirst({ where: { name: 'Bad' } })).toMatchObject({
      postalCode: '00124',
    });
  });

  it('are cut to the limits of a workbook, and say so', async () => {
    const about = `${'x'.repeat(32_766)}😀 and more`;
    const rows = [
      { name: '', about, city: 'Bursa' },
      { name: '', about: 'short', city: 'Bursa' },
    ];
    const { id } = await runImportOf(services, csvOf(rows), { fileName: 'long.csv' });
    const output = new PassThrough();
    const [content] = await Promise.all([
      buffer(output),
      writeRefusedRows(system(), await findRefused(system(), id), output),
    ]);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.read(Readable.from([content]));
    const [long, short] = [2, 3].map((row) => workbook.worksheets[0]?.getRow(row));
    expect(long?.getCell(2).value).toBe('x'.repeat(32_766));
    expect(long?.getCell(4).value).toMatch(/32\.767/);
    expect(short?.getCell(4).value).not.toMatch(/32\.767/);
  });

  it('are written at the pace of the download, and no further once it ends', async () => {
    // Cells that hardly pack, so that what is written is what has to be taken.
    const noise = () => randomBytes(3000).toString('base64');
    const rows = Array.from({ length: 300 }, (_, n) => ({ name: '', city: `${n}`, about: noise() }));
    const { id } = await runImportOf(services, csvOf(rows), { fileName: 'noise.csv' });
    const body = new PassThrough({ highWaterMark: 1000 });
    const writing = writeRefusedRows(system(), await findRefused(system(), id), body);
    const ended = expect(writing).rejects.toThrow('disconnected');
    await until(async () => body.writableNeedDrain);
    const held = body.writableLength;
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(body.writableLength).toBe(held);
    expect(held).toBeLessThan(500_000);
    body.destroy();
    await ended;
  });

  it('are 404 if there are none, and 401 without a session', async () => {
    const done = await runImportOf(services, csvOf([{ name: 'One' }]));
    const path = `/api/admin/imports/${done.id}/refused.xlsx`;
    expect((await server.send('GET', path, { cookies })).status).toBe(404);
    expect((await server.send('GET', '/api/admin/imports/x/refused.xlsx', { cookies })).status).toBe(404);
    expect((await server.send('GET', path)).status).toBe(401);
  });
});

describe('an import that failed or was stopped', () => {
  it('is repeated with its file', async () => {
    const { id } = await queueImport(services, csvOf([{ name: 'One' }]));
    await expect(retryImport(system(), id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await cancelImport(system(), id);
    expect(await retryImport(system(), id)).toMatchObject({
      status: 'QUEUED',
      errorCode: null,
      finishedAt: null,
    });
    expect(await runQueued(services, id)).toMatchObject({ status: 'DONE', created: 1 });
    await expect(retryImport(system(), 999)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
