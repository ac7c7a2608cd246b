/** Articles that names write as separate words and searches attach: "lafayette". */
const articles = /^(?:la|le|el|al|de|du|da|di|st|mc)$/;

/** Every plausible way to split a word in two; a single letter is split off only if an apostrophe could. */
export function halvesOf(word: string): [string, string][] {
  const letters = Array.from(word);
  const cuts = Array.from({ length: Math.max(0, letters.length - 1) }, (_, i) => i + 1);
  return cuts
    .map((at): [string, string] => [letters.slice(0, at).join(''), letters.slice(at).join('')])
    .filter(([first, last]) =>
      first.length === 1
        ? /^[ldoncmjst]$/.test(first) && last.length >= 4
        : last.length === 1
          ? last === 's' && first.length >= 3
          : last.length >= 3 && (first.length >= 3 || (articles.test(first) && last.length >= 4)),
    );
}

/** Letters and digits that were typed without a space: "bund39", "al21". Null for a word of one sort. */
export function lettersAndDigits(word: string): string[] | null {
  const parts = word.match(/\p{L}+|\p{N}+/gu) ?? [];
  return parts.length === 2 && /^(?:\p{L}{2,}\p{N}+|\p{N}+\p{L}{3,})$/u.test(word) ? parts : null;
}

const [shortestPiece, longestPiece, longestWord] = [2, 14, 24];

/** All pieces of a word, to look up which of them are known. */
export function piecesOf(word: string): string[] {
  if (word.length < 4 || word.length > longestWord) return [];
  const pieces = new Set<string>();
  for (let from = 0; from < word.length; from += 1)
    for (let length = shortestPiece; length <= Math.min(longestPiece, word.length - from); length += 1)
      pieces.add(word.slice(from, from + length));
  return [...pieces];
}

/** A word as the fewest known pieces, at most five: "anylabtestnow" is any lab test now. Null if no such pieces cover it. */
export function cutIntoKnown(word: string, known: ReadonlySet<string>): string[] | null {
  const best: (string[] | null)[] = [[]];
  for (let end = 1; end <= word.length; end += 1) {
    best[end] = null;
    for (let from = Math.max(0, end - longestPiece); from < end; from += 1) {
      const before = best[from];
      const piece = word.slice(from, end);
      if (!before || !known.has(piece)) continue;
      if (before.length < 5 && (best[end] ?? []).length === 0) best[end] = [...before, piece];
      else if (before.length + 1 < (best[end]?.length ?? 0)) best[end] = [...before, piece];
    }
  }
  const whole = best[word.length] ?? null;
  return whole && whole.length > 1 && whole.some((piece) => piece.length > 2) ? whole : null;
}
