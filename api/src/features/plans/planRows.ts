import type { Plan, Prisma } from '../../generated/prisma/client.ts';
import { checkText } from '../../lib/checkText.ts';
import { AppError } from '../../lib/errors.ts';

/** What a plan says. */
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

/** Who changed it last is shown with it. */
export const withOperator = { operator: { select: { name: true } } } as const;
export type PlanRow = Prisma.PlanGetPayload<{ include: typeof withOperator }>;
export type PlanVersionRow = Prisma.PlanVersionGetPayload<{ include: typeof withOperator }>;

export function contentOf(plan: PlanContent): PlanContent {
  const { name, price, duration, features, maxAds } = plan;
  const { priorityPlacement, analyticsAccess, customStyling, isEnabled } = plan;
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
  };
}

/** The plan, held until the transaction ends. Errors: NOT_FOUND; CONFLICT where `version` is given and stale. */
export async function lockPlan(
  tx: Prisma.TransactionClient,
  id: string,
  version?: number | null,
): Promise<Plan> {
  await tx.$queryRaw`SELECT id FROM plans WHERE id = ${checkText(id, 'id')} FOR UPDATE`;
  const plan = await tx.plan.findUnique({ where: { id } });
  if (!plan) throw new AppError('NOT_FOUND', 'Plan bulunamadı.');
  if (version != null && plan.version !== version)
    throw new AppError('CONFLICT', 'Plan bu arada değişti. Sayfayı yenileyip tekrar deneyin.');
  return plan;
}
