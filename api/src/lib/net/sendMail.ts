import { readPlainMessage } from '../../../../domain/messages/englishText.ts';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';

/** Milliseconds of silence after which an attempt is aborted. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
/** Timeout of a whole attempt, even if the server keeps sending. */
const deadlineMs = 30_000;
const maxErrorLength = 300;

/** Marks automatic mails, so that auto-responders do not reply (RFC 3834). */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

/**
 * Sends a mail to the mail server, without retries. Throws transient errors (the queue retries), or BAD_INPUT if the server
 * refused this mail permanently.
 */
export async function sendMail(
  { smtpUrl }: NonNullable<Config['mail']>,
  signal: AbortSignal,
  options: SendMailOptions,
): Promise<void> {
  const transport = createTransport({
    url: smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const stop = AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
  try {
    await untilAborted(stop, transport.sendMail(options));
  } catch (error) {
    throw isFinal(error)
      ? new AppError('BAD_INPUT', { message: 'mailRefused', reason: reasonOf(error) })
      : error;
  } finally {
    transport.close();
  }
}

function untilAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new AppError('UNAVAILABLE', 'mailTimeout'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** 5xx replies about the session or the login, which another configuration may resolve. */
const sessionReplies = new Set([503, 530, 534, 535, 538]);

/**
 * Whether the server refused this mail permanently: a 5xx reply about the sender, a recipient or the content. A refused login or
 * connection concerns all mails and may be temporary, whatever its code.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  const { code, responseCode } = error;
  return (
    (code === 'EENVELOPE' || code === 'EMESSAGE') &&
    typeof responseCode === 'number' &&
    responseCode >= 500 &&
    !sessionReplies.has(responseCode)
  );
}

/** Why a mail was refused: a code, or the reply of the mail server on one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError && readPlainMessage(error.data.messageCode) !== null)
    return error.data.messageCode;
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, maxErrorLength) || 'unknown';
}

export function hostOf(address: string): string {
  return address.split('@').at(-1) ?? 'localhost';
}
