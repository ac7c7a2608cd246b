import { typedPosition } from '../../../../../domain/map/typedPosition.ts';
import { abbreviationsIn } from '../../../../../domain/search/abbreviations.ts';
import {
  nameInContact,
  nameInMapLink,
  type ContactSearch,
} from '../../../../../domain/search/contactSearch.ts';
import {
  isWithinSpan,
  phraseKey,
  readQuery,
  type Span,
  type TypedQuery,
} from '../../../../../domain/search/readQuery.ts';
import { resolveQuery, type ResolvedQuery } from '../../../../../domain/search/resolveQuery.ts';
import { cuisinesIn } from '../../../../../domain/search/cuisines/cuisines.ts';
import { numberedDistrictsIn } from '../../../../../domain/search/numberedDistricts.ts';
import { numbersIn } from '../../../../../domain/search/numberWords.ts';
import type { TypedCode } from '../../../lib/gazetteer/typedCodes.ts';
import { writtenOutIn } from '../../../lib/text/transliteration/umlauts.ts';
import type { Reader } from '../reader.ts';
import { featureMarks, type SearchedFeature } from '../list/featureMarks.ts';
import { contactIds } from './contactIds.ts';
import { resolveExclusions, withoutExcluded, type Exclusion } from './words/resolveExclusions.ts';
import { eitherTown, type EitherTown } from './words/eitherTown.ts';
import { findSynonyms } from './findSynonyms.ts';
import {
  beginnings,
  kindsByOtherNames,
  isSureKind,
  cuisineNamesOf,
  namedKinds,
  withoutUnsureParts,
  synonymsOf,
  withoutParts,
} from './kinds/foreignKinds.ts';
import { kindMeanings } from './kinds/kindMeanings.ts';
import { widerKinds, type WiderKind } from './kinds/widerKinds.ts';
import { dictionaryKinds, type DictionaryKind } from './kinds/wordsOfKinds.ts';
import { aroundPoint, coordinatesOf, type MapPosition } from './places/searchedPoint.ts';
import { resolvePlaceNames } from './places/resolvePlaceNames.ts';
import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import type { Synonym } from './searchTerms.ts';
import { withoutUnlikelyTowns } from './words/unlikelyTowns.ts';
import { segmentWords, unsplitSynonyms } from './words/segmentWords.ts';
import { isUnspaced } from './words/unspacedWords.ts';
import { otherForms, postalCodesIn } from './words/postalCodes.ts';
import { retypedText } from './words/retypedText.ts';
import { wordMeanings, type WordMeanings } from './words/wordMeanings.ts';
import { fixedWords, withFixedWords } from './words/fixedWords.ts';
import {
  withoutSounds,
  isNegated,
  isBrand,
  isFoodOfCuisine,
  holdsFeature,
  withoutCentre,
  withoutGuesses,
  soundAlikesOfUnknown,
  foreignAdjectives,
} from './phraseRules.ts';
import { searchedContact } from './searchedContact.ts';

/** A search whose words are resolved against the directory: places, kinds, features, contacts, vocabulary. */
export interface ResolvedSearch extends ResolvedQuery, WordMeanings {
  text: string;
  /** The original text, of which words were split. */
  written: string;
  /** Whether `text` and `written` are the input as typed on another keyboard layout. */
  isRetyped: boolean;
  typed: TypedQuery;
  /** Synonyms of operators, and abbreviations. */
  synonyms: readonly Synonym[];
  /** The place with another town beside it. */
  eitherTown: EitherTown | null;
  /** Required features and answers: "dog friendly", "with parking". */
  features: readonly SearchedFeature[];
  /** Words that must not be corrected. */
  fixed: ReadonlySet<string>;
  /** Exclusions: "not in Berlin". */
  excluded: readonly Exclusion[];
  /** Kinds without a category, if the search names no other kind. */
  namedKinds: readonly Span[];
  /** Kinds without a category, with the categories of their parent kinds. */
  widerKinds: readonly WiderKind[];
  /** Kinds of the dictionary that the search names. */
  dictionaryKinds: readonly DictionaryKind[];
  /** Other names of kinds and numbers, if listings have the typed name. */
  otherNames: readonly Synonym[];
  /** Postal codes. */
  codes: readonly TypedCode[];
  /** `isPart`: among other words, so that the words may also be meant literally. */
  contact: { kind: ContactSearch['kind'] | 'ID'; ids: readonly number[]; isPart?: boolean } | null;
}

