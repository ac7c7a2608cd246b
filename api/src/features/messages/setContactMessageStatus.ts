import type { ContactMessage, ContactMessageStatus } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';

/** Marks a message as new, read or handled. Errors: UNAUTHENTICATED, NOT_FOUND. */
export async function setContactMessageStatus(
  context: Context,
  { id, status }: { id: number; status: ContactMessageStatus },
): Promise<ContactMessage> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    const [before] = await tx.$queryRaw<
      { status: ContactMessageStatus; readAt: Date | null }[]
    >`SELECT status, read_at AS "readAt" FROM contact_messages WHERE id = ${id} FOR UPDATE`;
    if (!before) throw new AppError('NOT_FOUND', 'contactMessageNotFound');
    if (before.status === status) return tx.contactMessage.findUniqueOrThrow({ where: { id } });
    const now = new Date();
    await recordAudit(
      { ...context, tx },
      {
        action: 'message.mark',
        entity: 'contactMessage',
        entityId: id,
        before: { status: before.status },
        after: { status },
      },
    );
    return tx.contactMessage.update({
      where: { id },
      data: {
        status,
        readAt: status === 'NEW' ? null : (before.readAt ?? now),
        handledAt: status === 'HANDLED' ? now : null,
        operatorId: status === 'NEW' ? null : operatorIdOf(context),
      },
    });
  });
}
