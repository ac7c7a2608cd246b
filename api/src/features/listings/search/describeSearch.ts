import { DAYS } from '../../../../../domain/hours/openingHours.ts';
import { contactTextWithin } from '../../../../../domain/search/contactSearch.ts';
import { isWithinSpan, overlaps, type Span } from '../../../../../domain/search/readQuery.ts';
import { unreadWords } from '../../../../../domain/search/searchedWords.ts';
import type { SearchIntent } from '../../../../../domain/search/searchIntents.ts';
import { isConjunction, prepositionLength } from '../../../../../domain/search/stopWords.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import type { Interpretation } from './searchTerms.ts';
import type { ResolvedSearch } from './resolveSearch.ts';
import { isPlace } from './resolvedTerms.ts';
import { typedForms, typedPhrase, typedSpan } from './words/typedForms.ts';

export type SearchPartKind =
  | SearchIntent
  | 'CATEGORY'
  | 'CITY'
  | 'COUNTRY'
  | 'AROUND'
  | 'FEATURE'
  | 'EXCLUDED'
  | 'PHONE'
  | 'EMAIL'
  | 'WEBSITE'
  | 'ID';

export interface SearchPart {
  kind: SearchPartKind;
  label: string;
  /** The typed words of the part. */
  words: string;
  /** The search text without them. */
  without: string;
}

export interface SearchDescription {
  parts: SearchPart[];
  /** Words that were ignored, so that something is found. */
  leftOut: string[];
}

const intentLabels: Record<SearchIntent, string> = {
  OPEN_NOW: 'Open now',
  ALWAYS_OPEN: 'Open 24 hours',
  OPEN_ON: 'Open on',
  OPEN_AT: 'Open at',
  OPEN_LATE: 'Open late',
  NEAR_ME: 'Near me',
  BEST: 'Best rated first',
  CHEAP: 'Cheapest first',
};

/** Describes how the search of a page was interpreted; null if its words were searched literally. */
export function describeSearch({ matches }: Pick<BusinessPage, 'matches'>): SearchDescription | null {
  const query = matches?.filter.query;
  if (!matches || !query) return null;
  const { interpretation } = matches;
  // A place whose surroundings are searched is not ignored.
  const placeWords = query.place && interpretation.around ? wordsIn(query, query.place) : null;
  const isExcluded = (span: Span) =>
    interpretation.excluded !== undefined && query.excluded.some((one) => overlaps(one, span));
  const negations = query.typed.negations.filter((span) => !isExcluded(span));
  const leftOut = [
    ...new Set(
      [
        ...interpretation.leftOut.filter((words) => words !== placeWords),
        ...(interpretation.isResolved ? negations.map((span) => wordsIn(query, span)) : []),
        ...passedOver(query, interpretation),
        ...unreadWords(query.written),
      ].map((words) => asTyped(query, words)),
    ),
  ];
  const parts = interpretation.ids
    ? contactPart(query)
    : interpretation.isResolved
      ? resolvedParts(query, interpretation)
      : [];
  return parts.length === 0 && leftOut.length === 0 ? null : { parts, leftOut };
}

/** The part for a phone number, a web or e-mail address or an id, also among other words. */
function contactPart({ contact, text }: ResolvedSearch): SearchPart[] {
  if (!contact) return [];
  const within = contact.isPart ? contactTextWithin(text) : null;
  const typed = (within ?? text).trim();
  const without = within === null ? '' : text.replace(within, ' ').replace(/\s+/g, ' ').trim();
  return [{ kind: contact.kind, label: typed, words: typed, without }];
}

function resolvedParts(query: ResolvedSearch, interpretation: Interpretation): SearchPart[] {
  const { place, regions, kinds, features, excluded } = query;
  const typed = typedWords(query);
  const textOf = (span: Span) => typedSpan(query.written, query.typed.words, span);
  const isUsed = (span: Span) => !interpretation.leftOut.includes(wordsIn(query, span));
  const meant: MeantSpan[] = [
    ...query.typed.intents
      .filter(isUsed)
      .map((span) => ({ kind: span.intent, label: intentLabel(span), span })),
    ...kinds.filter(isUsed).map((span) => ({ kind: 'CATEGORY' as const, label: span.label, span })),
    ...features
      .filter((span) => isRequired(query, interpretation, span))
      .map((span) => ({ kind: 'FEATURE' as const, label: capitalised(textOf(span)), span })),
    ...placesOf(query, interpretation).map(({ kind, label, span }) => ({ kind, label, span })),
    ...regions
      .filter((region) => place && !interpretation.around && isUsed(region))
      .map((span) => ({ kind: kindOfPlace(span), label: span.label, span })),
    ...(interpretation.excluded ? excluded : []).map((span) => ({
      kind: 'EXCLUDED' as const,
      label: span.label,
      span,
    })),
  ];
  // "Pizza 🍕" is one kind.
  const isFirst = ({ kind, label }: MeantSpan, at: number) =>
    meant.findIndex((one) => one.kind === kind && one.label === label) === at;
  return meant.filter(isFirst).map((first) => {
    const same = meant.filter(({ kind, label }) => kind === first.kind && label === first.label);
    const removed = same.map(({ span }) => withNeighbours(query, span));
    return {
      kind: first.kind,
      label: first.label,
      words: same.map(({ span }) => textOf(span)).join(' '),
      without: typed
        .filter((_, at) => !removed.some((span) => isWithinSpan(at, span)))
        // An emoji may be two words: "🏥 🏥".
        .filter((word, at, left) => !(/\p{Extended_Pictographic}/u.test(word) && left[at - 1] === word))
        .join(' '),
    };
  });
}

