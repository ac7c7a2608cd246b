/**
 * Text without trailing characters that `trimmed`, an expression for one character, matches. Linear in the length of
 * the text, whereas `/[…]+$/` retries at each position.
 */
export function withoutTrailing(text: string, trimmed: RegExp): string {
  let end = text.length;
  while (end > 0 && trimmed.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
