import { intentAt, type SearchIntent } from './searchIntents.ts';
import { isBehindStreetWord, isState, isStreetName } from './abbreviations.ts';
import { requestLength } from './requests.ts';
import {
  isConjunction,
  isDeterminer,
  isNegation,
  isParticle,
  isPostposition,
  isPurpose,
  isStopWord,
  prepositionLength,
  uninflected,
  withoutJoinedIn,
  withoutLocative,
} from './stopWords.ts';

/** Neighbouring words of a query: index of the first, and their number. */
export interface Span {
  from: number;
  length: number;
}

interface IntentSpan extends Span {
  intent: SearchIntent;
  /** Of OPEN_ON, from 0 for Monday. */
  days?: readonly number[];
}

/** Neighbouring words that may name a city, a country or a kind. */
export interface Phrase extends Span {
  words: readonly string[];
  /** After a preposition, before a postposition or with a locative ending, so that it can only name a place. */
  isPlace: boolean;
  /** Ends with a stop word ("book shop"), so that it can only name a kind. */
  isKindOnly?: boolean;
  /** The nominative of the typed words, which can only name a place. */
  isPlaceOnly?: boolean;
}

/** A query with the roles of its words, by rules alone. */
export interface TypedQuery {
  words: readonly string[];
  intents: readonly IntentSpan[];
  /** For each word, whether a listing must have it: it is neither an intent nor a preposition nor a stop word. */
  isRequired: readonly boolean[];
  /** What something is for, then the longest first. */
  phrases: readonly Phrase[];
}

const maxPhraseWords = 4;

type Role = 'word' | 'intent' | 'preposition' | 'stop';

/** Reads the words of a query (as `searchedWords` splits it). If every word is a stop word, all are required. */
export function readQuery(words: readonly string[]): TypedQuery {
  const intents: IntentSpan[] = [];
  const roles: Role[] = words.map(() => 'word');
  for (let at = 0; at < words.length;) {
    const found = intentAt(words, at);
    const request = found ? 0 : requestLength(words, at);
    const preposition = found || request > 0 ? 0 : prepositionLength(words, at);
    if (request > 0) {
      roles.fill('stop', at, at + request);
    } else if (found) {
      intents.push({ from: at, ...found });
      roles.fill('intent', at, at + found.length);
    } else if (preposition > 0) {
      roles.fill('preposition', at, at + preposition);
    } else if (
      isStopWord(words[at] ?? '') ||
      isPostposition(words[at] ?? '') ||
      (at + 1 < words.length && isParticle(words[at] ?? ''))
    ) {
      roles[at] = 'stop';
      // "Hotel not hostel": a negated word is ignored.
      if (isNegation(words[at] ?? '') && at > 0 && at + 1 < words.length) {
        at += 1;
        roles[at] = 'stop';
      }
    }
    at += found?.length ?? (request || preposition || 1);
  }
  if (!roles.some((role) => role === 'word' || role === 'intent')) roles.fill('word');
  return {
    words,
    intents,
    isRequired: roles.map((role) => role === 'word'),
    phrases: [...purposesOf(words, roles), ...phrasesOf(words, roles)],
  };
}

/** What is for something as one phrase: "haircut for my dog" is a dog haircut. */
function purposesOf(words: readonly string[], roles: readonly Role[]): Phrase[] {
  return words.flatMap((word, at): Phrase[] => {
    // "Barber shop for dogs": words for shops say nothing.
    const head = roles[at - 1] === 'stop' ? at - 2 : at - 1;
    const object = isDeterminer(words[at + 1] ?? '') ? at + 2 : at + 1;
    if (!isPurpose(word) || roles[head] !== 'word' || roles[object] !== 'word') return [];
    const named = [words[object] ?? '', words[head] ?? ''];
    return [{ from: head, length: object - head + 1, words: named, isPlace: false, isKindOnly: true }];
  });
}

function phrasesOf(words: readonly string[], roles: readonly Role[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let length = Math.min(maxPhraseWords, words.length); length > 0; length -= 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const parts = roles.slice(from, from + length);
      const isWhole = length === words.length;
      // "Phone shop", of words that are stop words by themselves.
      const areAllStopWords = length > 1 && parts.every((role) => role === 'stop');
      if (
        areAllStopWords ||
        (length > 1 && parts[0] === 'word' && parts.at(-1) === 'stop' && !parts.includes('intent'))
      ) {
        // "Tapas y" is not a kind.
        if (isConjunction(words[from + length - 1] ?? '')) continue;
        phrases.push({
          from,
          length,
          words: words.slice(from, from + length),
          isPlace: false,
          isKindOnly: true,
        });
        continue;
      }
      // Stop words begin and stand within names of places ("La Paz", "Rio de Janeiro"), and are none by themselves.
      if (
        parts.includes('intent') ||
        parts.at(-1) !== 'word' ||
        (length > 1 && parts.every((role) => role !== 'word'))
      )
        continue;
      if (parts[0] === 'preposition' && !isWhole && length === 1) continue;
      const part = words.slice(from, from + length);
      const isPlace = roles[from - 1] === 'preposition' || isPostposition(words[from + length] ?? '');
      phrases.push({ from, length, words: part, isPlace });
      for (const last of withoutLocative(part.at(-1) ?? ''))
        phrases.push({
          from,
          length,
          words: [...part.slice(0, -1), last],
          isPlace: true,
          isPlaceOnly: true,
        });
      const first = length > 1 ? withoutJoinedIn(part[0] ?? '') : null;
      if (first !== null) phrases.push({ from, length, words: [first, ...part.slice(1)], isPlace: true });
      if (length < 3)
        for (const name of uninflected(part.at(-1) ?? '', { isPlace }))
          phrases.push({ from, length, words: [...part.slice(0, -1), name], isPlace, isPlaceOnly: true });
    }
  }
  return phrases;
}

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

