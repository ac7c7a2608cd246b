import { english, englishTextOf } from './english.ts';
import { messageData, type Message, type MessageCode, type PlainMessageCode } from './message.ts';
import { readMessageData, type MessageData } from './messageData.ts';

export const englishText = (message: Message): string => englishTextOf(messageData(message)) ?? '';

/** A stored message; null if there is none, or if another release stored a code that this one does not know. */
export function readMessage(stored: unknown): Message | null {
  const data = readMessageData(stored);
  if (data === null || englishTextOf(data) === null) return null;
  return (data.parameters ? { message: data.messageCode, ...data.parameters } : data.messageCode) as Message;
}

/**
 * The code that a column of texts holds; null for any other text. Such columns hold codes of ours and texts of others, such as
 * the answer of a search engine.
 */
export const readPlainMessage = (stored: string | null): PlainMessageCode | null =>
  stored !== null && Object.hasOwn(english, stored) && typeof english[stored as MessageCode] === 'string'
    ? (stored as PlainMessageCode)
    : null;

/** English text of such a column; other text is returned unchanged. */
export function englishTextOfStored(stored: string | null): string | null {
  const code = readPlainMessage(stored);
  return code === null ? stored : englishText(code);
}

/** Message of such a column; null for other text. */
export function plainMessageData(stored: string | null): MessageData | null {
  const code = readPlainMessage(stored);
  return code === null ? null : messageData(code);
}

/** Message of such a column; other text becomes a message with that text. */
export const storedMessageData = (stored: string): MessageData =>
  plainMessageData(stored) ?? messageData({ message: 'foreignText', text: stored });