interface ResolveOptions {
  /** Words that were split into those of `text`. */
  cut?: Synonym[];
  /** A position that the search names. */
  point?: MapPosition | null;
  written?: string;
  isRetyped?: boolean;
}

/** Finds listings by numbers that only operators use. */
type FindIds = (text: string) => Promise<number[]>;

/** Resolves a search. Null without words. */
export async function resolveSearch(
  reader: Reader,
  text: string,
  idsOf?: FindIds,
  { cut, point = null, written = text, isRetyped = false }: ResolveOptions = {},
): Promise<ResolvedSearch | null> {
  const linked = nameInMapLink(text);
  // The link itself has ids that operators search by.
  if (linked !== null) return resolveSearch(reader, linked, idsOf && (() => idsOf(text)));
  const position = point ? null : typedPosition(text);
  if (position)
    return resolveSearch(reader, `${coordinatesOf(position)} ${position.rest}`, idsOf, {
      point: position,
      written,
    });
  const words = searchedWords(text);
  if (words.length === 0) return null;
  const query = readQuery(words);
  const found = await lookUp(reader, { text, words, query, point }, idsOf);
  const excluded = await resolveExclusions(reader, query, text, found.features);
  const kinds = withoutGuesses(found.kinds, found.meanings);
  const name = found.whole && found.contact === null ? nameInContact(found.whole) : null;
  if (name !== null) return resolveSearch(reader, name, idsOf);
  if (!cut && !point && !isRetyped) {
    const retyped = await retypedText(reader, text, isKnownWord(words, query, { ...found, kinds }));
    if (retyped !== null) return resolveSearch(reader, retyped, idsOf, { isRetyped: true });
  }
  if (!cut) {
    const parts = await segmentWords(reader, words, found.meanings);
    const all = parts.flat();
    if (all.join(' ') !== words.join(' '))
      return resolveSearch(reader, all.join(' '), idsOf, {
        cut: unsplitSynonyms(words, parts),
        point,
        written,
        isRetyped,
      });
  }
  return {
    text,
    written,
    isRetyped,
    excluded,
    ...interpret({ words, query: withoutExcluded(query, excluded), point, cut }, { ...found, kinds }),
  };
}

/** Categories, places and features of the directory that the words of a search name. */
type Lookup = Awaited<ReturnType<typeof lookUp>>;

async function lookUp(
  reader: Reader,
  {
    text,
    words,
    query,
    point,
  }: { text: string; words: string[]; query: TypedQuery; point: MapPosition | null },
  idsOf?: FindIds,
) {
  const { whole, contact } = point ? { whole: null, contact: null } : searchedContact(text, words);
  const [meanings, synonyms, codes, places, kinds, features, contacts, ids] = await Promise.all([
    wordMeanings(reader, words, writtenOutIn(text)),
    findSynonyms(reader, words),
    point ? [] : postalCodesIn(reader, words),
    resolvePlaceNames(reader, query.phrases),
    kindMeanings(reader, query.phrases, text),
    featureMarks(reader, words),
    contact ? contactIds(reader, contact) : [],
    idsOf ? idsOf(text) : [],
  ]);
  return {
    ...{ meanings, synonyms, codes, places, kinds, features, whole },
    contact: foundContact(contact, { contacts, ids, isPart: !whole }),
  };
}

function foundContact(
  contact: ContactSearch | null,
  { contacts, ids, isPart }: { contacts: number[]; ids: number[]; isPart: boolean },
): ResolvedSearch['contact'] {
  if (ids.length > 0) return { kind: 'ID', ids };
  if (!contact || contacts.length === 0) return null;
  return { kind: contact.kind, ids: contacts, ...(isPart ? { isPart } : {}) };
}

