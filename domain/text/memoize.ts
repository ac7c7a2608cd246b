/**
 * The same pure function of a text, remembering its last answers: spreadsheets repeat few texts many times.
 * Texts over `longest` characters are not kept, and at `most` kept ones it starts anew, so memory stays bounded.
 */
export function remembered<Answer>(
  answer: (text: string) => Answer,
  { most = 5000, longest = 100 } = {},
): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    if (text.length > longest) return answer(text);
    const own = detached(text);
    const fresh = answer(own);
    if (answers.size >= most) answers.clear();
    answers.set(own, fresh);
    return fresh;
  };
}

/** A text of its own: what was cut out of a longer one keeps all of that in memory for as long as it is kept itself. */
function detached(text: string): string {
  return JSON.parse(JSON.stringify(text)) as string;
}
