import type { ClientBase } from 'pg';
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
  await (actor.tx ?? actor.db.prisma).auditEvent.create({
    data: auditRow(actor, entry),
    select: { id: true },
  });
}

/** The same in the transaction of a plain connection, which Prisma has no part in. */
export async function recordAuditOn<Entity extends AuditEntity>(
  client: ClientBase,
  actor: Actor,
  entry: AuditEntry<Entity>,
): Promise<void> {
  const { action, entity, entityId, operatorId, apiKeyId, requestId, before, after } = auditRow(actor, entry);
  await client.query(
    `INSERT INTO audit_events (action, entity, entity_id, operator_id, api_key_id, request_id, before, after)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [action, entity, entityId, operatorId, apiKeyId, requestId, before, after],
  );
}

function auditRow<Entity extends AuditEntity>({ viewer, requestId }: Actor, entry: AuditEntry<Entity>) {
  const { action, entity, entityId, before, after } = entry;
  return {
    action,
    entity,
    entityId: entityId == null ? null : String(entityId),
    operatorId: entry.operatorId ?? (viewer.kind === 'operator' ? viewer.operatorId : null),
    apiKeyId: entry.apiKeyId ?? (viewer.kind === 'key' ? viewer.keyId : null),
    requestId,
    before: before && withoutSecrets(before),
    after: after && withoutSecrets(after),
  };
}

const secretNames = /password|secret|token|ticket|access_?key|api_?key|signing_?key|key_?hash|cookie/i;

function withoutSecrets(value: object): Prisma.InputJsonObject {
  const text = JSON.stringify(value, (name, inner: unknown) => (secretNames.test(name) ? undefined : inner));
  return JSON.parse(text) as Prisma.InputJsonObject;
}
