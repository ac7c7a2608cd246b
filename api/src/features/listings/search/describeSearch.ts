import { DAYS } from '../../../../../domain/hours/openingHours.ts';
import { plainWords } from '../../../../../domain/search/plainWords.ts';
import { isWithinSpan, type Span } from '../../../../../domain/search/readQuery.ts';
import type { SearchIntent } from '../../../../../domain/search/searchIntents.ts';
import { prepositionLength } from '../../../../../domain/search/stopWords.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import type { Interpretation } from './searchTerms.ts';
import type { UnderstoodSearch } from './understandSearch.ts';
import { isPlace } from './understoodTerms.ts';

export type SearchPartKind =
  | SearchIntent
  | 'CATEGORY'
  | 'CITY'
  | 'COUNTRY'
  | 'AROUND'
  | 'PHONE'
  | 'EMAIL'
  | 'WEBSITE'
  | 'ID';

export interface SearchPart {
  kind: SearchPartKind;
  label: string;
  /** The words as they were typed. */
  words: string;
  /** The search without them. */
  without: string;
}

export interface SearchDescription {
  parts: SearchPart[];
  /** Words that nothing was asked for, so that something is found. */
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

/** What was made of the search of a page; null where its words were searched as they are. */
export function describeSearch({ matches }: Pick<BusinessPage, 'matches'>): SearchDescription | null {
  const query = matches?.filter.query;
  if (!matches || !query) return null;
  const { interpretation } = matches;
  // A place that is searched around is not left out.
  const placeWords = query.place && interpretation.around ? wordsIn(query, query.place) : null;
  const leftOut = [
    ...interpretation.leftOut.filter((words) => words !== placeWords),
    ...(interpretation.isUnderstood ? query.typed.negations.map((span) => wordsIn(query, span)) : []),
    ...passedOver(query, interpretation),
  ];
  const typed = typedWords(query);
  if (interpretation.ids && query.contact) {
    const whole = typed.join(' ');
    return {
      parts: [{ kind: query.contact.kind, label: query.text.trim(), words: whole, without: '' }],
      leftOut,
    };
  }
  if (!interpretation.isUnderstood) return null;
  const isUsed = (span: Span) => !interpretation.leftOut.includes(wordsIn(query, span));
  const part = (kind: SearchPartKind, label: string, span: Span): SearchPart => ({
    kind,
    label,
    words: typed.slice(span.from, span.from + span.length).join(' '),
    without: typed.filter((_, at) => !isWithinSpan(at, withPreposition(query, span))).join(' '),
  });
  const { place, regions, kinds } = query;
  const parts = [
    ...query.typed.intents.filter(isUsed).map((span) => part(span.intent, intentLabel(span), span)),
    ...kinds.filter(isUsed).map((span) => part('CATEGORY', span.label, span)),
    ...(place && (interpretation.around || (!place.position && isUsed(place)))
      ? [
          part(
            interpretation.around ? 'AROUND' : place.countryCode ? 'COUNTRY' : 'CITY',
            interpretation.around ? `Near ${place.label}` : place.label,
            place,
          ),
        ]
      : []),
    ...regions
      .filter((region) => !interpretation.around && isUsed(region))
      .map((region) => part(region.countryCode ? 'COUNTRY' : 'CITY', region.label, region)),
  ];
  return parts.length === 0 && leftOut.length === 0 ? null : { parts, leftOut };
}

/** Words that were passed over though nothing but a place was asked for: the answer is that place alone. */
function passedOver({ typed }: UnderstoodSearch, { isUnderstood, ways }: Interpretation): string[] {
  if (!isUnderstood || ways.length === 0 || !ways.every((way) => way.every(isPlace))) return [];
  const isNegated = (at: number) => typed.negations.some((span) => isWithinSpan(at, span));
  return typed.words.filter((word, at) => typed.isIgnored[at] && !isNegated(at) && !isNamed(word, ways));
}

const isNamed = (word: string, ways: Interpretation['ways']): boolean =>
  ways.some((way) => way.some(({ words }) => words.includes(word)));

const wordsIn = ({ typed }: UnderstoodSearch, { from, length }: Span): string =>
  typed.words.slice(from, from + length).join(' ');

type Intent = UnderstoodSearch['typed']['intents'][number];

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

/** The words with their accents and capitals; as they are compared where signs do not allow it. */
function typedWords({ text, typed }: UnderstoodSearch): readonly string[] {
  const words = text.match(/[\p{L}\p{M}\p{N}]+(?:['’‘ʼʻ`´][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  const isSame =
    words.length >= typed.words.length &&
    typed.words.every((word, i) => plainWords(words[i] ?? '').join('') === word);
  return isSame ? words.slice(0, typed.words.length) : typed.words;
}

/** A place goes with the preposition before it. */
function withPreposition({ typed }: UnderstoodSearch, { from, length }: Span): Span {
  const before = [4, 3, 2, 1].find((n) => from >= n && prepositionLength(typed.words, from - n) === n) ?? 0;
  return { from: from - before, length: length + before };
}
