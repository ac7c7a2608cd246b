import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { turkish, turkishTextOf } from '../../../../../domain/messages/turkish.ts';

/**
 * What a message of the server says in Turkish. `fallback` stands where the server has none, as of earlier releases, and the
 * general text where a later release has one that this page does not know.
 */
export function messageText<Fallback extends string | null>(
  data: unknown,
  fallback: Fallback,
): string | Fallback {
  const message = readMessageData(data);
  return message === null ? fallback : (turkishTextOf(message) ?? turkish.requestFailed);
}
