import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** Each webhook adds a delivery row per hundred changes. */
const maxWebhooks = 50;

/** Until the transaction ends, no other one adds a webhook. Errors: CONFLICT (limit reached). */
export async function lockNewWebhooks(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('new webhook'))`;
  if ((await tx.webhook.count({ where: { deletedAt: null } })) >= maxWebhooks)
    throw new AppError('CONFLICT', { message: 'tooManyWebhooks', limit: maxWebhooks });
}
