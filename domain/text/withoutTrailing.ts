/**
 * Text without the characters at its end that `trimmed`, an expression for one character, matches. Takes time in proportion
 * to the text, where `/[…]+$/` tries every run of such characters from each of its places.
 */
export function withoutTrailing(text: string, trimmed: RegExp): string {
  let end = text.length;
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
