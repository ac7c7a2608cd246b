/** A message as it is sent and stored, by code instead of text. Parameters are numbers, texts and messages of this shape. */
export interface MessageData {
  messageCode: string;
  parameters?: Record<string, unknown>;
}

declare const nested: unique symbol;
/** A parameter that is a message itself: callers give its data, the functions of a catalogue receive its text. */
export type NestedText = string & { readonly [nested]: true };

/** The message that an answer or a stored value holds, or null if it holds none. */
export function readMessageData(value: unknown): MessageData | null {
  if (!isRecord(value) || typeof value.messageCode !== 'string') return null;
  const { messageCode, parameters } = value;
  return isRecord(parameters) ? { messageCode, parameters } : { messageCode };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
