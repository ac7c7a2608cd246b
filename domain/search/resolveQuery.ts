import { isBehindStreetWord, isState, isStreetName } from './abbreviations.ts';
import { overlaps, phraseKey, type Phrase, type Span, type TypedQuery } from './readQuery.ts';

export interface PlaceMeaning {
  cityIds: readonly number[];
  /** Of the cities, in their order. */
  cityNames?: readonly string[];
  countryCode: string | null;
  label: string;
  /** Countries of the cities. */
  cityCountries?: readonly string[];
  /** Named in another language, or by a name that it shares with others. */
  isByOtherName?: boolean;
  /** A division of a country that contains another place of the query: "Rosario, Santa Fe". */
  isRegion?: boolean;
  /** Position of a town without listings; listings around it are searched. */
  position?: { latitude: number; longitude: number };
  /** No listing is within reach of the position. */
  isFar?: boolean;
  /** No listing is within reach of the position, and it is another name of the town there. */
  isUnlikely?: boolean;
  /** The position was typed in degrees. */
  isPoint?: boolean;
  /** The position is that of a part of a town. */
  isPartOfTown?: boolean;
  /** The city of the listings around a part of a town. */
  townId?: number | null;
  /** Of listings in the middle of a part of a town, with an asterisk how they begin: others there may have no position. */
  postalCodes?: readonly string[];
  /** Those of its surroundings as well, where they are known. */
  widerCodes?: readonly string[] | undefined;
}

export interface KindMeaning {
  categoryIds: readonly number[];
  /** Of the categories, in their order. */
  categoryNames?: readonly string[];
  /** Listings of the kind itself, before those of other kinds with the same name. */
  ownIds?: readonly number[];
  /** Categories of kinds that people take for this one. */
  relatedIds?: readonly number[];
  /** Categories of kinds that have what this one has, for where none of this one is: "Beverage store" has wine. */
  substituteIds?: readonly number[];
  /** Names of the kind in languages of the directory, as words. */
  names: readonly (readonly string[])[];
  label: string;
  confidence: number;
  /** Its words without general words for restaurants: "georgian" of "georgian food". Undefined if it has none. */
  bare?: readonly string[];
}

interface PlaceSpan extends Span, PlaceMeaning {
  /** Without a preposition, the words may be part of a name as well. */
  isCertain: boolean;
}
type KindSpan = Span & KindMeaning;

export interface ResolvedQuery {
  place: PlaceSpan | null;
  /** Regions of the place that were typed with it: "Paphos, Cyprus", "Cyprus restaurants Paphos". */
  regions: readonly PlaceSpan[];
  kinds: readonly KindSpan[];
}

type Places = ReadonlyMap<string, PlaceMeaning>;
type KindOf = (phrase: Phrase) => KindMeaning | undefined;

/**
 * Chooses the phrases of a query that are its place and its kinds, from their meanings in the directory (by `phraseKey`). A phrase
 * behind a preposition goes before others, then a longer one, then one nearer to the end; kinds take what is left.
 * `namedKinds` are kinds that the directory has no category of.
 */
export function resolveQuery(
  query: TypedQuery,
  places: Places,
  kinds: ReadonlyMap<string, KindMeaning>,
  namedKinds: ReadonlySet<string> = new Set(),
): ResolvedQuery {
  const kindOf = (phrase: Phrase) =>
    phrase.isPlaceOnly || isStreetName(query.words, phrase.from, phrase.length)
      ? undefined
      : kinds.get(phraseKey(phrase));
  const candidates = rankPlaces(query, places, kindOf, namedKinds);
  const { place, regions } = choosePlace(candidates, places);
  const taken = [...(place ? [place] : []), ...regions];
  return { place, regions, kinds: chooseKinds(query, kinds, kindOf, taken) };
}

