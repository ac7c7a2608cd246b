import type { english } from './english.ts';
import type { MessageData, NestedText } from './messageData.ts';

type English = typeof english;
export type MessageCode = keyof English;

type Given<Parameters> = {
  readonly [Name in keyof Parameters]: Parameters[Name] extends NestedText ? MessageData : Parameters[Name];
};

/** A message: only its code, or its code with parameters. */
export type Message = {
  [Code in MessageCode]: English[Code] extends (parameters: infer Parameters) => string
    ? { readonly message: Code } & Given<Parameters>
    : Code;
}[MessageCode];

/** A code whose text has no parameters. */
export type PlainMessageCode = Extract<Message, string>;

export function messageData(message: Message): MessageData {
  if (typeof message === 'string') return { messageCode: message };
  const { message: messageCode, ...parameters } = message;
  return { messageCode, parameters };
}
