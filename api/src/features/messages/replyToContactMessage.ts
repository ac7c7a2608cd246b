import type { Message } from '../../../../domain/messages/message.ts';
import { Prisma, type ContactMessage } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import { replyKind } from './messageKind.ts';

const maxCharacters = 50_000;

interface ReplyInput {
  id: number;
  body: string;
  idempotencyKey?: string | null;
}

/**
 * Replies to a message by mail: stores the reply, queues its mail and marks the message as handled, in one transaction.
 * The same idempotency key means the same reply, which is mailed once. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND,
 * BAD_INPUT, CONFLICT (no mail server is configured, or the key was used for another reply).
 */
export async function replyToContactMessage(
  context: Context,
  { id, body, idempotencyKey }: ReplyInput,
): Promise<ContactMessage> {
  requireOperator(context);
  if (!context.config.mail) throw new AppError('CONFLICT', 'mailServerNotConfigured');
  const text = checkText(body, 'body').trim().replace(/\r\n?/g, '\n');
  if (text === '' || [...text].length > maxCharacters) {
    const fault: Message = text === '' ? 'replyEmpty' : { message: 'tooLong', limit: maxCharacters };
    throw new AppError('BAD_INPUT', fault, { body: fault });
  }
  const key = checkIdempotencyKey(idempotencyKey);
  const known = key === null ? null : await findReplied(context, key, { id, text });
  if (known) return known;
  try {
    return await storeReply(context, { id, text, key });
  } catch (error) {
    // The same reply was sent twice concurrently.
    const isTwin = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    const twin = isTwin && key !== null ? await findReplied(context, key, { id, text }) : null;
    if (!twin) throw error;
    return twin;
  }
}

interface Reply {
  /** The message that it answers. */
  id: number;
  text: string;
}

/** The message that a reply with this key answered already; null if there is none. */
async function findReplied(
  { db }: Context,
  key: string,
  { id, text }: Reply,
): Promise<ContactMessage | null> {
  const known = await db.prisma.messageReply.findUnique({
    where: { idempotencyKey: key },
    include: { message: true },
  });
  if (!known) return null;
  if (known.messageId !== id || known.body !== text) throw new AppError('CONFLICT', 'idempotencyKeyReused');
  return known.message;
}

function storeReply(
  context: Context,
  { id, text, key }: Reply & { key: string | null },
): Promise<ContactMessage> {
  return context.db.prisma.$transaction(async (tx) => {
    const message = await tx.contactMessage.findUnique({ where: { id } });
    if (!message) throw new AppError('NOT_FOUND', 'contactMessageNotFound');
    const operatorId = operatorIdOf(context);
    const reply = await tx.messageReply.create({
      data: { messageId: id, body: text, operatorId, idempotencyKey: key },
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
