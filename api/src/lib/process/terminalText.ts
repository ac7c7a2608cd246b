const controls = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

/**
 * Text for a terminal, where names out of other people's files could otherwise rewrite the screen: controls but tab and
 * newline, and marks of direction, are shown as escapes, which in JSON mean the same characters.
 */
export function terminalText(text: string): string {
  return text.replace(controls, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
