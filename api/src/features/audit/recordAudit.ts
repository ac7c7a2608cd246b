import type { AuditAction, AuditedValues, AuditEntity } from '../../../../domain/audit/auditEvents.ts';
import type { Prisma } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';

export interface AuditEntry<Entity extends AuditEntity = AuditEntity> {
  action: AuditAction;
  entity: Entity;
  entityId?: string | number | null;
  before?: AuditedValues<Entity>;
  after?: AuditedValues<Entity>;
  /** Actor of a login, where the viewer is anonymous. */
  operatorId?: number;
  /** API key that requested a job, where the viewer is the system. */
  apiKeyId?: number;
}

/** The actor, and the transaction of the change, if there is one, so that both commit or neither does. */
type Actor = Pick<Context, 'viewer' | 'requestId' | 'db'> & { tx?: Prisma.TransactionClient };

/** Records who changed what. Values under names of secrets are omitted, at any depth. */
export async function recordAudit<Entity extends AuditEntity>(
  actor: Actor,
  entry: AuditEntry<Entity>,
): Promise<void> {
  const { action, entity, entityId, before, after } = entry;
  const viewerId = actor.viewer.kind === 'operator' ? actor.viewer.operatorId : null;
  await (actor.tx ?? actor.db.prisma).auditEvent.create({
    data: {
      action,
      entity,
      entityId: entityId == null ? null : String(entityId),
      operatorId: entry.operatorId ?? viewerId,
      apiKeyId: entry.apiKeyId ?? (actor.viewer.kind === 'key' ? actor.viewer.keyId : null),
      requestId: actor.requestId,
      ...(before ? { before: withoutSecrets(before) } : {}),
      ...(after ? { after: withoutSecrets(after) } : {}),
    },
    select: { id: true },
  });
}

const secretNames = /password|secret|token|ticket|access_?key|api_?key|signing_?key|key_?hash|cookie/i;

function withoutSecrets(value: object): Prisma.InputJsonObject {
  const text = JSON.stringify(value, (name, inner: unknown) => (secretNames.test(name) ? undefined : inner));
  return JSON.parse(text) as Prisma.InputJsonObject;
}
