import { abbreviationsIn, shortStreet } from '../../../../../../domain/search/abbreviations.ts';
import { withoutLocative } from '../../../../../../domain/search/cases/caseEndings.ts';
import { isWithinSpan } from '../../../../../../domain/search/readQuery.ts';
import { isCuisine } from '../../../../lib/placeKinds/kindOf.ts';
import type { Reader } from '../../reader.ts';
import type { Interpretations } from '../interpretations.ts';
import { positionOfAddresses, positionOfNames } from '../places/positionOfPlace.ts';
import type { Interpretation, Typos } from '../searchTerms.ts';
import type { ResolvedSearch } from '../resolveSearch.ts';
import { isUnspaced } from './unspacedWords.ts';

/** Minimum length of an address word, and search radii (km): near and far. */
const [shortestAddress, nearAddressKm, farFromAddressKm] = [4, 5, 30];

/** A kind around unknown words that occur in addresses: "korean food tomas morato". */
export async function* aroundAddresses(
  reader: Reader,
  search: ResolvedSearch,
  interpretations: Interpretations,
  typos: Typos,
): AsyncGenerator<Interpretation> {
  const { typed, kinds, namedKinds, place, regions, features, codes } = search;
  const taken = [...kinds, ...namedKinds, ...(place ? [place] : []), ...regions, ...features, ...codes];
  const isCuisineAt = (at: number) => isCuisine(typed.words[at] ?? '');
  const isFree = (at: number) =>
    typed.isRequired[at] === true && !isCuisineAt(at) && !taken.some((span) => isWithinSpan(at, span));
  const isWritten = (at: number) => isFree(at) && writtenAs(search, typed.words[at] ?? '').length > 0;
  // "Rooftop bar near galata": what is behind a preposition is rather where.
  const isBehind = (at: number) =>
    typed.phrases.some(
      ({ from, length, isPlace, isPlaceOnly }) => isPlace && from === at && (!isPlaceOnly || length === 1),
    );
  const places = typed.words.flatMap((_word, at) => (isWritten(at) ? [at] : []));
  const from = places.find(isBehind) ?? places[0] ?? -1;
  const isAsked = kinds.length + namedKinds.length > 0 || typed.words.some((_word, at) => isCuisineAt(at));
  if (!isAsked || from < 0) return;
  const rest = typed.words.findIndex((_word, at) => at > from && !isFree(at));
  const length = (rest < 0 ? typed.words.length : rest) - from;
  const words = typed.words.slice(from, from + length).flatMap((word) => writtenAs(search, word));
  if (words.join('').length < shortestAddress && !words.every(isUnspaced)) return;
  const position = await positionOfWords(reader, words, place?.cityIds ?? [], isBehind(from));
  if (position)
    for (const radiusKm of [nearAddressKm, farFromAddressKm])
      yield* interpretations.places.aroundWords({ ...position, radiusKm }, { from, length }, typos);
}

/**
 * Position of addresses with the words or their spellings: "Limmatpl." for Limmatplatz, "Galata Kulesi" for Galata tower. Else, after
 * a preposition, with the first word only, which is more often a part of the town than "tower" is.
 */
async function positionOfWords(
  reader: Reader,
  words: readonly string[],
  cityIds: readonly number[],
  isCertain: boolean,
): ReturnType<typeof positionOfAddresses> {
  const whole = words.join(' ');
  const spellings = abbreviationsIn(words).filter((one) => one.words.join(' ') === whole);
  const ways = [
    words,
    words.map((word) => shortStreet(word) ?? word),
    ...spellings.slice(0, maxSpellings).map(({ means }) => means),
    // Parts of German towns and the streets that lead there: "seefeld" where addresses only have Seefeldstrasse.
    ...(words.length === 1 && /^[a-z]{5,}$/.test(whole) ? [[`${whole}strasse`]] : []),
    ...(isCertain && words.length > 1 ? [words.slice(0, 1)] : []),
  ];
  const tried = new Set<string>();
  for (const way of ways) {
    if (tried.has(way.join(' '))) continue;
    tried.add(way.join(' '));
    const position = await positionOfAddresses(reader, way, cityIds);
    if (position) return position;
  }
  // Districts that no address has stand in names there.
  return whole.length < shortestOfName ? null : positionOfNames(reader, words, cityIds);
}

const shortestOfName = 5;

const maxSpellings = 2;

/** A word as listings have it: as typed, in another script, or without abbreviation ("kudamm"). Empty if none has it. */
function writtenAs({ known, otherScripts }: ResolvedSearch, word: string): readonly string[] {
  if (known.has(word)) return [word];
  const place = withoutLocative(word).find((stem) => known.has(stem));
  if (place !== undefined) return [place];
  const [soundAlike] = otherScripts.get(word) ?? [];
  return soundAlike === undefined
    ? (abbreviationsIn([word]).find(({ means }) => means.length === 1)?.means ?? [])
    : [soundAlike];
}
