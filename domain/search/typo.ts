/**
 * Whether two words are within one edit: a letter inserted, deleted, replaced, or two neighbours swapped (the restricted
 * Damerau-Levenshtein distance).
 * Equal words are not a typo: false.
 */
export function isWithinOneEdit(one: string, other: string): boolean {
  const [long, short] = [Array.from(one), Array.from(other)].sort((a, b) => b.length - a.length);
  if (!long || !short || long.length - short.length > 1) return false;
  const at = long.findIndex((letter, i) => letter !== short[i]);
  if (at < 0) return false;
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('');
  if (long.length > short.length) return rest(long, at + 1) === rest(short, at);
  if (rest(long, at + 1) === rest(short, at + 1)) return true;
  return (
    long[at] === short[at + 1] && long[at + 1] === short[at] && rest(long, at + 2) === rest(short, at + 2)
  );
}
