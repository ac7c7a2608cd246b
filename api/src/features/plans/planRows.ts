import type { Plan, Prisma } from '../../generated/prisma/client.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

/** Content of a plan. */
export interface PlanContent {
  name: string;
  /** Whole Turkish lira. */
  price: number;
  /** Days. */
  duration: number;
  features: string[];
  maxAds: number;
  priorityPlacement: boolean;
  analyticsAccess: boolean;
  customStyling: boolean;
  isEnabled: boolean;
}

/** Content and state of a stored plan. */
export interface StoredPlan extends PlanContent {
  isRetired: boolean;
}

/** Includes the operator of the last change. */
export const withOperator = { operator: { select: { name: true } } } as const;
export type PlanRow = Prisma.PlanGetPayload<{ include: typeof withOperator }>;
export type PlanVersionRow = Prisma.PlanVersionGetPayload<{ include: typeof withOperator }>;

export function contentOf(plan: StoredPlan): StoredPlan {
  const { name, price, duration, features, maxAds } = plan;
  const { priorityPlacement, analyticsAccess, customStyling, isEnabled, isRetired } = plan;
  return {
    name,
    price,
    duration,
    features,
    maxAds,
    priorityPlacement,
    analyticsAccess,
    customStyling,
    isEnabled,
    isRetired,
  };
}

interface LockOptions {
  /** Expected version; without one, the last write wins. */
  version?: number | null | undefined;
  /** A deleted plan is found as well. */
  isDeletedToo?: boolean;
}

/** Locks a plan until the transaction ends. Errors: NOT_FOUND; CONFLICT if `version` is given and stale. */
export async function lockPlan(
  tx: Prisma.TransactionClient,
  id: string,
  { version, isDeletedToo = false }: LockOptions = {},
): Promise<Plan> {
  await tx.$queryRaw`SELECT id FROM plans WHERE id = ${checkText(id, 'id')} FOR UPDATE`;
  const plan = await tx.plan.findUnique({ where: { id } });
  if (!plan || (plan.deletedAt !== null && !isDeletedToo)) throw new AppError('NOT_FOUND', 'planNotFound');
  if (version != null && plan.version !== version) throw new AppError('CONFLICT', 'planChanged');
  return plan;
}
