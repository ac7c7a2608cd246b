import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import { testContext } from '../../testing/execute.ts';
import { makeBusinesses, makeOperator } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { deleteOldBackups } from './deleteOldBackups.ts';
import { isBackupDue, lastSlot, nextSlot, saveBackupSchedule } from './backupSchedule.ts';
import { deleteBackup, downloadBackup } from './findBackup.ts';
import { makeBackup } from './makeBackup.ts';
import { sweepBackups } from './sweepBackups.ts';
import { runVerify, verifyBackup } from './verifyBackup.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';
import { fillTables, restoreInto } from './testing/backupFixtures.ts';
import { useBackups } from './testing/useBackups.ts';

const { database, fileOf, services, system } = useBackups();
const elsewhere = useTestDatabase();

describe('stored backups', () => {
  it('are verified: damage is reported, and an intact one shows when it was verified', async () => {
    await fillTables(database.db);
    const backup = await makeBackup(system(), { reason: 'MANUAL' });
    expect(backup).toMatchObject({
      businesses: 41,
      hidden: 3,
      reason: 'MANUAL',
      damage: null,
      verifiedAt: null,
    });
    expect(backup.fileSha256).toBe(
      createHash('sha256')
        .update(await fileOf(backup))
        .digest('hex'),
    );
    expect(await verifyBackup(system(), backup.id)).toMatchObject({ kind: 'verifyBackup', status: 'QUEUED' });
    expect(await runVerify(system(), runningJob({ backupId: backup.id }))).toMatchObject({ damage: null });
    expect((await database.db.prisma.backup.findFirstOrThrow()).verifiedAt).toBeInstanceOf(Date);

    const bytes = await fileOf(backup);
    await services().storage.remove(backup.fileKey);
    await services().storage.write(backup.fileKey, Readable.from([bytes.subarray(0, 500)]));
    await runVerify(system(), runningJob({ backupId: backup.id }));
    expect((await database.db.prisma.backup.findFirstOrThrow()).damage).toBe('backupIncomplete');
  });

  it('are downloaded and deleted by operators only, and both are audited', async () => {
    const backup = await makeBackup(system(), { reason: 'MANUAL' });
    const anonymous = testContext(services());
    await expect(downloadBackup(anonymous, backup.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const key = { kind: 'key', keyId: 1, isAdmin: true, operatorId: null } as const;
    await expect(downloadBackup(testContext(services(), { as: key }), backup.id)).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(deleteBackup(anonymous, backup.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    const { viewer } = await makeOperator(database.db);
    const operator = testContext(services(), { as: viewer });
    const { content } = await downloadBackup(operator, backup.id);
    expect((await buffer(content)).length).toBe(Number(backup.fileSize));
    await database.db.prisma.job.create({ data: { kind: 'restore', payload: { backupId: backup.id } } });
    await expect(deleteBackup(operator, backup.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    await database.db.prisma.job.deleteMany();
    await deleteBackup(operator, backup.id);
    await expect(downloadBackup(operator, backup.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const audit = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    expect(audit.map(({ action, operatorId }) => [action, operatorId])).toEqual([
      ['backup.make', null],
      ['backup.download', viewer.operatorId],
      ['backup.delete', viewer.operatorId],
    ]);
  });

  it('of the schedule are due once a day or week, and the configured number of them is retained', async () => {
    const at = (text: string) => new Date(`2026-11-${text}:00Z`);
    expect(lastSlot('DAILY', at('21T00:59'))).toEqual(at('20T01:00'));
    expect(lastSlot('DAILY', at('21T01:00'))).toEqual(at('21T01:00'));
    expect(lastSlot('WEEKLY', at('21T12:00'))).toEqual(at('16T01:00'));
    expect(nextSlot('WEEKLY', at('21T12:00'))).toEqual(at('23T01:00'));
    expect(nextSlot('OFF', at('21T12:00'))).toBeNull();

    const { viewer } = await makeOperator(database.db);
    const operator = testContext(services(), { as: viewer });
    await expect(saveBackupSchedule(operator, { pace: 'DAILY', keep: 0 })).rejects.toMatchObject({
      fields: { keep: expect.any(String) },
    });
    await saveBackupSchedule(operator, { pace: 'DAILY', keep: 2 });
    const missed = { data: { since: new Date(Date.now() - 2 * 86_400_000) } };
    await database.db.prisma.backupSchedule.updateMany(missed);
    await saveBackupSchedule(operator, { pace: 'DAILY', keep: 2 });
    expect(await isBackupDue(services(), new Date())).toBe(true);
    await saveBackupSchedule(operator, { pace: 'DAILY', keep: 3 });
    await saveBackupSchedule(operator, { pace: 'DAILY', keep: 2 });
    const tomorrow = new Date(Date.now() + 86_400_000);
    expect(await isBackupDue(services(), new Date())).toBe(false);
    expect(await isBackupDue(services(), tomorrow)).toBe(true);
    for (let i = 0; i < 4; i += 1) await makeBackup(system(), { reason: 'SCHEDULED' });
    await makeBackup(system(), { reason: 'BEFORE_RESET' });
    expect(await deleteOldBackups(system())).toBe(2);
    const left = await database.db.prisma.backup.groupBy({ by: ['reason'], _count: true });
    expect(left).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ reason: 'SCHEDULED', _count: 2 }),
        expect.objectContaining({ reason: 'BEFORE_RESET', _count: 1 }),
      ]),
    );
    await saveBackupSchedule(operator, { pace: 'OFF', keep: 2 });
    expect(await isBackupDue(services(), tomorrow)).toBe(false);
  });

  it('that were interrupted leave a file, which is removed after a day', async () => {
    const backup = await makeBackup(system(), { reason: 'MANUAL' });
    const control = new AbortController();
    await makeBusinesses(database.db, 5);
    control.abort(new Error('stopped'));
    await expect(makeBackup(system(), { reason: 'MANUAL', signal: control.signal })).rejects.toThrow(
      'stopped',
    );
    const cut = (await fileOf(backup)).subarray(0, 500);
    await services().storage.write(
      'backups/00000000-0000-4000-8000-000000000001.tar.gz',
      Readable.from([cut]),
    );
    await sweepBackups(system(), new Date(Date.now() + 25 * 3_600_000));
    const keys = (await services().storage.list('backups')).map(({ key }) => key);
    expect(keys).toContain(backup.fileKey);
    expect(keys).not.toContain('backups/00000000-0000-4000-8000-000000000001.tar.gz');
  });

  it('are recorded again after a restore into a new database, and not removed', async () => {
    const scheduled = await makeBackup(system(), { reason: 'SCHEDULED' });
    const bytes = await fileOf(scheduled);
    await services().storage.write(
      'backups/00000000-0000-4000-8000-000000000002.tar.gz',
      Readable.from([bytes.subarray(0, bytes.length - 900)]),
    );
    await restoreInto(elsewhere.db, bytes);
    const there = testContext({ ...services(), db: elsewhere.db }, { as: { kind: 'system' } });
    const later = new Date(Date.now() + 25 * 3_600_000);
    expect(await sweepBackups(there)).toEqual({ filesRemoved: 0, recorded: 0 });
    await sweepBackups(there, later);
    await sweepBackups(there, later);
    expect(await services().storage.has('backups/00000000-0000-4000-8000-000000000002.tar.gz')).toBe(false);
    const { id: _, createdAt: _at, reason: _reason, ...facts } = scheduled;
    expect(await elsewhere.db.prisma.backup.findMany({ where: { fileKey: scheduled.fileKey } })).toEqual([
      expect.objectContaining({ ...facts, reason: 'MANUAL' }),
    ]);
  });

  it('are not deleted by the schedule while one waits to be restored', async () => {
    const { viewer } = await makeOperator(database.db);
    await saveBackupSchedule(testContext(services(), { as: viewer }), { pace: 'DAILY', keep: 1 });
    const oldest = await makeBackup(system(), { reason: 'SCHEDULED' });
    await makeBackup(system(), { reason: 'SCHEDULED' });
    await database.db.prisma.job.create({ data: { kind: 'restore', payload: { backupId: oldest.id } } });
    expect(await deleteOldBackups(system())).toBe(0);
    expect(await services().storage.has(oldest.fileKey)).toBe(true);
    await database.db.prisma.job.updateMany({ data: { status: 'DONE' } });
    expect(await deleteOldBackups(system())).toBe(1);
  });
});
