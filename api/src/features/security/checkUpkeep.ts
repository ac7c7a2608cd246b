import sql from 'sql-template-tag';
import type { Services } from '../../lib/context.ts';
import { endOfLife, knownWeaknesses } from './knownWeaknesses.ts';
import { daysBetween, turkishDate, type SecurityCheck } from './securityCheck.ts';

const freshDays = 2;
const oldDays = 8;

/** Backups, and what the product stands on. */
export async function checkUpkeep({ db }: Pick<Services, 'db'>, now: Date): Promise<SecurityCheck[]> {
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
  const base = { key: 'BACKUPS', title: 'Yedekler' };
  const advice = 'Veritabanı ekranından yedek alın ve zamanlayın.';
  const last = await db.prisma.backup.findFirst({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] });
  if (!last) return { ...base, state: 'DANGER', detail: 'Henüz yedek yok.', advice };
  if (last.damage) return { ...base, state: 'DANGER', detail: `Son yedek bozuk: ${last.damage}`, advice };
  const days = daysBetween(last.takenAt, now);
  return {
    ...base,
    state: days < freshDays ? 'OK' : days < oldDays ? 'WARNING' : 'DANGER',
    detail: days === 0 ? 'Son yedek bugün alındı.' : `Son yedek ${days} gün önce alındı.`,
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
  const base = { key, title: `${name} sürümü` };
  if (!end)
    return {
      ...base,
      state: 'OK',
      detail: `${name} ${version}: sonu bilinen sürümlerin dışında.`,
      advice: null,
    };
  const day = new Date(end);
  return day < now
    ? {
        ...base,
        state: 'WARNING',
        detail: `${name} ${version} için güvenlik güncellemeleri ${turkishDate(day)} günü bitti.`,
        advice: `${name} için daha yeni bir sürüme geçin.`,
      }
    : {
        ...base,
        state: 'OK',
        detail: `${name} ${version}, ${turkishDate(day)} gününe kadar güncelleme alıyor.`,
        advice: null,
      };
}

function dependencies(now: Date): SecurityCheck {
  const due = knownWeaknesses.filter(({ until }) => new Date(until) < now);
  const names = knownWeaknesses.map(({ name }) => name).join(', ');
  return {
    key: 'DEPENDENCIES',
    title: 'Bağımlılıklar',
    state: due.length > 0 ? 'WARNING' : 'OK',
    detail:
      due.length > 0
        ? `Bilinen zayıflıkları yeniden değerlendirilmeli: ${due.map(({ name }) => name).join(', ')}.`
        : `Bilinen zayıflığı olup önlemi alınmış paketler: ${names}.`,
    advice: due.length > 0 ? 'docs/dependencies.md dosyasındaki önlemleri gözden geçirin.' : null,
  };
}
