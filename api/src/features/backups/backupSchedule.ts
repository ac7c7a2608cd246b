import type { BackupPace, BackupSchedule } from '../../generated/prisma/client.ts';
import { requireOperator, type Context, type Services } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Hour (UTC) of the daily backup: four in the morning in Turkey. */
const hourUtc = 1;
const dayMs = 86_400_000;
/** Milliseconds by which the clocks of nodes may differ. */
export const clockToleranceMs = 3_600_000;

export async function readBackupSchedule({ db }: Pick<Services, 'db'>): Promise<BackupSchedule> {
  return db.prisma.backupSchedule.upsert({ where: { id: 1 }, create: {}, update: {} });
}

/** Sets the schedule of backups and the number of scheduled ones to keep (1 to 100). Errors: BAD_INPUT. */
export async function saveBackupSchedule(
  context: Context,
  { pace, keep }: { pace: BackupPace; keep: number },
): Promise<BackupSchedule> {
  requireOperator(context);
  if (!Number.isInteger(keep) || keep < 1 || keep > 100) {
    throw new AppError('BAD_INPUT', 'backupCountOutOfRange', {
      keep: 'backupCountInvalid',
    });
  }
  await readBackupSchedule(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM backup_schedule WHERE id = 1 FOR UPDATE`;
    const before = await tx.backupSchedule.findUniqueOrThrow({ where: { id: 1 } });
    // A new start of the schedule would omit a backup that is due.
    if (!differsFromStored(before, { pace, keep })) return before;
    const saved = await tx.backupSchedule.update({
      where: { id: 1 },
      data: { pace, keep, since: new Date() },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'backupSchedule.save',
        entity: 'backupSchedule',
        before: { pace: before.pace, keep: before.keep },
        after: { pace, keep },
      },
    );
    return saved;
  });
}

/** The last scheduled time before `now`: daily, or on Mondays. Pure. */
export function lastSlot(pace: 'DAILY' | 'WEEKLY', now: Date): Date {
  const slot = new Date(now);
  slot.setUTCHours(hourUtc, 0, 0, 0);
  if (slot > now) slot.setTime(slot.getTime() - dayMs);
  if (pace === 'WEEKLY') slot.setTime(slot.getTime() - ((slot.getUTCDay() + 6) % 7) * dayMs);
  return slot;
}

/** The next time of a scheduled backup; null without a schedule. Pure. */
export function nextSlot(pace: BackupPace, now: Date): Date | null {
  if (pace === 'OFF') return null;
  return new Date(lastSlot(pace, now).getTime() + (pace === 'DAILY' ? dayMs : 7 * dayMs));
}

/**
 * Whether a scheduled backup is due: a scheduled time has passed since the schedule was set, and no backup was
 * taken since then.
 */
export async function isBackupDue({ db }: Pick<Services, 'db'>, now = new Date()): Promise<boolean> {
  const schedule = await readBackupSchedule({ db });
  if (schedule.pace === 'OFF') return false;
  const slot = lastSlot(schedule.pace, now);
  if (slot <= schedule.since) return false;
  // A backup from the future was made while a clock was wrong, so its real time is unknown.
  const latest = new Date(now.getTime() + clockToleranceMs);
  const made = await db.prisma.backup.count({
    where: { reason: 'SCHEDULED', createdAt: { gte: slot, lte: latest } },
  });
  return made === 0;
}
