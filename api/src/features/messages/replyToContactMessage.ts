import type { Message } from '../../../../domain/messages/message.ts';
import type { ContactMessage } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { replyKind } from './messageKind.ts';

const maxCharacters = 50_000;

/**
 * Replies to a message by mail: stores the reply, queues its mail and marks the message as handled, in one transaction.
 * Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, BAD_INPUT, CONFLICT (no mail server is configured).
 */
export async function replyToContactMessage(
  context: Context,
  { id, body }: { id: number; body: string },
): Promise<ContactMessage> {
  requireOperator(context);
  if (!context.config.mail) throw new AppError('CONFLICT', 'mailServerNotConfigured');
  const text = checkText(body, 'body').trim().replace(/\r\n?/g, '\n');
  if (text === '' || [...text].length > maxCharacters) {
    const fault: Message = text === '' ? 'replyEmpty' : { message: 'tooLong', limit: maxCharacters };
    throw new AppError('BAD_INPUT', fault, { body: fault });
  }
  return context.db.prisma.$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new AppError('NOT_FOUND', 'contactMessageNotFound');
    const operatorId = operatorIdOf(context);
    const reply = await tx.messageReply.create({
      data: { messageId: id, body: text, operatorId },
      select: { id: true },
    });
    await enqueueJob(tx, replyKind, { replyId: reply.id }, operatorId, context.requestId);
    await recordAudit(
      { ...context, tx },
      { action: 'message.reply', entity: 'contactMessage', entityId: id, after: { replyId: reply.id } },
    );
    const now = new Date();
    return tx.contactMessage.update({
      where: { id },
      data: {
        status: 'HANDLED',
        readAt: message.readAt ?? now,
        handledAt: now,
        answeredAt: now,
        isSpam: false,
        operatorId,
      },
    });
  });
}
