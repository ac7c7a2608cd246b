import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { jobHandler } from '../../jobs/jobHandler.ts';
import { startWorker, type Worker } from '../../jobs/startWorker.ts';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import { makeBusinesses, makeOperator } from '../../testing/factories.ts';
import { readExport } from '../../testing/files/readExport.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { exportKind } from './exportKind.ts';
import { runExport } from './runExport.ts';
import { startExport } from './startExport.ts';
import { sweepExports } from './sweepExports.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
const services = () => testServices(database.db);

beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  operator = await makeOperator(database.db);
});

describe('an export to a file', () => {
  const start = async (input: object) => {
    const { startExport } = await executeOrThrow<{ startExport: { id: number; status: string } }>(
      services(),
      'mutation ($input: StartExportInput!) { startExport(input: $input) { id status } }',
      { input },
      { as: operator.viewer },
    );
    return startExport;
  };
  const find = async (id: number) => {
    const { export: found } = await executeOrThrow<{ export: Record<string, unknown> }>(
      services(),
      `query ($id: Int!) { export(id: $id) { status format filter startIndex totalRows rowsWritten fileName fileSize downloadPath operatorName errorCode } }`,
      { id },
      { as: operator.viewer },
    );
    return found;
  };

  it('that an API key requests is attributed to the key', async () => {
    const { id: keyId } = await database.db.prisma.apiKey.create({
      data: { name: 'Till', prefix: 'dir_till', keyHash: Buffer.alloc(32), isAdmin: true },
    });
    const { operatorId } = operator.viewer;
    const key = { kind: 'key', keyId, isAdmin: true, operatorId } as const;
    const { id, jobId } = await startExport(testContext(services(), { as: key }), {
      ...{ format: 'csv', filter: {}, startIndex: null, endIndex: null },
    });
    const stored = await database.db.prisma.job.findUniqueOrThrow({ where: { id: jobId ?? 0 } });
    const job = runningJob(exportKind.readPayload(stored.payload), stored);
    await runExport(testContext(services(), { as: { kind: 'system' } }), job);
    expect(await find(id)).toMatchObject({ totalRows: 0 });
    const event = await database.db.prisma.auditEvent.findFirstOrThrow({ where: { action: 'export.make' } });
    expect(event).toMatchObject({ operatorId: null, apiKeyId: keyId });
  });

  it('is written by a worker, listed, downloaded, and deleted after its retention', async () => {
    await makeBusinesses(database.db, 5);
    const { id, status } = await start({ startIndex: 2, filter: { search: 'business' } });
    expect(status).toBe('QUEUED');
    let worker: Worker | null = null;
    try {
      const kind = jobHandler(exportKind, { run: runExport });
      worker = await startWorker(services(), database.url, [kind]);
      while (!['DONE', 'FAILED'].includes(String((await find(id))['status'])))
        await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await worker?.stop();
    }
    expect(await find(id)).toEqual({
      status: 'DONE',
      format: 'XLSX',
      filter: { search: 'business' },
      startIndex: 2,
      totalRows: 4,
      rowsWritten: 4,
      fileName: expect.stringMatching(/^isletmeler-2-son-arama-business-.*\.xlsx$/),
      fileSize: expect.any(Number),
      downloadPath: `/api/admin/exports/${id}`,
      operatorName: 'Ayşe',
      errorCode: null,
    });
    const event = await database.db.prisma.auditEvent.findFirstOrThrow({ where: { action: 'export.make' } });
    expect(event.operatorId).toBe(operator.viewer.operatorId);

    const fetchIt = () => server.send('GET', `/api/admin/exports/${id}`, { cookies: operator.cookies });
    expect((await fetchIt()).status).toBe(200);
    const { fileKey } = await database.db.prisma.export.findUniqueOrThrow({ where: { id } });
    const file = await readFile(services().storage.locationOf(fileKey ?? ''));
    const { Businesses: rows = [] } = await readExport('xlsx', file);
    expect(rows).toHaveLength(4);
    expect((await server.send('GET', `/api/admin/exports/${id}`)).status).toBe(401);
    expect((await server.send('GET', '/api/admin/exports/999', { cookies: operator.cookies })).status).toBe(
      404,
    );

    await database.db.prisma.export.update({
      where: { id },
      data: { expiresAt: new Date(Date.now() - 1000) },
    });
    await services().storage.write('exports/00000000-0000-4000-8000-000000000001.xlsx', Readable.from(['x']));
    expect(await sweepExports(services())).toEqual({ deleted: 1, orphaned: 0 });
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect((await sweepExports(services(), later)).orphaned).toBeGreaterThan(0);
    expect(await services().storage.has('exports/00000000-0000-4000-8000-000000000001.xlsx')).toBe(false);
    await expect(readFile(services().storage.locationOf(fileKey ?? ''))).rejects.toThrow('ENOENT');
    expect((await fetchIt()).status).toBe(410);
    const { exports } = await executeOrThrow<{ exports: { nodes: object[]; totalCount: number } }>(
      services(),
      '{ exports { nodes { id status downloadPath operatorName } totalCount } }',
      {},
      { as: operator.viewer },
    );
    expect(exports).toEqual({
      nodes: [{ id, status: 'DONE', downloadPath: null, operatorName: 'Ayşe' }],
      totalCount: 1,
    });
  });

  it('is refused for an invalid range, can be cancelled while it waits, and is not downloadable before its end', async () => {
    const bad = { input: { startIndex: 5, endIndex: 2 } };
    const mutation = 'mutation ($input: StartExportInput!) { startExport(input: $input) { id } }';
    expect(await refusalOf(services(), mutation, bad, { as: operator.viewer })).toBe('BAD_INPUT');
    const { id } = await start({ format: 'CSV' });
    expect((await server.send('GET', `/api/admin/exports/${id}`, { cookies: operator.cookies })).status).toBe(
      409,
    );
    const cancel = 'mutation ($id: Int!) { cancelExport(id: $id) { status } }';
    expect(await executeOrThrow(services(), cancel, { id }, { as: operator.viewer })).toEqual({
      cancelExport: { status: 'CANCELLED' },
    });
    expect(await refusalOf(services(), cancel, { id }, { as: operator.viewer })).toBe('CONFLICT');
  });
});
