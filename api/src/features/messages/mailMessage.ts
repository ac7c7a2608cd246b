import { createTransport } from 'nodemailer';
import sql from 'sql-template-tag';
import type { RunningJob } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { messageIdOf } from './messageIdOf.ts';

/** Milliseconds; a mail server that says nothing for so long is given up for this time. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
/** Milliseconds for the whole of one try, however slowly the server answers. */
const deadlineMs = 30_000;
const longestError = 300;

/**
 * Mails a kept message to CONTACT_TO; the answer goes to whoever wrote it. Safe to run twice: a message that was sent
 * is not sent again, and its Message-ID is always the same.
 * Throws what passes (the queue tries again), or BAD_INPUT where the mail server refused for good.
 */
export async function mailMessage(context: Context, job: RunningJob): Promise<object> {
  const { prisma } = context.db;
  const id = messageIdOf(job.payload);
  const message = await prisma.contactMessage.findUnique({ where: { id } });
  if (message?.mailState !== 'QUEUED') return {};
  const { mail } = context.config;
  if (!mail) {
    await prisma.contactMessage.update({ where: { id }, data: { mailState: 'OFF' } });
    return {};
  }

  await prisma.contactMessage.update({ where: { id }, data: { mailAttempts: { increment: 1 } } });
  const transport = createTransport({
    url: mail.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stop = AbortSignal.any([job.signal, AbortSignal.timeout(deadlineMs)]);
  try {
    await untilAborted(
      stop,
      transport.sendMail({
        messageId: `<contact-${id}-${message.createdAt.getTime()}@${hostOf(mail.contactTo[0])}>`,
        from: mail.contactTo[0],
        to: mail.contactTo,
        replyTo: { name: message.name, address: message.email },
        subject: `[${message.type.toLowerCase()}] ${message.subject}`,
        text: `${message.message}\n\n${message.name} <${message.email}>\n`,
      }),
    );
  } catch (error) {
    const reason = reasonOf(error);
    await prisma.contactMessage.update({ where: { id }, data: { mailError: reason } });
    throw isFinal(error) ? new AppError('BAD_INPUT', reason) : error;
  } finally {
    transport.close();
  }
  await prisma.contactMessage.update({ where: { id }, data: { mailState: 'SENT', mailError: null } });
  return {};
}

/** The mail will not be tried again; the message stays, and says why. */
export async function giveUpMail(
  context: Context,
  job: Pick<RunningJob, 'payload'>,
  error: unknown,
): Promise<void> {
  // What the last try noted is nearer to the truth than what the queue made of it.
  await context.db.rows(sql`
    UPDATE contact_messages SET mail_state = 'FAILED', mail_error = coalesce(mail_error, ${reasonOf(error)})
    WHERE id = ${messageIdOf(job.payload)} AND mail_state = 'QUEUED'`);
}

function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new Error('The mail server did not answer in time.'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** Whether the server said no for good: a reply of 5xx. */
function isFinal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500
  );
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, longestError) || 'unknown';
}

function hostOf(address: string): string {
  return address.split('@').at(-1) ?? 'localhost';
}
