import { isolated } from '../../../../domain/text/bidi.ts';
import sql from 'sql-template-tag';
import type { EndedJob, RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { hostOf, reasonOf, sendMail } from '../../lib/net/sendMail.ts';
import type { ReplyPayload } from './messageKind.ts';

/**
 * Mails a reply to the sender of a message, with the message quoted below. Idempotent, as mailing a message is. Throws
 * transient errors, or BAD_INPUT if the mail server refused permanently.
 */
export async function mailReply(context: Context, job: RunningJob<ReplyPayload>): Promise<Nothing> {
  const { prisma } = context.db;
  const { replyId: id } = job.payload;
  const reply = await prisma.messageReply.findUnique({ where: { id }, include: { message: true } });
  if (reply?.mailState !== 'QUEUED') return {};
  const { mail } = context.config;
  if (!mail) throw new AppError('BAD_INPUT', 'mailNotConfigured');
  const { message } = reply;
  await prisma.messageReply.update({ where: { id }, data: { mailAttempts: { increment: 1 } } });
  const quoted = message.message.split('\n').map((line) => `> ${line}`);
  try {
    await sendMail(mail, job.signal, {
      messageId: `<reply-${id}-${reply.createdAt.getTime()}@${hostOf(mail.contactTo[0])}>`,
      from: mail.contactTo[0],
      to: { name: message.name, address: message.email },
      subject: /^re:/i.test(message.subject) ? message.subject : `Re: ${isolated(message.subject)}`,
      text: `${reply.body}\n\n${quoted.join('\n')}\n`,
    });
  } catch (error) {
    await prisma.messageReply.update({ where: { id }, data: { mailError: reasonOf(error) } });
    throw error;
  }
  await prisma.messageReply.update({ where: { id }, data: { mailState: 'SENT', mailError: null } });
  return {};
}

/** The reply will not be retried; it stays, with the reason. */
export async function failReply(
  context: Context,
  { payload }: EndedJob<ReplyPayload>,
  error: unknown,
): Promise<void> {
  await context.db.rows(sql`
    UPDATE message_replies SET mail_state = 'FAILED', mail_error = coalesce(mail_error, ${reasonOf(error)})
    WHERE id = ${payload.replyId} AND mail_state = 'QUEUED'`);
}
