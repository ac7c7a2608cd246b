import { abbreviationsIn, shortStreet } from '../../../../../../domain/search/abbreviations.ts';
import { withoutLocative } from '../../../../../../domain/search/stopWords.ts';
import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import { isKitchen } from '../../../../lib/placeKinds/kindOf.ts';
import type { Reader } from '../../reader.ts';
import type { Interpretations } from '../interpretations.ts';
import { cityOfPostalCode, positionOfAddresses, postalCodePosition } from '../positionOfPlace.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import type { UnderstoodSearch } from '../understandSearch.ts';
import { isUnspaced } from './unspacedWords.ts';

/** Words of an address that are a place, and how far what is asked for may be from it. */
const [shortestAddress, nearAddressKm, farFromAddressKm] = [4, 5, 30];

/**
 * A kind around words that are neither that nor a known place, where addresses have them, or around a postal code: "korean
 * food tomas morato", "thai 8005".
 */
export async function* aroundAddresses(
  reader: Reader,
  search: UnderstoodSearch,
  interpretations: Interpretations,
  typos: Typos,
): AsyncGenerator<Interpretation> {
  const { typed, kinds, namedKinds, place, regions, features } = search;
  const taken = [...kinds, ...namedKinds, ...(place ? [place] : []), ...regions, ...features];
  const isKitchenAt = (at: number) => isKitchen(typed.words[at] ?? '');
  const isFree = (at: number) =>
    typed.isRequired[at] === true &&
    !isKitchenAt(at) &&
    writtenAs(search, typed.words[at] ?? '').length > 0 &&
    !taken.some((span) => isWithinSpan(at, span));
  const from = typed.words.findIndex((_word, at) => isFree(at));
  const isAsked = kinds.length + namedKinds.length > 0 || typed.words.some((_word, at) => isKitchenAt(at));
  if (!isAsked || from < 0) return;
  const rest = typed.words.findIndex((_word, at) => at > from && !isFree(at));
  const length = (rest < 0 ? typed.words.length : rest) - from;
  const words = typed.words.slice(from, from + length).flatMap((word) => writtenAs(search, word));
  if (words.join('').length < shortestAddress && !words.every(isUnspaced)) return;
  const isCode = isPostalCode(words);
  // Addresses have "Limmatpl." for Limmatplatz.
  const short = words.map((word) => shortStreet(word) ?? word);
  const abbreviated = short.join(' ') === words.join(' ') ? null : short;
  const position = isCode
    ? await postalCodePosition(reader, words.join(''), null)
    : ((await positionOfAddresses(reader, words, place?.cityIds ?? [])) ??
      (abbreviated ? await positionOfAddresses(reader, abbreviated, place?.cityIds ?? []) : null));
  if (position)
    for (const radiusKm of isCode ? [nearAddressKm] : [nearAddressKm, farFromAddressKm])
      yield* interpretations.aroundWords({ ...position, radiusKm }, { from, length }, typos);
  if (isCode) {
    const cityId = await cityOfPostalCode(reader, words.join(''));
    if (cityId !== null) yield* interpretations.inTownOfCode(cityId, { from, length }, typos);
  }
}

const isPostalCode = (words: readonly string[]): boolean => /^\d{4,6}$/.test(words.join(' '));

/** A word as listings have it: as typed, in another script, or without abbreviation ("kudamm"). Empty where none has it. */
function writtenAs({ known, otherScripts }: UnderstoodSearch, word: string): readonly string[] {
  if (known.has(word) || isPostalCode([word])) return [word];
  const place = withoutLocative(word).find((stem) => known.has(stem));
  if (place !== undefined) return [place];
  const [heard] = otherScripts.get(word) ?? [];
  return heard === undefined
    ? (abbreviationsIn([word]).find(({ means }) => means.length === 1)?.means ?? [])
    : [heard];
}
