import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readOffsetPage, type OffsetPage } from '../../lib/offsetPage.ts';
import type { PagingArgs } from '../../lib/paging.ts';
import { changedSections, type AdSection, type AdSettings, type AdSettingsData } from './adSettings.ts';
import { changeAdSettings } from './changeAdSettings.ts';

export interface AdSettingsVersion {
  version: number;
  createdAt: Date;
  operatorName: string | null;
  /** In which it differs from the one before it. */
  changed: AdSection[];
}

/** Versions of the ads' settings, newest first. Errors: UNAUTHENTICATED, BAD_INPUT. */
export async function listAdSettingsVersions(
  context: Context,
  args: PagingArgs,
): Promise<OffsetPage<AdSettingsVersion>> {
  requireOperator(context);
  const { prisma } = context.db;
  return readOffsetPage(
    context,
    { ...args, defaultFirst: 20 },
    async ({ take, skip }) => {
      // One more, since the last is told by what it changed of the one before.
      const rows = await prisma.adSettings.findMany({
        orderBy: { version: 'desc' },
        include: { operator: { select: { name: true } } },
        take: take + 1,
        skip,
      });
      return rows.slice(0, take).map(({ version, createdAt, operator, data }, at) => ({
        version,
        createdAt,
        operatorName: operator?.name ?? null,
        changed: changedSections((rows[at + 1]?.data ?? {}) as AdSettingsData, data as AdSettingsData),
      }));
    },
    () => prisma.adSettings.count(),
  );
}

/**
 * Brings back what the settings said in one of their versions, as a new version, so it can be undone too; 0 is how they
 * were before the first save. Errors: UNAUTHENTICATED, NOT_FOUND, CONFLICT where `version` is not the one in force.
 */
export async function restoreAdSettings(
  context: Context,
  { version, to }: { version: number; to: number },
): Promise<AdSettings> {
  return changeAdSettings(context, {
    version,
    action: 'adSettings.restore',
    next: async (_data, tx) => {
      if (to === 0) return {};
      const wanted = await tx.adSettings.findUnique({ where: { version: to } });
      if (!wanted) throw new AppError('NOT_FOUND', 'versionNotFound');
      return wanted.data as AdSettingsData;
    },
  });
}
