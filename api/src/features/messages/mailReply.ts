import { isolated } from '../../../../domain/text/bidi.ts';
import sql from 'sql-template-tag';
import type { RunningJob } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { hostOf, reasonOf, sendMail } from '../../lib/net/sendMail.ts';

/**
 * Mails a reply to the sender of a message, with the message quoted below. Idempotent, as mailing a message is. Throws
 * transient errors, or BAD_INPUT if the mail server refused permanently.
 */
export async function mailReply(context: Context, job: RunningJob): Promise<object> {
  const { prisma } = context.db;
  const id = replyIdOf(job.payload);
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
export async function giveUpReply(
  context: Context,
  job: Pick<RunningJob, 'payload'>,
  error: unknown,
): Promise<void> {
  await context.db.rows(sql`
    UPDATE message_replies SET mail_state = 'FAILED', mail_error = coalesce(mail_error, ${reasonOf(error)})
    WHERE id = ${replyIdOf(job.payload)} AND mail_state = 'QUEUED'`);
}

function replyIdOf(payload: unknown): number {
  if (typeof payload === 'object' && payload !== null && 'replyId' in payload) return Number(payload.replyId);
  throw new Error('a mail job without an answer');
}