/** Recognises words that mean something as typed, so that they were typed on the right keyboard layout. */
function isKnownWord(words: readonly string[], query: TypedQuery, { meanings, kinds, places }: Lookup) {
  const phrases = query.phrases.filter(
    (one) => kinds.kinds.has(phraseKey(one)) || places.has(phraseKey(one)),
  );
  return (word: string, at = words.indexOf(word)) =>
    meanings.known.has(word) ||
    meanings.otherScripts.has(word) ||
    query.isRequired[at] === false ||
    phrases.some((phrase) => isWithinSpan(at, phrase));
}

/** Resolves the words of a query against the directory. `query` is without excluded words. */
function interpret(
  {
    words,
    query,
    point,
    cut = [],
  }: { words: string[]; query: TypedQuery; point: MapPosition | null; cut: Synonym[] | undefined },
  { meanings, synonyms, codes, places, kinds, features: foundFeatures, contact }: Lookup,
): Omit<ResolvedSearch, 'text' | 'written' | 'isRetyped' | 'excluded'> {
  const features = foundFeatures.filter((one) => !isNegated(one, query));
  const typed = {
    ...query,
    isRequired: query.isRequired.map((isRequired, at) => isRequired && !isFoodOfCuisine(words, at)),
    phrases: query.phrases.filter(
      (phrase) => !isBrand(phrase, meanings) && !holdsFeature(phrase, features, kinds),
    ),
  };
  const properties = abbreviationsIn(words);
  const named = namedKinds(typed, kinds.names);
  const namedPhrases = named.map(({ phrase }) => phrase);
  const longer = [...properties, ...namedPhrases.filter(isSureKind)];
  const likely = withoutUnlikelyTowns(places, words, query.phrases, { longer, known: meanings.known });
  const foreign = named.filter(({ phrase }) => phrase.words.some((word) => !meanings.known.has(word)));
  const asTyped = resolveQuery(
    { ...typed, phrases: withoutParts(typed.phrases, foreign) },
    likely,
    withoutUnsureParts(named, kinds),
    new Set(namedPhrases.map(phraseKey)),
  );
  const resolved = point ? aroundPoint(asTyped, point) : asTyped;
  const fixed = fixedWords(typed, resolved, namedPhrases, meanings.alike);
  const furtherNames: Synonym[] = [
    ...cuisinesIn(words),
    ...cuisineNamesOf(typed, [...resolved.kinds, ...namedPhrases]),
    ...numbersIn(words),
    ...synonymsOf(typed, [
      ...named.filter((kind) => !foreign.includes(kind)),
      ...kindsByOtherNames(typed, kinds, soundAlikesOfUnknown(meanings)),
    ]),
  ];
  return {
    typed: withoutCentre(typed, resolved),
    ...withFixedWords(withoutSounds(meanings, properties, resolved.place, words), fixed),
    ...resolved,
    eitherTown: eitherTown(typed, likely, resolved),
    synonyms: [
      ...synonyms,
      ...cut,
      ...otherForms(codes, words),
      ...properties.map((one) => ({ ...one, isWhole: !one.means.every(isUnspaced) })),
      ...numberedDistrictsIn(words).map((one) => ({ ...one, isWhole: true })),
      ...synonymsOf(typed, foreign),
      ...foreignAdjectives(words, meanings.known),
    ],
    features,
    fixed: fixed.all,
    namedKinds: resolved.kinds.length > 0 ? [] : namedPhrases.filter(isSureKind),
    codes,
    widerKinds: widerKinds(typed, resolved, kinds),
    dictionaryKinds: dictionaryKinds(typed, resolved, kinds.kinds),
    otherNames: [
      ...furtherNames.map((one) => ({ ...one, isWhole: true, isName: true })),
      ...beginnings(typed, kinds),
    ],
    contact,
  };
}
