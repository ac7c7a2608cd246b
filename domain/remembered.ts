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
    const fresh = answer(text);
    if (text.length > longest) return fresh;
    if (answers.size >= most) answers.clear();
    answers.set(text, fresh);
    return fresh;
  };
}
