import { kindOfSearch } from './kindOfSearch.ts';

/** The last word of a kind, where it names the kind or a wider one, so that any of it has it: "bars" of "wine bars". */
export function kindHeadWord(words: readonly string[]): string | null {
  const kind = words.length < 2 ? null : kindOfSearch(words.join(' '));
  const last = words.at(-1) ?? '';
  const of = kindOfSearch(last);
  // "Tibetan restaurants" are found by other words of theirs, too.
  if (kind?.kind.startsWith('amenity/restaurant')) return null;
  if (!kind || !of || of.isFiner || !`${kind.kind}/`.startsWith(`${of.kind}/`)) return null;
  const others = words.slice(0, -1).map((word) => kindOfSearch(word)?.kind);
  return kind.kind === of.kind && others.includes(kind.kind) ? null : last;
}
