import sql, { join, type Sql } from 'sql-template-tag';
import { checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

/** Filter of audit events; an omitted field matches any. */
export interface AuditFilter {
  /** `operator:7`, `key:3`, or `system`: neither. */
  actor?: string | null | undefined;
  entity?: string | null | undefined;
  entityId?: string | null | undefined;
  action?: string | null | undefined;
  from?: Date | null | undefined;
  /** Not included. */
  to?: Date | null | undefined;
}

/** The condition of a filter. Throws BAD_INPUT if it is invalid. */
export function auditWhere({ actor, entity, entityId, action, from, to }: AuditFilter): Sql {
  if (entityId != null && entity == null)
    throw new AppError('BAD_INPUT', 'entityKindMissing', { entity: 'valueMissing' });
  return join(
    [
      sql`true`,
      ...(actor == null ? [] : [actorWhere(actor)]),
      ...(entity == null ? [] : [sql`entity = ${checkText(entity, 'entity')}`]),
      ...(entityId == null ? [] : [sql`entity_id = ${checkText(entityId, 'entityId')}`]),
      ...(action == null ? [] : [sql`action = ${checkText(action, 'action')}`]),
      ...(from == null ? [] : [sql`at >= ${from}`]),
      ...(to == null ? [] : [sql`at < ${to}`]),
    ],
    ' AND ',
  );
}

function actorWhere(actor: string): Sql {
  if (actor === 'system') return sql`operator_id IS NULL AND api_key_id IS NULL`;
  const [, kind, digits] = /^(operator|key):(\d{1,9})$/.exec(actor) ?? [];
  if (!kind) throw new AppError('BAD_INPUT', 'actorInvalid', { actor: 'actorInvalid' });
  return kind === 'operator' ? sql`operator_id = ${Number(digits)}` : sql`api_key_id = ${Number(digits)}`;
}
