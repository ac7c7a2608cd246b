// Cells that a program wrote in the notation of another format.

/** '0212…: an apostrophe that makes a text of a number in spreadsheet programs. */
const markedNumber = /^'(?=[+\d][\d\s()./-]{4,30}$)/;
const jsonEscape = /\\u([\da-f]{4})/gi;
const percentEncoded = /(?:%[c-f][\da-f](?:%[89ab][\da-f]){1,3})+/gi;
/** Signs in an address of the web; behind a figure, a per cent goes before a number: '50%20'. */
const percentSign = /(?<!\d)%(?:2[\da-f]|3[a-f]|40|5[b-f]|60|7[b-e])/gi;

/**
 * What a cell says: 0212 for `="0212"` and `'0212`, é for `\u00e9` outside of JSON and for `%C3%A9` outside of addresses,
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

/** The text of a formula that is nothing but a text; null for any other one, as `="a"&"b"`. */
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
