/** Longest line in octets, without its break (RFC 5545, section 3.1; RFC 2426, section 2.6). */
const maxLineLength = 75;

/**
 * Text as a value of iCalendar or vCard: backslashes, semicolons, commas and line breaks escaped, other control
 * characters and halves of characters left out (RFC 5545, section 3.3.11; RFC 2426, section 4).
 */
export function textValue(text: string): string {
  return withoutControls(text.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');
}

/** A value that is not text, such as a URI: as it is, on one line. */
export function plainValue(value: string): string {
  return withoutControls(value).replace(/\n/g, '');
}

// Zone names and paths need no more; quotes and control characters are not possible in a parameter.
export function parameterValue(value: string): string {
  return /^[\w/+-]+$/.test(value) ? value : `"${plainValue(value).replaceAll('"', "'")}"`;
}

function withoutControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cs}]/gu, (sign) => (sign === '\n' ? sign : ''));
}

/** Content lines as a file: each folded at 75 octets of UTF-8, never inside a character, and ended by CRLF. */
export function contentLines(lines: readonly string[]): string {
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function folded(line: string): string {
  let result = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > maxLineLength) {
      result += '\r\n ';
      // The space that begins a continued line counts.
      octets = 1;
    }
    result += character;
    octets += size;
  }
  return result;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** An instant in the form of both formats: 20261124T090000Z. */
export function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}
