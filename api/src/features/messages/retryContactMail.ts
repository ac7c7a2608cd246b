import type { ContactMessage } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { messageKind, replyKind } from './messageKind.ts';

/**
 * Queues a permanently failed mail again: that of a message to the operators, or of one of its replies. The mail keeps
 * its Message-ID. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (no mail server is configured, or the mail has
 * not failed).
 */
export async function retryContactMail(
  context: Context,
  { id, replyId = null }: { id: number; replyId?: number | null },
): Promise<ContactMessage> {
  requireOperator(context);
  if (!context.config.mail) throw new AppError('CONFLICT', 'mailServerNotConfigured');
  const operatorId = operatorIdOf(context);
  return context.db.prisma.$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({
      where: { id },
      include: { replies: { where: { id: replyId ?? 0 }, select: { id: true } } },
    });
    if (!message) throw new AppError('NOT_FOUND', 'contactMessageNotFound');
    if (replyId !== null && message.replies.length === 0) throw new AppError('NOT_FOUND', 'replyNotFound');
    // Of two concurrent requests only one changes the state.
    const [failed, queued] = [{ mailState: 'FAILED' }, { mailState: 'QUEUED', mailError: null }] as const;
    const { count } =
      replyId === null
        ? await tx.contactMessage.updateMany({ where: { id, ...failed }, data: queued })
        : await tx.messageReply.updateMany({ where: { id: replyId, ...failed }, data: queued });
    if (count === 0) throw new AppError('CONFLICT', 'mailNotFailed');
    if (replyId === null) await enqueueJob(tx, messageKind, { messageId: id }, operatorId, context.requestId);
    else await enqueueJob(tx, replyKind, { replyId }, operatorId, context.requestId);
    await recordAudit(
      { ...context, tx },
      {
        action: 'message.retryMail',
        entity: 'contactMessage',
        entityId: id,
        ...(replyId === null ? {} : { after: { replyId } }),
      },
    );
    return tx.contactMessage.findUniqueOrThrow({ where: { id } });
  });
}
