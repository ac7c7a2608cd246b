import { demonymOf } from '../../../../../domain/search/cuisines/demonyms.ts';
import { kindOf, sureKind } from '../kindOf.ts';
import { kindOfSearch } from '../kindOfSearch.ts';
import { mistypedKind } from '../mistypedKind.ts';

/** Minimum lengths of the parts of a compound; the last part is longer than an ending: Barberini is not a barber. */
const [shortestKind, shortestFirst, shortestLast] = [5, 3, 4];

/**
 * A word of one piece that names a kind of place with something more, as these two words: "Dorfmetzgerei" is a Metzgerei of a
 * Dorf, "Apothekennotdienst" a Notdienst of Apotheken, "cw1butchers" butchers of that name. Null if no part names a kind; the longest one is meant.
 */
export function cutCompound(word: string): string[] | null {
  const parts = partsOf(word);
  // "Boulangrie" is a boulangerie with a letter missing, not a "boula" of something.
  return parts !== null && mistypedKind(word) === null ? parts : null;
}

/** Compounds of a customer and a product in Germanic languages:  "Kinderschuhe", "damesschoenen", "barnkläder". */
const goodsForSomebody = /^(kinder|damen|herren|frauen|manner|baby|dames?|heren|barn|dam|herr)(.{4,})$/;

function partsOf(word: string): string[] | null {
  if (!/^(?=.*[a-z]{5})[a-z\d]{8,30}$/.test(word)) return null;
  const forWhom = goodsForSomebody.exec(word)?.slice(1) ?? [];
  if (kindOfSearch(forWhom[1] ?? '')?.kind.startsWith('shop/')) return forWhom;
  if (kindOfSearch(word)?.isFiner === false || demonymOf(word) !== null) return null;
  for (let length = word.length - shortestFirst; length >= shortestKind; length -= 1) {
    const rest = word.length - length;
    if (isKind(word.slice(rest))) return [word.slice(0, rest), word.slice(rest)];
    if (rest >= shortestLast && isKind(word.slice(0, length)))
      return [word.slice(0, length), word.slice(length)];
  }
  return null;
}

function isKind(word: string): boolean {
  const kind = kindOf(word);
  return kind !== null && !kind.isFiner && kind.confidence >= sureKind;
}
