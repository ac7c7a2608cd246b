import { readMessageData } from '../../../../../domain/messages/messageData.ts';
import { turkish, turkishTextOf } from '../../../../../domain/messages/turkish.ts';

/**
 * Turkish text of a server message. `fallback` is used without a code, as in earlier releases; an unknown code of a
 * later release gets the general text.
 */
export function messageText<Fallback extends string | null>(
  data: unknown,
  fallback: Fallback,
): string | Fallback {
  const message = readMessageData(data);
  return message === null ? fallback : (turkishTextOf(message) ?? turkish.requestFailed);
}
