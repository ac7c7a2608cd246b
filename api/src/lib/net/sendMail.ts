import { readPlainMessage } from '../../../../domain/messages/englishText.ts';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config/config.ts';
import { AppError } from '../errors.ts';

/** Milliseconds of silence after which an attempt is aborted. */
const timeouts = { dnsTimeout: 5000, connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };
/** Milliseconds for the whole of one try, however slowly the server answers. */
const deadlineMs = 30_000;
const maxErrorLength = 300;

/** Headers of mails that no person wrote, so that nobody's absence notice answers them (RFC 3834). */
export const automaticHeaders = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'All',
} as const;

/**
 * Passes a mail to the mail server, once. Throws transient errors (the queue retries), or BAD_INPUT if the server
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

/** Replies 5xx to MAIL, RCPT and DATA that are about the session or the login: another setting may mend them. */
const sessionReplies = new Set([503, 530, 534, 535, 538]);

/**
 * Whether the server refused this mail permanently: a reply 5xx about the sender, a recipient or the content. A refused
 * login or connection is about all mails and may pass, whatever its code.
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

/** Why a mail was not taken: a code of ours, or the words of the mail server on one line. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError && readPlainMessage(error.data.messageCode) !== null)
    return error.data.messageCode;
  const text = error instanceof Error ? error.message : String(error);
  return text.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, maxErrorLength) || 'unknown';
}

export function hostOf(address: string): string {
  return address.split('@').at(-1) ?? 'localhost';
}
