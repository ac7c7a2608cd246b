import { turkish } from '../../../../../domain/messages/turkish.ts';
import { readError, readRefusal, type ReadError } from '../../../graphql/readError.ts';
import { formatDuration } from './formatTurkish.ts';
import { messageText } from './messageText.ts';

/** Error of a query or mutation, in Turkish. An unexpected error includes its id in the log. */
export function readOperatorError(error: unknown): ReadError {
  const read = readError(error);
  if (read.code === 'NETWORK') return { ...read, message: turkish.serverUnreachable };
  const extensions = readRefusal(error)?.extensions ?? {};
  const fieldMessages: unknown = extensions.fieldMessages;
  const fields: Record<string, string> = {};
  for (const name of Object.keys(read.fields))
    fields[name] = messageText(fieldOf(fieldMessages, name), turkish.valueRefused);
  return { ...read, message: messageOf(read, extensions), fields };
}

function messageOf({ code, retryAfter, id }: ReadError, extensions: object): string {
  if (code === 'RATE_LIMITED' && retryAfter) return `${formatDuration(retryAfter)} sonra yeniden deneyin.`;
  const text = messageText(extensions, turkish.requestFailed);
  return id === undefined ? text : `${text} Olay no: ${id}`;
}

const fieldOf = (messages: unknown, name: string): unknown =>
  typeof messages === 'object' && messages !== null && Object.hasOwn(messages, name)
    ? (messages as Record<string, unknown>)[name]
    : null;
