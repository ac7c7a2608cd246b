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
import { kitchensIn } from '../../../../../domain/search/kitchens/kitchens.ts';
import { numberedDistrictsIn } from '../../../../../domain/search/numberedDistricts.ts';
import { numbersIn } from '../../../../../domain/search/numberWords.ts';
import type { TypedCode } from '../../../lib/gazetteer/typedCodes.ts';
import { writtenOutIn } from '../../../lib/text/umlauts.ts';
import type { Reader } from '../reader.ts';
import { featureMarks, type AskedFeature } from '../list/featureMarks.ts';
import { contactIds } from './contactIds.ts';
import { exclusions, withoutExcluded, type Exclusion } from './words/exclusions.ts';
import { eitherTown, type EitherTown } from './words/eitherTown.ts';
import { findSynonyms } from './findSynonyms.ts';
import {
  beginnings,
  furtherKinds,
  isSureKind,
  kitchenNamesOf,
  namedKinds,
  sureParts,
  synonymsOf,
  withoutParts,
} from './kinds/foreignKinds.ts';
import { kindMeanings } from './kinds/kindMeanings.ts';
import { widerKinds, type WiderKind } from './kinds/widerKinds.ts';
import { soughtKinds, type SoughtKind } from './kinds/wordsOfKinds.ts';
import { aroundPoint, degreesOf, type MapPosition } from './places/searchedPoint.ts';
import { resolvePlaceNames } from './places/resolvePlaceNames.ts';
import { searchedWords } from '../../../../../domain/search/searchedWords.ts';
import type { Synonym } from './searchTerms.ts';
import { withoutUnlikelyTowns } from './words/unlikelyTowns.ts';
import { cutWords, wholesOf } from './words/cutWords.ts';
import { isUnspaced } from './words/unspacedWords.ts';
import { otherForms, postalCodesIn } from './words/postalCodes.ts';
import { retypedText } from './words/retypedText.ts';
import { wordMeanings, type WordMeanings } from './words/wordMeanings.ts';
import { fixedWords, withFixedWords } from './words/fixedWords.ts';
import {
  withoutSounds,
  isNegated,
  isBrand,
  isFoodOfKitchen,
  holdsFeature,
  withoutCentre,
  withoutGuesses,
  heardElsewhere,
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
  features: readonly AskedFeature[];
  /** Words that must not be corrected. */
  fixed: ReadonlySet<string>;
  /** Exclusions: "not in Berlin". */
  excluded: readonly Exclusion[];
  /** Kinds without a category, if the search names no other kind. */
  namedKinds: readonly Span[];
  /** Kinds without a category, with the categories of their parent kinds. */
  widerKinds: readonly WiderKind[];
  /** Kinds of the dictionary that the search names. */
  soughtKinds: readonly SoughtKind[];
  /** Other names of kinds and numbers, if listings have the typed name. */
  otherNames: readonly Synonym[];
  /** Postal codes. */
  codes: readonly TypedCode[];
  /** `isPart`: among other words, so that the words may also be meant literally. */
  contact: { kind: ContactSearch['kind'] | 'ID'; ids: readonly number[]; isPart?: boolean } | null;
}

