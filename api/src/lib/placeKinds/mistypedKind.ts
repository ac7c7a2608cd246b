import { isWithinOneEdit } from '../../../../domain/search/typo.ts';
import { memoize } from '../../../../domain/text/memoize.ts';
import { joinedKey, kindWords } from './kindKey.ts';
import { isCuisine, type KindMatch } from './kindOf.ts';
import { kindOfSearch } from './kindOfSearch.ts';
import { keysBeginningWith, meaningsOf } from './meanings.ts';

/** Minimum length; shorter words have too many neighbours within one edit. */
const minLetters = 6;
const minStem = 5;
/** Minimum confidence: that of a product. Search terms are excluded, since they may be brands. */
const minConfidence = 0.65;

/**
 * A word that names a kind in some language of the dictionary, for one that is a letter off and begins alike: "bouchrie" is
 * a boucherie. Null if no word does, or words for several kinds do.
 */
export const mistypedKind = memoize((word: string): string | null => {
  if (!/^(?:[a-z]+|\p{Script=Cyrillic}+|\p{Script=Greek}+)$/u.test(word) || word.length < minLetters)
    return null;
  if (isCuisine(word) || isNamed(kindOfSearch(word))) return null;
  const stem = joinedKey(kindWords(word));
  const [first = ''] = word;
  const near = keysBeginningWith(first).filter((key) => isNear(key, stem) || isNear(key, word));
  const named = near.flatMap((key) => {
    const match = kindOfSearch(key);
    return match && (isCuisine(key) || isNamed(match)) ? [{ key, match }] : [];
  });
  const [best] = named.sort(
    (a, b) => b.match.confidence - a.match.confidence || languagesWith(b.key) - languagesWith(a.key),
  );
  const isOne = named.every(({ match }) => match.kind === best?.match.kind);
  return best && isOne ? best.key : null;
});

/** Number of languages in which a word names a kind, as a measure of its frequency. */
const languagesWith = (key: string): number =>
  meaningsOf(key).reduce((sum, { languages }) => sum + languages.length, 0);

const isNamed = (match: KindMatch | null): boolean =>
  match !== null && !match.isFiner && match.confidence >= minConfidence;

/** One edit leaves the letters before it or those behind it as they are, which is quicker to compare. */
function isNear(key: string, word: string): boolean {
  if (key.length < minStem || Math.abs(key.length - word.length) > 1) return false;
  const half = Math.floor(key.length / 2) - 1;
  return (
    (key.startsWith(word.slice(0, half)) || key.endsWith(word.slice(-half))) && isWithinOneEdit(word, key)
  );
}
