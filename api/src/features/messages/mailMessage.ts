import { isolated } from '../../../../domain/text/bidi.ts';
import sql from 'sql-template-tag';
import type { EndedJob, RunningJob } from '../../jobs/jobHandler.ts';
import type { Nothing } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { automaticHeaders, hostOf, reasonOf, sendMail } from '../../lib/net/sendMail.ts';
import type { MessagePayload } from './messageKind.ts';

/**
 * Mails a stored message to CONTACT_TO, with the sender as the reply address. Idempotent: a sent message is not sent
 * again, and its Message-ID never changes. Throws transient errors (the queue retries), or BAD_INPUT if the mail server
 * refused permanently.
 */
export async function mailMessage(context: Context, job: RunningJob<MessagePayload>): Promise<Nothing> {
  const { prisma } = context.db;
  const { messageId: id } = job.payload;
  const message = await prisma.contactMessage.findUnique({ where: { id } });
  if (message?.mailState !== 'QUEUED') return {};
  const { mail } = context.config;
  if (!mail) {
    await prisma.contactMessage.update({ where: { id }, data: { mailState: 'OFF' } });
    return {};
  }

  await prisma.contactMessage.update({ where: { id }, data: { mailAttempts: { increment: 1 } } });
  try {
    await sendMail(mail, job.signal, {
      headers: automaticHeaders,
      messageId: `<contact-${id}-${message.createdAt.getTime()}@${hostOf(mail.contactTo[0])}>`,
      from: mail.contactTo[0],
      to: mail.contactTo,
      replyTo: { name: message.name, address: message.email },
      subject: `[${message.type.toLowerCase()}] ${isolated(message.subject)}`,
      text: `${message.message}\n\n${isolated(message.name)} <${message.email}>\n`,
    });
  } catch (error) {
    await prisma.contactMessage.update({ where: { id }, data: { mailError: reasonOf(error) } });
    throw error;
  }
  await prisma.contactMessage.update({ where: { id }, data: { mailState: 'SENT', mailError: null } });
  return {};
}

/** The mail will not be retried; the message stays, with the reason. */
export async function failMail(
  context: Context,
  { payload }: EndedJob<MessagePayload>,
  error: unknown,
): Promise<void> {
  // The error of the last attempt is more precise than the queue's.
  await context.db.rows(sql`
    UPDATE contact_messages SET mail_state = 'FAILED', mail_error = coalesce(mail_error, ${reasonOf(error)})
    WHERE id = ${payload.messageId} AND mail_state = 'QUEUED'`);
}