/** Phrases that may be the place, the likeliest first. */
function rankPlaces(
  query: TypedQuery,
  places: Places,
  kindOf: KindOf,
  namedKinds: ReadonlySet<string>,
): Phrase[] {
  const meaningOf = (phrase: Phrase) => places.get(phraseKey(phrase));
  const isKind = (phrase: Phrase) => kindOf(phrase) !== undefined || namedKinds.has(phraseKey(phrase));
  function hasOtherKind(phrase: Phrase): boolean {
    // "Wedding" of "wedding dress" is not a district.
    const isWithinKind = query.phrases.some(
      (other) => other.length > phrase.length && overlaps(other, phrase) && isKind(other),
    );
    return !isWithinKind && query.phrases.some((other) => !overlaps(other, phrase) && isKind(other));
  }
  function isTypedAs(other: Phrase, { from, length }: Phrase): boolean {
    const meaning = meaningOf(other);
    const isSame = !other.isPlaceOnly && other.from === from && other.length === length;
    return isSame && meaning !== undefined && meaning.isFar !== true;
  }
  const isByOtherName = (phrase: Phrase) => meaningOf(phrase)?.isByOtherName === true;
  return (
    query.phrases
      .filter(
        (phrase) =>
          !phrase.isKindOnly &&
          places.has(phraseKey(phrase)) &&
          // A street that is called as a country or a town.
          !isBehindStreetWord(query.words, phrase.from),
      )
      // A word that is a kind as well ("Bath") is a place only behind a preposition, or beside another kind.
      .filter(
        (phrase) =>
          phrase.isPlace || (kindOf(phrase) === undefined && !phrase.isGuess) || hasOtherKind(phrase),
      )
      // "Essen" is not an inflected form of another town, unless nothing is near it.
      .filter((phrase) => !phrase.isPlaceOnly || !query.phrases.some((other) => isTypedAs(other, phrase)))
      .sort(
        (a, b) =>
          Number(isInDirectory(b, places)) - Number(isInDirectory(a, places)) ||
          Number(b.isPlace) - Number(a.isPlace) ||
          Number(isByOtherName(a)) - Number(isByOtherName(b)) ||
          b.length - a.length ||
          b.from - a.from,
      )
  );
}

const isInDirectory = (phrase: Phrase, places: Places): boolean =>
  places.get(phraseKey(phrase))?.position === undefined;

function choosePlace(
  [likeliest, ...others]: Phrase[],
  places: Places,
): Pick<ResolvedQuery, 'place' | 'regions'> {
  if (!likeliest) return { place: null, regions: [] };
  const isRegion = ({ words }: Phrase) => {
    const meaning = places.get(words.join(' '));
    return isState(words) || meaning?.isRegion === true || (meaning?.countryCode ?? null) !== null;
  };
  const isCountryOf = (region: Phrase, phrase: Phrase) => {
    const code = places.get(phraseKey(region))?.countryCode ?? null;
    return code !== null && places.get(phraseKey(phrase))?.cityCountries?.includes(code) === true;
  };
  const spanOf = (phrase: Phrase): PlaceSpan[] => {
    const meaning = places.get(phraseKey(phrase));
    return meaning
      ? [{ ...meaning, from: phrase.from, length: phrase.length, isCertain: phrase.isPlace }]
      : [];
  };
  // "Rochester NY" is a town of New York, "Cyprus Paphos" one of Cyprus.
  const within = (region: Phrase) => others.find((other) => isBeside(other, region) && !isRegion(other));
  const first = isRegion(likeliest) ? (within(likeliest) ?? likeliest) : likeliest;
  const [place = null] = spanOf(first);
  const regions = [...others, likeliest]
    .filter(
      (other) =>
        (isBeside(other, first) || isCountryOf(other, first)) &&
        isRegion(other) &&
        isInDirectory(other, places),
    )
    .slice(0, 1)
    .flatMap(spanOf);
  return { place, regions };
}

/** Kinds of the words that are not taken by the place. */
function chooseKinds(
  query: TypedQuery,
  kinds: ReadonlyMap<string, KindMeaning>,
  kindOf: KindOf,
  places: readonly Span[],
): KindSpan[] {
  // In "pharmacy near the station", the station is not a kind that is asked for.
  const isLandmark = (phrase: Phrase) =>
    phrase.isPlace &&
    query.phrases.some((other) => !other.isPlace && !overlaps(other, phrase) && kindOf(other) !== undefined);
  const taken = [...places];
  const chosen: KindSpan[] = [];
  for (const phrase of query.phrases) {
    const kind = kindOf(phrase);
    // "A heat pump" is a heat pump; listings lack the article.
    const rest = phrase.words.slice(1).join(' ');
    const isArticled = !query.isRequired[phrase.from] && kinds.get(rest)?.label === kind?.label;
    if (!kind || isArticled || isLandmark(phrase) || taken.some((span) => overlaps(span, phrase))) continue;
    chosen.push({ ...kind, from: phrase.from, length: phrase.length });
    taken.push(phrase);
  }
  return chosen;
}

const isBeside = (one: Span, other: Span): boolean =>
  one.from + one.length === other.from || other.from + other.length === one.from;
