import { abbreviationsIn } from '../../../../domain/search/abbreviations.ts';
import { demonymOf } from '../../../../domain/search/cuisines/demonyms.ts';
import { intentAt } from '../../../../domain/search/searchIntents.ts';
import { isStopWord } from '../../../../domain/search/stopWords.ts';
import { isSubdivision, placesNamed } from '../gazetteer/gazetteer.ts';
import { kindOf, sureKind } from './kindOf.ts';

const unspaced =
  /^(?=.{3,30}$)\p{Nd}{0,2}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Hangul}\u30fc]{3}/u;
/** A country before a word for food: "スイス料理". */
const cuisine = /^(.{2,})(料理|菜|餐厅|餐廳|レストラン|요리|음식|음식점)$/u;
const minPopulation = 15_000;
/** Korean suffixes of administrative divisions: 기장군 is the county of 기장. */
const division = /^[군구시동읍면리역]$/u;
const words = new Intl.Segmenter('und', { granularity: 'word' });

/**
 * A word of a script without spaces, cut where a kind of place, a town, a chain or an intent begins or ends: "北京烤鸭" is 北京 and
 * 烤鸭. The word itself where it holds none.
 */
export function cutUnspaced(word: string): string[] {
  const scripts = word.match(/\p{Script=Latin}{2,}|[^\p{Script=Latin}]{2,}/gu) ?? [];
  // "Pizza推荐" is two words, in two scripts.
  if (scripts.length > 1 && scripts.join('') === word && !/\p{N}/u.test(word))
    return scripts.flatMap(cutUnspaced);
  if (!unspaced.test(word)) return [word];
  const [, country = '', food = ''] = cuisine.exec(word) ?? [];
  const cuisineOf = demonymOf(country);
  if (kindOf(word)?.isFiner !== false && cuisineOf !== null) return [cuisineOf, food];
  return cut(segmentsOf(word)).filter((part) => !isStopWord(part) && !division.test(part));
}

/**
 * Words by the dictionary of the platform, which has none of Korean and few that are borrowed by Japanese: there any syllable
 * may begin one.
 */
const segmentsOf = (word: string): string[] =>
  /\p{Script=Hangul}/u.test(word)
    ? Array.from(word)
    : Array.from(words.segment(word), ({ segment }) => segment).flatMap((segment) =>
        isBorrowed(segment) && kindOf(segment) === null ? Array.from(segment) : [segment],
      );

const isBorrowed = (segment: string): boolean => /^[\p{Script=Katakana}ー]{5,}$/u.test(segment);

function cut(segments: readonly string[]): string[] {
  for (let length = segments.length; length > 0; length -= 1)
    for (let from = 0; from + length <= segments.length; from += 1) {
      const part = segments.slice(from, from + length).join('');
      const shortest = isBorrowed(segments.join('')) ? 3 : 2;
      if (Array.from(part).length < shortest || !isMeant(part)) continue;
      return [...cut(segments.slice(0, from)), part, ...cut(segments.slice(from + length))];
    }
  return segments.length === 0 ? [] : [segments.join('')];
}

function isMeant(part: string): boolean {
  const kind = kindOf(part);
  return (
    abbreviationsIn([part]).length > 0 ||
    intentAt([part], 0) !== null ||
    (kind !== null && !kind.isFiner && kind.confidence >= sureKind * 0.7) ||
    placesNamed(part).some((place) => !isSubdivision(place) && place.population >= minPopulation)
  );
}