interface MeantSpan {
  kind: SearchPartKind;
  label: string;
  span: Span;
}

const kindOfPlace = ({ countryCode }: { countryCode: string | null }) =>
  countryCode ? ('COUNTRY' as const) : ('CITY' as const);

/** The parts for the place, its surroundings, or both of two towns. */
function placesOf(
  query: ResolvedSearch,
  { around, leftOut, isInEitherTown = false }: Interpretation,
): MeantSpan[] {
  const { place, eitherTown } = query;
  if (isInEitherTown && eitherTown)
    return eitherTown.towns.map((span) => ({ kind: 'CITY', label: span.label, span }));
  if (!place) return [];
  if (around) return [{ kind: 'AROUND', label: `Near ${place.label}`, span: place }];
  if (place.position || leftOut.includes(wordsIn(query, place))) return [];
  return [{ kind: kindOfPlace(place), label: place.label, span: place }];
}

/** Whether the interpretation requires a feature, rather than its words as part of a kind. */
const isRequired = (query: ResolvedSearch, { ways }: Interpretation, span: Span): boolean =>
  ways.some((way) =>
    way.some(({ role, words }) => role === 'feature' && words.join(' ') === wordsIn(query, span)),
  );

/** Words that were ignored although only a place is searched: the results are everything in that place. */
function passedOver({ typed }: ResolvedSearch, { isResolved, ways }: Interpretation): string[] {
  if (!isResolved || ways.length === 0 || !ways.every((way) => way.every(isPlace))) return [];
  const isNegated = (at: number) => typed.negations.some((span) => isWithinSpan(at, span));
  return typed.words.filter((word, at) => typed.isIgnored[at] && !isNegated(at) && !isNamed(word, ways));
}

const isNamed = (word: string, ways: Interpretation['ways']): boolean =>
  ways.some((way) => way.some(({ words }) => words.includes(word)));

const wordsIn = ({ typed }: ResolvedSearch, { from, length }: Span): string =>
  typed.words.slice(from, from + length).join(' ');

type Intent = ResolvedSearch['typed']['intents'][number];

function intentLabel({ intent, days = [], minutes }: Intent): string {
  const names = days.map((day) => DAYS[day] ?? '').join(' or ');
  const [from = 0, to = 0] = minutes ?? [];
  // A part of a day has its words as they were typed beside it.
  const time = minutes && to - from === 1 ? clock(from) : '';
  if (intent === 'OPEN_ON') return `${intentLabels.OPEN_ON} ${names}${time && ` at ${time}`}`;
  return intent === 'OPEN_AT' ? `${intentLabels.OPEN_AT} ${time}` : intentLabels[intent];
}

function clock(minute: number): string {
  const [hours, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
}

/** The typed words with their accents and capitals. */
const typedWords = ({ written, typed }: ResolvedSearch): readonly string[] =>
  typedForms(written, typed.words);

/** Adjacent words as typed; a split word as the whole typed word. */
function asTyped({ written, typed, synonyms }: ResolvedSearch, words: string): string {
  const cut = synonyms.find(({ isCut, words: parts }) => isCut && parts.join(' ') === words);
  const phrase = cut?.means ?? words.split(' ');
  return typedPhrase(written, cut ? phrase : typed.words, phrase);
}

/** The span to remove with a place: its preposition, or the "and" beside one of two places. */
function withNeighbours({ typed: { words } }: ResolvedSearch, { from, length }: Span): Span {
  const before = [4, 3, 2, 1].find((n) => from >= n && prepositionLength(words, from - n) === n) ?? 0;
  const [start, end] = [from - before, from + length];
  if (isConjunction(words[start - 1] ?? '')) return { from: start - 1, length: end - start + 1 };
  const isFirst = isConjunction(words[end] ?? '') && end + 1 < words.length;
  // The other of two places needs the preposition.
  return isFirst ? { from, length: length + 1 } : { from: start, length: end - start };
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
