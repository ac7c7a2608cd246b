/**
 * Columns of a listing, or of its changes, with the sections of `about` in the order in which they were written. The text that
 * knows it, `about_text`, is omitted. Pure.
 */
export function sectionsInOrder(columns: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { about_text: text, ...others } = columns;
  return typeof text === 'string' ? { ...others, about: JSON.parse(text) as unknown } : others;
}
