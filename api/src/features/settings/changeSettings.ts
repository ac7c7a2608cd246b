import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { sections, type SettingsSection, type SiteSettingsData } from './siteSettings.ts';

interface SettingsChange {
  /** The version that was looked at. */
  version: number;
  /** Of the audit event. */
  action: string;
  /** The settings as they shall be, from those in force. */
  next: (
    data: SiteSettingsData,
    tx: Prisma.TransactionClient,
  ) => SiteSettingsData | Promise<SiteSettingsData>;
  /** What else must change with them, in the same transaction. */
  apply?: (tx: Prisma.TransactionClient, next: SiteSettingsData, changed: SettingsSection[]) => Promise<void>;
}

/**
 * Writes a new version of the site's settings; earlier ones are kept. The event of the audit holds the sections that
 * changed. Errors: UNAUTHENTICATED, CONFLICT where `version` is not the one in force.
 */
export async function changeSettings(context: Context, change: SettingsChange): Promise<void> {
  requireOperator(context);
  await context.db.prisma.$transaction(async (tx) => {
    // Two saves side by side must not both follow the same version.
    await tx.$executeRaw`LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE`;
    const last = await tx.siteSettings.findFirst({ orderBy: { version: 'desc' } });
    if ((last?.version ?? 0) !== change.version) {
      throw new AppError('CONFLICT', 'settingsChanged');
    }
    const before = (last?.data ?? {}) as SiteSettingsData;
    const next = await change.next(before, tx);
    const changed = changedSections(before, next);
    const saved = await tx.siteSettings.create({
      data: { data: next as Prisma.InputJsonObject, operatorId: operatorIdOf(context) },
      select: { version: true },
    });
    await change.apply?.(tx, next, changed);
    await recordAudit(
      { ...context, tx },
      {
        action: change.action,
        entity: 'siteSettings',
        entityId: saved.version,
        before: pick(before, changed),
        after: pick(next, changed),
      },
    );
  });
}

/** The sections in which two versions say something else. */
export function changedSections(before: SiteSettingsData, after: SiteSettingsData): SettingsSection[] {
  return sections.filter((section) => sorted(before[section]) !== sorted(after[section]));
}

function pick(data: SiteSettingsData, changed: SettingsSection[]): SiteSettingsData {
  return Object.fromEntries(changed.map((section) => [section, data[section] ?? {}]));
}

// The database keeps keys in an order of its own, and what is null was never said.
function sorted(value: unknown): string {
  return JSON.stringify(value ?? {}, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, value]) => value !== null)
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
}