export interface Understanding {
  place: PlaceSpan | null;
  /** Regions of the place that were typed with it: "Paphos, Cyprus", "Cyprus restaurants Paphos". */
  regions: readonly PlaceSpan[];
  kinds: readonly KindSpan[];
}

/** Key of a phrase in maps of meanings. */
export const phraseKey = (phrase: Pick<Phrase, 'words'>): string => phrase.words.join(' ');

/**
 * Which phrases of a query are its place and its kinds, by what the directory knows of each (by `phraseKey`). A phrase
 * behind a preposition goes before others, then a longer one, then one nearer to the end; kinds take what is left.
 * `namedKinds` are kinds that the directory has no category of.
 */
export function understandQuery(
  query: TypedQuery,
  places: ReadonlyMap<string, PlaceMeaning>,
  kinds: ReadonlyMap<string, KindMeaning>,
  namedKinds: ReadonlySet<string> = new Set(),
): Understanding {
  const named = query.phrases.filter(
    (phrase) =>
      !phrase.isKindOnly &&
      places.has(phraseKey(phrase)) &&
      // A street that is called as a country or a town.
      !isBehindStreetWord(query.words, phrase.from),
  );
  const kindOf = (phrase: Phrase) =>
    phrase.isPlaceOnly || isStreetName(query.words, phrase.from, phrase.length)
      ? undefined
      : kinds.get(phraseKey(phrase));
  const [last, ...others] = named
    // A word that is a kind as well ("Bath") is a place only behind a preposition, or beside another kind.
    .filter((phrase) => phrase.isPlace || kindOf(phrase) === undefined || hasOtherKind(phrase))
    .sort(
      (a, b) =>
        Number(isInDirectory(b)) - Number(isInDirectory(a)) ||
        Number(b.isPlace) - Number(a.isPlace) ||
        Number(isByOtherName(a)) - Number(isByOtherName(b)) ||
        b.length - a.length ||
        b.from - a.from,
    );
  function isInDirectory(phrase: Phrase): boolean {
    return places.get(phraseKey(phrase))?.position === undefined;
  }
  function isByOtherName(phrase: Phrase): boolean {
    return places.get(phraseKey(phrase))?.isByOtherName === true;
  }
  function hasOtherKind(phrase: Phrase): boolean {
    const isKind = (other: Phrase) => kindOf(other) !== undefined || namedKinds.has(phraseKey(other));
    // "Wedding" of "wedding dress" is no district.
    const isWithinKind = query.phrases.some(
      (other) => other.length > phrase.length && overlaps(other, phrase) && isKind(other),
    );
    return !isWithinKind && query.phrases.some((other) => !overlaps(other, phrase) && isKind(other));
  }
  // "Rochester NY" is a town of New York, "Cyprus Paphos" one of Cyprus.
  const within = (region: Phrase) => others.find((other) => isBeside(other, region) && !isRegion(other));
  const first = last && isRegion(last) ? (within(last) ?? last) : last;
  const spanOf = (phrase: Phrase): PlaceSpan[] => {
    const meaning = places.get(phraseKey(phrase));
    return meaning
      ? [{ ...meaning, from: phrase.from, length: phrase.length, isCertain: phrase.isPlace }]
      : [];
  };
  const [place = null] = first ? spanOf(first) : [];
  const regions = others
    .concat(last ?? [])
    .filter(
      (other) =>
        first &&
        (isBeside(other, first) || isCountryOf(other, first)) &&
        isRegion(other) &&
        isInDirectory(other),
    )
    .slice(0, 1)
    .flatMap(spanOf);
  function isCountryOf(region: Phrase, phrase: Phrase): boolean {
    const code = places.get(phraseKey(region))?.countryCode ?? null;
    return code !== null && places.get(phraseKey(phrase))?.cityCountries?.includes(code) === true;
  }
  function isRegion({ words }: Phrase): boolean {
    const meaning = places.get(words.join(' '));
    return isState(words) || meaning?.isRegion === true || (meaning?.countryCode ?? null) !== null;
  }
  // In "pharmacy near the station", the station is no kind that is asked for.
  const isLandmark = (phrase: Phrase) =>
    phrase.isPlace &&
    query.phrases.some((other) => !other.isPlace && !overlaps(other, phrase) && kindOf(other) !== undefined);
  const taken: Span[] = [...(place ? [place] : []), ...regions];
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
  return { place, regions, kinds: chosen };
}

/** Whether two spans share a word. */
export const overlaps = (one: Span, other: Span): boolean =>
  one.from < other.from + other.length && other.from < one.from + one.length;

const isBeside = (one: Span, other: Span): boolean =>
  one.from + one.length === other.from || other.from + other.length === one.from;

export const isWithinSpan = (at: number, { from, length }: Span): boolean => at >= from && at < from + length;
