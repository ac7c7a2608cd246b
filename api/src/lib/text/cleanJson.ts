/**
 * JSON that PostgreSQL can store: without NUL, which no text of its holds, and with U+FFFD in place of half a surrogate pair.
 * `JSON.stringify` writes both as escapes.
 */
export function cleanJson(json: string): string {
  if (!json.includes('\\u0000') && !json.includes('\\ud')) return json;
  return json.replace(
    /(?<!\\)((?:\\\\)*)\\u(?:0000|(d[89a-f][0-9a-f]{2}))/g,
    (_, before: string, half?: string) => before + (half === undefined ? '' : '\ufffd'),
  );
}
