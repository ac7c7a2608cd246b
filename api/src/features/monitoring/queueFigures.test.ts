import { beforeEach, expect, it } from '@jest/globals';
import { testContext } from '../../testing/execute.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { makeBackup } from '../backups/makeBackup.ts';
import { queueFigures } from './queueFigures.ts';

const database = useTestDatabase();
const hours = (n: number) => new Date(Date.now() - n * 3_600_000);
const overdueHours = async () => (await queueFigures(database.db)).backupOverdueSeconds / 3600;
const schedule = (pace: 'OFF' | 'DAILY' | 'WEEKLY', since: Date) =>
  database.db.prisma.backupSchedule.upsert({
    where: { id: 1 },
    create: { pace, since },
    update: { pace, since },
  });
beforeEach(() => schedule('DAILY', hours(24 * 20)));

it('a backup is overdue by its schedule, so that a weekly schedule or none raises no alarm', async () => {
  expect(await overdueHours()).toBeGreaterThan(24 * 18);
  await schedule('WEEKLY', hours(24 * 6));
  expect(await overdueHours()).toBeLessThan(24 * 6);
  await schedule('OFF', hours(24 * 20));
  expect(await overdueHours()).toBe(0);
});

it('manual, damaged and future backups do not hide a missed one', async () => {
  const system = testContext(testServices(database.db), { as: { kind: 'system' } });
  const { prisma } = database.db;
  await makeBackup(system, { reason: 'MANUAL' });
  const scheduled = await makeBackup(system, { reason: 'SCHEDULED' });
  const change = (data: object) => prisma.backup.update({ where: { id: scheduled.id }, data });
  expect(await overdueHours()).toBe(0);
  await change({ damage: 'backupDamaged' });
  expect(await overdueHours()).toBeGreaterThan(24 * 18);
  await change({ damage: null, createdAt: hours(-24 * 365) });
  expect(await overdueHours()).toBeGreaterThan(24 * 18);
});
