import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkSiteIdentity, type SiteIdentityChange } from './checkSiteIdentity.ts';
import { readSiteIdentity, type VersionedIdentity } from './readSiteIdentity.ts';

/**
 * Changes what the directory says of itself. Each save is a version of the site's settings; earlier ones are kept.
 * Errors: UNAUTHENTICATED, BAD_INPUT with fields, CONFLICT where `version` is not the one in force.
 */
export async function saveSiteIdentity(
  context: Context,
  { version, ...change }: SiteIdentityChange & { version: number },
): Promise<VersionedIdentity> {
  requireOperator(context);
  const checked = checkSiteIdentity(change);
  await context.db.prisma.$transaction(async (tx) => {
    // Two saves side by side must not both follow the same version.
    await tx.$executeRaw`LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE`;
    const last = await tx.siteSettings.findFirst({ orderBy: { version: 'desc' } });
    if ((last?.version ?? 0) !== version) {
      throw new AppError('CONFLICT', 'Ayarlar bu arada değişti. Sayfayı yenileyip tekrar deneyin.');
    }
    const data = asObject(last?.data);
    const before = asObject(data.identity);
    const identity = { ...before, ...checked } as Prisma.InputJsonObject;
    const saved = await tx.siteSettings.create({
      data: { data: { ...data, identity }, operatorId: operatorIdOf(context) },
      select: { version: true },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'siteIdentity.save',
        entity: 'siteSettings',
        entityId: saved.version,
        before,
        after: identity,
      },
    );
  });
  return readSiteIdentity(context);
}

function asObject(value: unknown): Record<string, Prisma.InputJsonValue> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, Prisma.InputJsonValue>)
    : {};
}
