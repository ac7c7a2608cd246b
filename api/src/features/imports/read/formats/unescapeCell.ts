// Cells that a program wrote in the notation of another format.

/** '0212…: an apostrophe that makes a text of a number in spreadsheet programs. */
const markedNumber = /^'(?=[+\d][\d\s()./-]{4,30}$)/;
const jsonEscape = /\\u([\da-f]{4})/gi;
const percentEncoded = /(?:%[c-f][\da-f](?:%[89ab][\da-f]){1,3})+/gi;

/**
 * What a cell says: 0212 for `="0212"` and `'0212`, é for `\u00e9` outside of JSON and for `%C3%A9` outside of addresses. Any
 * other text is unchanged.
 */
export function unescapeCell(text: string): string {
  if (text.startsWith('="') && text.endsWith('"') && text.length > 2)
    return text.slice(2, -1).replaceAll('""', '"');
  if (text.startsWith("'")) return text.replace(markedNumber, '');
  if (text.includes('\\u') && !/^\s*[[{]/.test(text))
    return text.replaceAll(jsonEscape, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return text.includes('%') && !/[/@]|www\./i.test(text) ? text.replaceAll(percentEncoded, decoded) : text;
}

function decoded(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
