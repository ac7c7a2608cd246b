import { english, englishTextOf } from './english.ts';
import { messageData, type Message, type MessageCode, type PlainMessageCode } from './message.ts';
import { readMessageData, type MessageData } from './messageData.ts';

export const englishText = (message: Message): string => englishTextOf(messageData(message)) ?? '';

/** A message that was stored; null where there is none, or it is of a release that had other messages. */
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

/** The text of such a column in English; a text of others as it is. */
export function englishTextOfStored(stored: string | null): string | null {
  const code = readPlainMessage(stored);
  return code === null ? stored : englishText(code);
}

/** The message of such a column; null where it holds a text of others. */
export function plainMessageData(stored: string | null): MessageData | null {
  const code = readPlainMessage(stored);
  return code === null ? null : messageData(code);
}

/** The message of such a column; a text of others as one that holds it. */
export const storedMessageData = (stored: string): MessageData =>
  plainMessageData(stored) ?? messageData({ message: 'foreignText', text: stored });
