/**
 * Memoizes a pure function of a text: spreadsheets repeat few texts many times. Texts over `maxLength` characters are not
 * cached, and the cache is cleared when it holds `maxEntries` answers, so that memory stays bounded.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  { maxEntries = 5000, maxLength = 100 } = {},
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (text.length > maxLength) return answer(text);
    const own = detached(text);
    const fresh = answer(own);
    if (answers.size >= maxEntries) answers.clear();
    answers.set(own, fresh);
    return fresh;
  };
}

/** A copy: a slice of a longer text keeps all of that text in memory. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
