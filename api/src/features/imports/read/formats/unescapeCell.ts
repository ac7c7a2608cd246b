// Cells in the notation of another format.

/** An apostrophe that marks a number as text in spreadsheet programs: '0212… */
const markedNumber = /^'(?=[+\d][\d\s()./-]{4,30}$)/;
const jsonEscape = /\\u([\da-f]{4})/gi;
const percentEncoded = /(?:%[c-f][\da-f](?:%[89ab][\da-f]){1,3})+/gi;
/** Percent-encoded characters; after a digit, a percent sign is literal: '50%20'. */
const percentSign = /(?<!\d)%(?:2[\da-f]|3[a-f]|40|5[b-f]|60|7[b-e])/gi;

/**
 * Unescapes a cell: 0212 for `="0212"` and `'0212`, é for `\u00e9` outside of JSON and for `%C3%A9` outside of URLs,
 * ' for `%27` there. Any other text is unchanged.
 */
export function unescapeCell(text: string): string {
  if (text.length > 2 && text.startsWith('="') && text.endsWith('"')) return constantOf(text) ?? text;
  if (text.startsWith("'")) return text.replace(markedNumber, '');
  if (text.includes('\\u') && !/^\s*[[{]/.test(text)) return text.replaceAll(jsonEscape, characterOf);
  return text.includes('%') && !/[/@]|www\./i.test(text)
    ? text.replaceAll(percentEncoded, decoded).replaceAll(percentSign, decoded)
    : text;
}

/** The value of a formula that is a string literal; null for any other one, as `="a"&"b"`. */
function constantOf(formula: string): string | null {
  const within = formula.slice(2, -1);
  return within.replaceAll('""', '').includes('"') ? null : within.replaceAll('""', '"');
}

/** Control characters, which no database stores, but those of lines and tabs are left out. */
function characterOf(_: string, code: string): string {
  const number = parseInt(code, 16);
  return number < 32 && number !== 9 && number !== 10 ? '' : String.fromCharCode(number);
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
