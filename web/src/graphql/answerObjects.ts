type Fields = Record<string, unknown>;

/** Every object of an answer, at any depth. */
export function answerObjects(value: unknown, found: Fields[] = []): Fields[] {
  if (Array.isArray(value)) for (const one of value) answerObjects(one, found);
  else if (typeof value === 'object' && value !== null) {
    const fields = value as Fields;
    // JSON of a listing, such as its hours, is not an object of the schema.
    if (typeof fields['__typename'] === 'string') found.push(fields);
    for (const key in fields) answerObjects(fields[key], found);
  }
  return found;
}