/** Resolves a search. Null without words. `idsOf` finds listings by numbers that only operators use. */
export async function resolveSearch(
  reader: Reader,
  text: string,
  idsOf?: (text: string) => Promise<number[]>,
  {
    cut,
    point = null,
    written = text,
    isRetyped = false,
  }: { cut?: Synonym[]; point?: MapPosition | null; written?: string; isRetyped?: boolean } = {},
): Promise<ResolvedSearch | null> {
  const linked = nameInMapLink(text);
  // The link itself has ids that operators search by.
  if (linked !== null) return resolveSearch(reader, linked, idsOf && (() => idsOf(text)));
  const found = point ? null : typedPosition(text);
  if (found)
    return resolveSearch(reader, `${degreesOf(found)} ${found.rest}`, idsOf, { point: found, written });
  const words = searchedWords(text);
  if (words.length === 0) return null;
  const asked = readQuery(words);
  const { whole, contact } = point ? { whole: null, contact: null } : searchedContact(text, words);
  const [meanings, synonyms, codes, places, foundKinds, foundFeatures, contacts, ids] = await Promise.all([
    wordMeanings(reader, words, writtenOutIn(text)),
    findSynonyms(reader, words),
    point ? [] : postalCodesIn(reader, words),
    resolvePlaceNames(reader, asked.phrases),
    kindMeanings(reader, asked.phrases, text),
    featureMarks(reader, words),
    contact ? contactIds(reader, contact) : [],
    idsOf ? idsOf(text) : [],
  ]);
  const excluded = await exclusions(reader, asked, text, foundFeatures);
  const read = withoutExcluded(asked, excluded);
  const features = foundFeatures.filter((one) => !isNegated(one, read));
  const kinds = withoutGuesses(foundKinds, meanings);
  const name = whole && contacts.length + ids.length === 0 ? nameInContact(whole) : null;
  if (name !== null) return resolveSearch(reader, name, idsOf);
  if (!cut && !point && !isRetyped) {
    const phrases = asked.phrases.filter(
      (one) => kinds.kinds.has(phraseKey(one)) || places.has(phraseKey(one)),
    );
    const isMeant = (word: string, at = words.indexOf(word)) =>
      meanings.known.has(word) ||
      meanings.otherScripts.has(word) ||
      asked.isRequired[at] === false ||
      phrases.some((phrase) => isWithinSpan(at, phrase));
    const retyped = await retypedText(reader, text, isMeant);
    if (retyped !== null) return resolveSearch(reader, retyped, idsOf, { isRetyped: true });
  }
  if (!cut) {
    const parts = await cutWords(reader, words, meanings);
    const all = parts.flat();
    if (all.join(' ') !== words.join(' '))
      return resolveSearch(reader, all.join(' '), idsOf, {
        cut: wholesOf(words, parts),
        point,
        written,
        isRetyped,
      });
  }
  const typed = {
    ...read,
    isRequired: read.isRequired.map((isRequired, at) => isRequired && !isFoodOfKitchen(words, at)),
    phrases: read.phrases.filter(
      (phrase) => !isBrand(phrase, meanings) && !holdsFeature(phrase, features, kinds),
    ),
  };
  const properties = abbreviationsIn(words);
  const named = namedKinds(typed, kinds.names);
  const longer = [...properties, ...named.map(({ phrase }) => phrase).filter(isSureKind)];
  const likely = withoutUnlikelyTowns(places, words, read.phrases, { longer, known: meanings.known });
  const foreign = named.filter(({ phrase }) => phrase.words.some((word) => !meanings.known.has(word)));
  const byId = ids.length > 0 ? { kind: 'ID' as const, ids } : null;
  const asTyped = resolveQuery(
    { ...typed, phrases: withoutParts(typed.phrases, foreign) },
    likely,
    sureParts(named, kinds),
    new Set(named.map(({ phrase }) => phraseKey(phrase))),
  );
  const resolved = point ? aroundPoint(asTyped, point) : asTyped;
  const fixed = fixedWords(
    typed,
    resolved,
    named.map(({ phrase }) => phrase),
    meanings.alike,
  );
  return {
    text,
    written,
    isRetyped,
    typed: withoutCentre(typed, resolved),
    ...withFixedWords(withoutSounds(meanings, properties, resolved.place, words), fixed),
    ...resolved,
    eitherTown: eitherTown(typed, likely, resolved),
    synonyms: [
      ...synonyms,
      ...(cut ?? []),
      ...otherForms(codes, words),
      ...properties.map((one) => ({ ...one, isWhole: !one.means.every(isUnspaced) })),
      ...numberedDistrictsIn(words).map((one) => ({ ...one, isWhole: true })),
      ...synonymsOf(typed, foreign),
      ...foreignAdjectives(words, meanings.known),
    ],
    features,
    fixed: fixed.all,
    excluded,
    namedKinds: resolved.kinds.length > 0 ? [] : named.map(({ phrase }) => phrase).filter(isSureKind),
    codes,
    widerKinds: widerKinds(typed, resolved, kinds),
    soughtKinds: soughtKinds(typed, resolved, kinds.kinds),
    otherNames: [
      ...kitchensIn(words),
      ...kitchenNamesOf(typed, [...resolved.kinds, ...named.map(({ phrase }) => phrase)]),
      ...numbersIn(words),
      ...synonymsOf(typed, [
        ...named.filter((kind) => !foreign.includes(kind)),
        ...furtherKinds(typed, kinds, heardElsewhere(meanings)),
      ]),
    ]
      .map((one): Synonym => ({ ...one, isWhole: true, isName: true }))
      .concat(beginnings(typed, kinds)),
    contact:
      byId ??
      (contact && contacts.length > 0
        ? { kind: contact.kind, ids: contacts, ...(whole ? {} : { isPart: true }) }
        : null),
  };
}
