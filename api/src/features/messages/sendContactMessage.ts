import sql from 'sql-template-tag';
import { Prisma, type ContactMessageType } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { consumeFormQuota } from '../../lib/net/formQuota.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { spamSign } from '../../lib/text/spamSign.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import { checkMessage, type MessageText } from './checkMessage.ts';
import { messageKind } from './messageKind.ts';

export interface SendContactMessageInput extends MessageText {
  type?: ContactMessageType | null;
  /** Honeypot: the field is hidden, so only bots fill it in. */
  homepage?: string | null;
  /** Milliseconds that the form was on the screen, as the browser reports. */
  shownMs?: number | null;
  /** The same key means the same message. */
  idempotencyKey?: string | null;
}

/** Total messages per hour, a limit for floods from many IP addresses. */
const maxAnHour = 300;

/**
 * Stores a visitor's message and, if a mail server is configured, queues its mail in the same transaction.
 * Errors: BAD_INPUT with fields, CONFLICT (the key was used for another message), RATE_LIMITED.
 */
export async function sendContactMessage(context: Context, input: SendContactMessageInput): Promise<void> {
  if (input.homepage) {
    context.log.info('discarded a message with a filled honeypot');
    return;
  }
  const text = checkMessage(input);
  const key = checkIdempotencyKey(input.idempotencyKey);
  const wait = await consumeFormQuota(context, 'message');
  if (wait > 0) throw tooMany(wait);

  const type = input.type ?? 'GENERAL';
  if (key !== null && (await isKnown(context, key, { ...text, type }))) return;
  await checkFlood(context);
  // Suspicious messages are stored in the spam folder, so that no real question is lost.
  const isSpam =
    spamSign({ shownMs: input.shownMs ?? null, text: `${text.name} ${text.subject} ${text.message}` }) !==
    null;
  const mail = isSpam ? null : context.config.mail;
  try {
    await context.db.prisma.$transaction(async (tx) => {
      const { id } = await tx.contactMessage.create({
        data: { ...text, type, isSpam, idempotencyKey: key, mailState: mail ? 'QUEUED' : 'OFF' },
        select: { id: true },
      });
      if (mail) await enqueueJob(tx, messageKind, { messageId: id }, null, context.requestId);
    });
  } catch (error) {
    // The same message was sent twice concurrently.
    const isTwin = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    if (!isTwin || key === null || !(await isKnown(context, key, { ...text, type }))) throw error;
  }
}

/** Whether a message with this key is stored already. */
async function isKnown(
  { db }: Context,
  idempotencyKey: string,
  message: MessageText & { type: ContactMessageType },
): Promise<boolean> {
  const known = await db.prisma.contactMessage.findUnique({
    where: { idempotencyKey },
    select: { type: true, name: true, email: true, subject: true, message: true },
  });
  if (!known) return false;
  const isSame = (Object.keys(known) as (keyof typeof known)[]).every(
    (field) => known[field] === message[field],
  );
  if (!isSame) throw new AppError('CONFLICT', 'idempotencyKeyReused');
  return true;
}

async function checkFlood({ db }: Context): Promise<void> {
  const [row] = await db.rows<{ n: number }>(sql`
    SELECT count(*) AS n FROM (
      SELECT FROM contact_messages WHERE created_at > now() - interval '1 hour' LIMIT ${maxAnHour}
    ) AS latest`);
  if ((row?.n ?? 0) >= maxAnHour) throw tooMany(600);
}

function tooMany(seconds: number): AppError {
  return new AppError('RATE_LIMITED', 'tooManyMessages', undefined, seconds);
}
