import type { AuditedValues } from '../../../../domain/audit/auditEvents.ts';
import type { Prisma, Webhook } from '../../generated/prisma/client.ts';
import { requireOperator, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

interface Change {
  /** Action of the audit event. */
  verb: 'update' | 'enable' | 'disable' | 'rotate' | 'replay';
  data: (before: Webhook) => Partial<Webhook>;
  /** Values for the audit; no secrets. */
  after?: AuditedValues<'webhook'>;
  alsoInTransaction?: (tx: Prisma.TransactionClient) => Promise<unknown>;
}

/** Changes a locked webhook and audits the change. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function changeWebhook(
  context: Context,
  id: number,
  { verb, data, after, alsoInTransaction }: Change,
): Promise<Webhook> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT FROM webhooks WHERE id = ${id} FOR UPDATE`;
    const before = await tx.webhook.findUnique({ where: { id, deletedAt: null } });
    if (!before) throw webhookNotFound();
    const values = data(before);
    if ((verb === 'update' || verb === 'enable' || verb === 'disable') && !differsFromStored(before, values))
      return before;
    const webhook = await tx.webhook.update({ where: { id }, data: values });
    await alsoInTransaction?.(tx);
    const { name, url } = before;
    await recordAudit(
      { ...context, tx },
      {
        action: `webhook.${verb}`,
        entity: 'webhook',
        entityId: id,
        before: { name, url },
        ...(after ? { after } : {}),
      },
    );
    return webhook;
  });
}

export function webhookNotFound(): AppError {
  return new AppError('NOT_FOUND', 'webhookNotFound');
}
