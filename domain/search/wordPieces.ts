/** Articles that names write as separate words and searches attach: "lafayette". */
const articles = /^(?:la|le|el|al|de|du|da|di|st|mc)$/;

/** Every plausible way to split a word in two; a single letter is split off only if an apostrophe could. */
export function splitsInTwo(word: string): [string, string][] {
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

/** Cuts of the same beginning that are compared, and pieces of one cut. */
const [maxCuts, maxPieces] = [4, 5];

/**
 * A word as known pieces, the fewest first, at most five: "anylabtestnow" is any lab test now. The s of a genitive is part of the
 * piece before it: "jacksonsbutchers" is rather Jackson's butchers than jack, sons and butchers. Empty if no pieces cover it.
 */
export function segmentations(word: string, known: ReadonlySet<string>): string[][] {
  const isKnown = (piece: string) => known.has(piece);
  const cuts: string[][][] = [[[]]];
  for (let end = 1; end <= word.length; end += 1) {
    const all: string[][] = [];
    for (let from = Math.max(0, end - longestPiece); from < end; from += 1) {
      const piece = word.slice(from, end);
      if (isKnown(piece)) for (const before of cuts[from] ?? []) all.push([...before, piece]);
      const stem = piece.slice(0, -1);
      if (piece.endsWith('s') && stem.length >= shortestPiece && isKnown(stem))
        for (const before of cuts[from] ?? []) all.push([...before, stem, 's']);
    }
    cuts[end] = all
      .filter((cut) => countOf(cut) <= maxPieces)
      .sort((a, b) => countOf(a) - countOf(b) || fragmentsOf(a) - fragmentsOf(b))
      .slice(0, maxCuts);
  }
  return (cuts[word.length] ?? []).filter((cut) => countOf(cut) > 1 && cut.some((piece) => piece.length > 2));
}

const isGenitive = (piece: string): boolean => piece === 's';
const countOf = (cut: readonly string[]): number => cut.filter((piece) => !isGenitive(piece)).length;
/** Pieces that are too short to be a word by themselves. */
const fragmentsOf = (cut: readonly string[]): number => cut.filter(({ length }) => length < 3).length;
