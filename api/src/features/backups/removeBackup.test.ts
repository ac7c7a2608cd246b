import { beforeEach, expect, it } from '@jest/globals';
import type { Context, Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { testContext } from '../../testing/execute.ts';
import { makeOperator } from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { isBackupDue, saveBackupSchedule } from './backupSchedule.ts';
import { deleteOldBackups } from './deleteOldBackups.ts';
import { deleteBackup, findBackup } from './findBackup.ts';
import { makeBackup } from './makeBackup.ts';
import { makeSafetyBackup } from './makeSafetyBackup.ts';
import { sweepBackups } from './sweepBackups.ts';
import { runningJob } from '../../jobs/testing/runningJob.ts';

const database = useTestDatabase();
let services: Services;
let operator: Context;
beforeEach(async () => {
  services = testServices(database.db);
  operator = testContext(services, { as: (await makeOperator(database.db)).viewer });
});

const later = (hours: number) => new Date(Date.now() + hours * 3_600_000);
/** While the store refuses. */
const refused = (context: Context): Context => ({
  ...context,
  storage: {
    ...context.storage,
    remove: async () => {
      throw new AppError('UNAVAILABLE', 'storageUnavailable');
    },
  },
});

it('a backup that the store refuses to remove stays listed with its reason, and can be deleted later', async () => {
  const backup = await makeBackup(operator, { reason: 'SCHEDULED' });
  await makeBackup(operator, { reason: 'SCHEDULED' });
  await saveBackupSchedule(operator, { pace: 'DAILY', keep: 1 });
  await expect(deleteBackup(refused(operator), backup.id)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(deleteOldBackups(refused(operator))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await sweepBackups(operator, later(25));
  expect(await findBackup(operator, backup.id)).toMatchObject({ reason: 'SCHEDULED' });
  expect(await deleteOldBackups(operator)).toBe(1);
  expect(await services.storage.has(backup.fileKey)).toBe(false);
});

it('an interrupted deletion is finished by the sweep, and the backup is not restored meanwhile', async () => {
  const backup = await makeBackup(operator, { reason: 'SCHEDULED' });
  await database.db.prisma.backup.update({ where: { id: backup.id }, data: { deletingAt: new Date() } });
  await expect(findBackup(operator, backup.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // Its process may still be at work.
  await sweepBackups(operator, later(0));
  expect(await services.storage.has(backup.fileKey)).toBe(true);
  await sweepBackups(operator, later(2));
  expect(await services.storage.has(backup.fileKey)).toBe(false);
  expect(await database.db.prisma.backup.count({ where: { id: backup.id } })).toBe(0);
});

it('a backup with a future date does not stop the schedule, and is deleted like others', async () => {
  await saveBackupSchedule(operator, { pace: 'DAILY', keep: 1 });
  const { prisma } = database.db;
  await prisma.backupSchedule.updateMany({ data: { since: later(-48) } });
  const future = await makeBackup(operator, { reason: 'SCHEDULED' });
  await prisma.backup.update({ where: { id: future.id }, data: { createdAt: later(24 * 365) } });
  expect(await isBackupDue(services)).toBe(true);
  const today = await makeBackup(operator, { reason: 'SCHEDULED' });
  expect(await isBackupDue(services)).toBe(false);
  expect(await deleteOldBackups(operator)).toBe(1);
  expect(await prisma.backup.findMany({ select: { id: true } })).toEqual([{ id: today.id }]);
});

it('another attempt of a job replaces the backup that the one before had taken', async () => {
  const job = runningJob({}, await database.db.prisma.job.create({ data: { kind: 'resetDatabase' } }));
  const first = await makeSafetyBackup(operator, job, 'BEFORE_RESET');
  const second = await makeSafetyBackup(operator, job, 'BEFORE_RESET');
  const { prisma } = database.db;
  expect(await prisma.backup.findMany({ select: { id: true } })).toEqual([{ id: second.id }]);
  expect(await services.storage.has(first.fileKey)).toBe(false);
});
