const controls = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Escapes control characters except tab and newline, and marks of direction: names from imported files could otherwise rewrite the
 * terminal. In JSON the escapes are the same characters.
 */
export function terminalText(text: string): string {
  return text.replace(controls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
