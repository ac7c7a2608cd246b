const unstorable = /[\0\p{Cs}]/u;

/** Whether the database can hold a value as JSON: no text or key within has a zero byte or half a character. */
export function isStorable(value: unknown): boolean {
  // Without recursion, since a value may be as deep as a request is long.
  const open = [value];
  while (open.length > 0) {
    const each = open.pop();
    if (typeof each === 'string' && unstorable.test(each)) return false;
    if (typeof each === 'object' && each !== null)
      for (const pair of Object.entries(each)) open.push(...pair);
  }
  return true;
}
