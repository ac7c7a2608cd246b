import { readMessageData, type MessageData } from './messageData.ts';

/** Texts of one language by code; functions of the parameters where a text has any. */
type Catalogue = Readonly<Record<string, string | ((parameters: never) => string)>>;

/** The same codes with the same parameters in another language: one that is missing is a type error. */
export type Translation<Original> = {
  readonly [Code in keyof Original]: Original[Code] extends (parameters: infer Parameters) => string
    ? string | ((parameters: Parameters) => string)
    : string;
};

/** The text of a message in the language of a catalogue; null if it has no such code, or a parameter is missing or wrong. */
export function renderMessage(
  catalogue: Catalogue,
  { messageCode, parameters = {} }: MessageData,
): string | null {
  if (!Object.hasOwn(catalogue, messageCode)) return null;
  const text = catalogue[messageCode];
  if (typeof text !== 'function') return text ?? null;
  let isComplete = true;
  const given = new Proxy(parameters, {
    get(all, name) {
      const value: unknown = Reflect.get(all, name);
      const inner = readMessageData(value);
      const shown = inner ? renderMessage(catalogue, inner) : value;
      isComplete &&= shown !== undefined && shown !== null;
      return shown;
    },
  });
  try {
    const written = text(given as never);
    return isComplete ? written : null;
  } catch {
    // A parameter of another type; only another release can have sent or stored it.
    return null;
  }
}
