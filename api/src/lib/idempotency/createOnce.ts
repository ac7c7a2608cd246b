import { hash } from 'node:crypto';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Database } from '../db/db.ts';
import { AppError } from '../errors.ts';

interface Creation {
  /** Null creates in any case. */
  key: string | null;
  entity: 'business' | 'injectionCode' | 'webhook' | 'apiKey';
  /** What the request asks for. */
  content: unknown;
}

const retentionMs = 7 * 24 * 60 * 60_000;

/**
 * Creates a row once for an idempotency key: the same request again, whose first answer was lost, returns the id of the row
 * that the first one created. A concurrent one waits for it. Errors: CONFLICT if the key was used for anything else.
 */
export async function createOnce(
  tx: Prisma.TransactionClient,
  { key, entity, content }: Creation,
  create: () => Promise<number>,
): Promise<number> {
  if (key === null) return create();
  const contentHash = Buffer.from(hash('sha256', JSON.stringify(content)), 'hex');
  const isFirst = await tx.$executeRaw`
    INSERT INTO creations (idempotency_key, entity, content_hash) VALUES (${key}, ${entity}, ${contentHash})
    ON CONFLICT DO NOTHING`;
  if (isFirst > 0) {
    const entityId = await create();
    await tx.creation.update({ where: { idempotencyKey: key }, data: { entityId } });
    return entityId;
  }
  const known = await tx.creation.findUniqueOrThrow({ where: { idempotencyKey: key } });
  if (known.entity !== entity || known.entityId === null || !contentHash.equals(known.contentHash))
    throw new AppError('CONFLICT', 'idempotencyKeyReused');
  return known.entityId;
}

/** Deletes keys after a week. */
export async function sweepCreations({ db }: { db: Pick<Database, 'prisma'> }): Promise<object> {
  const { count } = await db.prisma.creation.deleteMany({
    where: { createdAt: { lt: new Date(Date.now() - retentionMs) } },
  });
  return { creations: count };
}
