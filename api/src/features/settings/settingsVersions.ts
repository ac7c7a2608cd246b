import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import { putOwnedCodes } from '../injectedCodes/putOwnedCode.ts';
import { changedSections, changeSettings } from './changeSettings.ts';
import { readSiteSettings } from './readSiteSettings.ts';
import { settingsCodes } from './settingsCodes.ts';
import type { SettingsSection, SiteSettings, SiteSettingsData } from './siteSettings.ts';

export interface SettingsVersion {
  version: number;
  createdAt: Date;
  operatorName: string | null;
  /** In which it differs from the one before it. */
  changed: SettingsSection[];
}

/** Versions of the site's settings, newest first. Errors: UNAUTHENTICATED, BAD_INPUT. */
export async function listSettingsVersions(
  context: Context,
  args: PagingArgs,
): Promise<OffsetPage<SettingsVersion>> {
  requireOperator(context);
  const { prisma } = context.db;
  return readOffsetPage(
    context,
    { ...args, defaultFirst: 20 },
    async ({ take, skip }) => {
      // One more, since the last is told by what it changed of the one before.
      const rows = await prisma.siteSettings.findMany({ orderBy: { version: 'desc' }, take: take + 1, skip });
      const ids = rows.flatMap(({ operatorId }) => operatorId ?? []);
      const operators = await prisma.operator.findMany({
        where: { id: { in: ids } },
        select: { id: true, name: true },
      });
      return rows.slice(0, take).map(({ version, createdAt, operatorId, data }, at) => ({
        version,
        createdAt,
        operatorName: operators.find(({ id }) => id === operatorId)?.name ?? null,
        changed: changedSections((rows[at + 1]?.data ?? {}) as SiteSettingsData, data as SiteSettingsData),
      }));
    },
    () => prisma.siteSettings.count(),
  );
}

/**
 * Brings back what the settings said in one of their versions, as a new version, so it can be undone too; 0 is how they
 * were before the first save. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_INPUT where codes find no room, CONFLICT where
 * `version` is not the one in force.
 */
export async function restoreSiteSettings(
  context: Context,
  { version, to }: { version: number; to: number },
): Promise<SiteSettings> {
  requireOperator(context);
  await changeSettings(context, {
    version,
    action: 'siteSettings.restore',
    next: async (_data, tx) => {
      if (to === 0) return {};
      const wanted = await tx.siteSettings.findUnique({ where: { version: to } });
      if (!wanted) throw new AppError('NOT_FOUND', 'versionNotFound');
      return wanted.data as SiteSettingsData;
    },
    apply: (tx, next) => putOwnedCodes(tx, context, settingsCodes(next)),
  });
  return readSiteSettings(context);
}
