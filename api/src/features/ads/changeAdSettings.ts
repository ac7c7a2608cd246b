import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import {
  adSettingsOf,
  changedSections,
  sectionsOf,
  type AdSection,
  type AdSettings,
  type AdSettingsData,
} from './adSettings.ts';

interface AdsChange {
  /** The version that was looked at; null where the caller knows none. */
  version: number | null;
  /** Of the audit event. */
  action: string;
  /** The settings as they shall be, from those in force. */
  next: (data: AdSettingsData, tx: Prisma.TransactionClient) => AdSettingsData | Promise<AdSettingsData>;
}

/**
 * Writes a new version of the ads' settings; earlier ones are kept. The event of the audit holds the parts that changed.
 * Errors: UNAUTHENTICATED, CONFLICT where `version` is not the one in force.
 */
export async function changeAdSettings(context: Context, change: AdsChange): Promise<AdSettings> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Two saves side by side must not both follow the same version.
    await tx.$executeRaw`LOCK TABLE ad_settings IN SHARE ROW EXCLUSIVE MODE`;
    const last = await tx.adSettings.findFirst({ orderBy: { version: 'desc' } });
    if (change.version !== null && (last?.version ?? 0) !== change.version) {
      throw new AppError('CONFLICT', 'adsChanged');
    }
    const before = (last?.data ?? {}) as AdSettingsData;
    const next = await change.next(before, tx);
    const changed = changedSections(before, next);
    const saved = await tx.adSettings.create({
      data: { data: next as Prisma.InputJsonObject, operatorId: operatorIdOf(context) },
      select: { version: true },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: change.action,
        entity: 'adSettings',
        entityId: saved.version,
        before: pick(before, changed),
        after: pick(next, changed),
      },
    );
    return adSettingsOf(next, saved.version);
  });
}

function pick(data: AdSettingsData, changed: AdSection[]): object {
  const parts = sectionsOf(data);
  return Object.fromEntries(changed.map((section) => [section, parts[section]]));
}
