import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** All plans are on one page. */
const maxPlans = 50;

/** Checks that no other plan has the name, ignoring case and accents. Errors: CONFLICT. */
export async function checkPlanName(
  tx: Prisma.TransactionClient,
  name: string,
  own: { id: string; name: string } | null = null,
): Promise<void> {
  const [found] = await tx.$queryRaw<{ isFree: boolean }[]>`
    SELECT fold(${name}) IS NOT DISTINCT FROM fold(${own?.name ?? null})
      OR pg_try_advisory_xact_lock(hashtext('name of a plan'), hashtext(fold(${name})))
      AND NOT EXISTS (
        SELECT FROM plans WHERE fold(name) = fold(${name}) AND deleted_at IS NULL AND id <> ${own?.id ?? ''}
      ) AS "isFree"`;
  if (!found?.isFree) throw new AppError('CONFLICT', 'planNameTaken', { name: 'planNameTaken' });
}

/** Checks the maximum number of plans. Errors: CONFLICT. */
export async function checkPlanCount(tx: Prisma.TransactionClient): Promise<void> {
  if ((await tx.plan.count({ where: { deletedAt: null } })) >= maxPlans)
    throw new AppError('CONFLICT', { message: 'tooManyPlans', limit: maxPlans });
}
