import { storedMessageData } from '../../../../domain/messages/englishText.ts';
import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { endOfLife, knownWeaknesses } from './knownWeaknesses.ts';
import { daysBetween, type SecurityCheck } from './securityCheck.ts';

const freshDays = 2;
const oldDays = 8;

/** Checks of backups and dependencies. */
export async function checkMaintenance({ db }: Pick<Services, 'db'>, now: Date): Promise<SecurityCheck[]> {
  const [row] = await db.rows<{ version: number }>(
    sql`SELECT current_setting('server_version_num')::int / 10000 AS version`,
  );
  return [
    await backups(db, now),
    release('NODE', 'Node.js', Number(process.versions.node.split('.')[0]), endOfLife.node, now),
    release('POSTGRES', 'PostgreSQL', row?.version ?? 0, endOfLife.postgres, now),
    dependencies(now),
  ];
}

async function backups(db: Services['db'], now: Date): Promise<SecurityCheck> {
  const base = { key: 'BACKUPS', title: 'securityBackups' as const };
  const advice = 'securityBackupsAdvice';
  const last = await db.prisma.backup.findFirst({
    // One from the future was made while a clock was wrong.
    where: { takenAt: { lt: new Date(now.getTime() + 3_600_000) } },
    orderBy: [{ takenAt: 'desc' }, { id: 'desc' }],
  });
  if (!last) return { ...base, state: 'DANGER', detail: 'securityBackupsNone', advice };
  if (last.damage)
    return {
      ...base,
      state: 'DANGER',
      detail: { message: 'securityBackupDamaged', damage: storedMessageData(last.damage) },
      advice,
    };
  const days = daysBetween(last.takenAt, now);
  return {
    ...base,
    state: days < freshDays ? 'OK' : days < oldDays ? 'WARNING' : 'DANGER',
    detail: days === 0 ? 'securityBackupsToday' : { message: 'securityBackupsDays', days },
    advice: days < freshDays ? null : advice,
  };
}

function release(
  key: string,
  name: string,
  version: number,
  ends: Readonly<Record<number, string>>,
  now: Date,
): SecurityCheck {
  const end = ends[version];
  const base = { key, title: { message: 'securityVersion', name } as const };
  if (!end)
    return {
      ...base,
      state: 'OK',
      detail: { message: 'securityVersionUnknown', name, version },
      advice: null,
    };
  const day = new Date(end);
  return day < now
    ? {
        ...base,
        state: 'WARNING',
        detail: { message: 'securityVersionEnded', name, version, day: end },
        advice: { message: 'securityVersionAdvice', name },
      }
    : {
        ...base,
        state: 'OK',
        detail: { message: 'securityVersionSupported', name, version, day: end },
        advice: null,
      };
}

function dependencies(now: Date): SecurityCheck {
  const due = knownWeaknesses.filter(({ until }) => new Date(until) < now);
  const names = knownWeaknesses.map(({ name }) => name).join(', ');
  return {
    key: 'DEPENDENCIES',
    title: 'securityPackages',
    state: due.length > 0 ? 'WARNING' : 'OK',
    detail:
      due.length > 0
        ? { message: 'securityPackagesDue', names: due.map(({ name }) => name).join(', ') }
        : { message: 'securityPackagesMitigated', names },
    advice: due.length > 0 ? 'securityPackagesAdvice' : null,
  };
}
