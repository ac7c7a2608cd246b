import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';

export interface AuditEntry {
  /** entity.verb, such as `import.start`. */
  action: string;
  entity: string;
  entityId?: string | number | null;
  before?: Prisma.InputJsonValue;
  after?: Prisma.InputJsonValue;
  /** Where the actor is not the viewer: a log-in. */
  operatorId?: number;
}

/** Who acts, and the transaction to write in where there is one. */
type Actor = Pick<Context, 'viewer' | 'requestId' | 'db'> & { tx?: Prisma.TransactionClient };

/** Writes down who changed what. Never give it secrets: what stands here is shown to operators. */
export async function recordAudit(actor: Actor, entry: AuditEntry): Promise<void> {
  const { operatorId, entityId, ...rest } = entry;
  await (actor.tx ?? actor.db.prisma).auditEvent.create({
    data: {
      ...rest,
      entityId: entityId == null ? null : String(entityId),
      operatorId: operatorId ?? operatorIdOf(actor),
      requestId: actor.requestId,
    },
  });
}
