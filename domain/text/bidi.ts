/** Letters and digits that run from right to left (UAX 9: R and AL), by their scripts and blocks. */
const rightToLeft =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Hanifi_Rohingya}\u{10800}-\u{10fff}]/u;

/** Whether a text has letters of a script that runs from right to left. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/**
 * A name for text without markup: titles, messages, mails. A right-to-left name is wrapped in Unicode isolates, so that
 * it and its neighbours keep their order; directional overrides are removed. In HTML, use `<bdi>` instead.
 */
export function isolated(name: string): string {
  const text = name.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
  return /[\u061c\u200e\u200f]/.test(text) || hasRightToLeft(text) ? `\u2068${text}\u2069` : text;
}

/** Joins names and other words of one line of text, each isolated; empty parts are omitted. */
export function joinIsolated(
  parts: readonly (string | null | undefined | false)[],
  separator: string,
): string {
  return parts
    .filter((part) => typeof part === 'string' && part !== '')
    .map((part) => isolated(part as string))
    .join(separator);
}
