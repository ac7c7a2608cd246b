import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { until } from '../../testing/until.ts';
import { useMaintenance } from './testing/useMaintenance.ts';

const { database, services, server, work, person, fill, ended } = useMaintenance();

describe('database maintenance', () => {
  it('shows the real figures, and optimizes tables and indexes without blocking', async () => {
    await fill();
    // Connections report their writes a moment later; after a VACUUM they would be counted twice.
    await until(async () => {
      const { rowCount } = await database.db.pool.query(
        `SELECT FROM pg_stat_user_tables WHERE relname = 'businesses' AND n_live_tup = 30`,
      );
      return rowCount === 1;
    });
    const { context } = await person();
    await work();
    const { optimizeDatabase } = await executeOrThrow<{ optimizeDatabase: { id: number } }>(
      services(),
      'mutation { optimizeDatabase { id } }',
      {},
      { as: context.viewer },
    );
    const job = await ended(optimizeDatabase.id);
    expect(job).toMatchObject({ status: 'DONE', errorMessage: null });
    const { databaseStatus } = await executeOrThrow<{
      databaseStatus: Record<string, number | string | null | object[]>;
    }>(
      services(),
      `{ databaseStatus { version sizeBytes indexBytes indexCount rows businesses lastVacuumAt connections maxConnections
         migrations pendingMigrations lastMigration tables { name rows lastVacuumAt indexCount } } }`,
      {},
      { as: context.viewer },
    );
    expect(databaseStatus).toMatchObject({
      businesses: 30,
      pendingMigrations: 0,
      indexCount: (job.result as { indexes: number }).indexes,
      tables: expect.arrayContaining([
        expect.objectContaining({ name: 'businesses', rows: 30, lastVacuumAt: expect.anything() }),
      ]),
    });
    expect(databaseStatus.sizeBytes).toBeGreaterThan(Number(databaseStatus.indexBytes));
  });

  it('stops a running job, and clears the page cache', async () => {
    const { context, cookies } = await person();
    const asOperator = { as: context.viewer };
    const { createBackup } = await executeOrThrow<{ createBackup: { id: number } }>(
      services(),
      'mutation { createBackup { id } }',
      {},
      asOperator,
    );
    const cancel = 'mutation ($id: Int!) { cancelMaintenanceJob(id: $id) { status } }';
    expect(await executeOrThrow(services(), cancel, createBackup, asOperator)).toEqual({
      cancelMaintenanceJob: { status: 'CANCELLED' },
    });
    const again = await execute(services(), cancel, { ...createBackup }, asOperator);
    expect(again.errors[0]?.extensions).toMatchObject({ code: 'CONFLICT' });
    const { latestJobs } = await executeOrThrow<{ latestJobs: object[] }>(
      services(),
      '{ latestJobs(kinds: ["backup", "optimize"]) { id kind status finishedAt result } }',
      {},
      asOperator,
    );
    expect(latestJobs).toMatchObject([{ id: createBackup.id, kind: 'backup', status: 'CANCELLED' }]);

    // A client that waits for a reset over the older path learns that it was cancelled.
    const waiting = server().send('DELETE', '/api/reset-database', { cookies });
    const queued = () => database.db.prisma.job.findFirst({ where: { kind: 'reset', status: 'QUEUED' } });
    await until(async () => (await queued()) !== null);
    await executeOrThrow(services(), cancel, { id: (await queued())?.id }, asOperator);
    const stopped = await waiting;
    expect([stopped.status, JSON.parse(stopped.body)]).toEqual([
      409,
      { message: 'The job was stopped.', code: 'CONFLICT', messageCode: 'jobStopped' },
    ]);

    const listener = await database.db.connect();
    const received: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => received.push(payload));
    await listener.query('LISTEN page_drops');
    const answer = await server().send('POST', '/api/clear-cache', { cookies });
    expect([answer.status, JSON.parse(answer.body)]).toEqual([200, { message: 'The cache was cleared.' }]);
    await listener.query('SELECT 1');
    expect(received).toContain('all');
    await listener.end();
    expect((await server().send('POST', '/api/clear-cache')).status).toBe(401);
  });
});
