import sql from 'sql-template-tag';
import { isWithinSpan, type Span } from '../../../../../domain/search/readQuery.ts';
import type { Reader } from '../reader.ts';
import { canBegin, lexeme, termsOf, type Reading, type Term, type Typos } from './searchTerms.ts';
import { typosOf } from './typosOf.ts';
import type { UnderstoodSearch } from './understandSearch.ts';

/** Confidence from which a kind is part of the first reading. */
const sureKind = 0.75;
/** Of searches with fewer words than were typed. */
const mostTries = 14;

export const everyListing: Reading = {
  ways: [],
  typos: new Map(),
  begun: null,
  leftOut: [],
  isUnderstood: false,
  isCorrected: false,
};

/**
 * The ways in which a search can be read, the plainest first: as typed or as understood; the last word, of a letter or
 * two, as a word of a name that is not typed to its end yet; without the filters that its words ask for; with words that
 * resemble those typed; with fewer words. Each is for where those before it find nothing.
 */
export async function* expandQuery(
  reader: Reader,
  search: UnderstoodSearch | undefined,
): AsyncGenerator<Reading> {
  if (!search) {
    yield everyListing;
    return;
  }
  const readings = new Readings(search);
  const { contact } = search;
  if (contact && contact.kind !== 'ID') yield { ...everyListing, ids: contact.ids };
  const ids = contact?.kind === 'ID' ? { ids: contact.ids } : {};
  const intents = new Set(search.typed.intents.map(({ intent }) => intent));
  const exact = search.otherScripts;
  const filters = intents.has('OPEN_NOW') || intents.has('ALWAYS_OPEN');
  if (filters) {
    // "24 Hour Fitness" is a name: where a listing has all the words, they are no filter.
    if (search.typed.words.length > 1) yield readings.literal(exact);
    const schedules = await schedulesOf(reader, intents.has('ALWAYS_OPEN'));
    yield { ...readings.understood(exact), schedules };
    yield { ...readings.understood(exact, { isLoose: true }), schedules };
    yield { ...readings.understood(exact), leftOut: readings.wordsOf(intents) };
  } else {
    yield { ...readings.first(exact), ...ids };
  }
  const begun = readings.begun(exact);
  if (begun) yield begun;
  yield readings.understood(exact, { isLoose: true });

  const typos = merged(exact, search.alike, await typosOf(reader, search.typed.words, search.known));
  const corrected = { isCorrected: true };
  if (typos.size > exact.size || search.alike.size > 0) {
    yield { ...readings.first(typos), ...corrected };
    const begunAfter = readings.begun(typos);
    if (begunAfter) yield { ...begunAfter, ...corrected };
    yield { ...readings.understood(typos, { isLoose: true }), ...corrected };
  }
  yield* readings.fewerWords(typos);
}

/** Schedules that are open at this moment, or at any. */
async function schedulesOf({ db }: Reader, isAlways: boolean): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    isAlways
      ? sql`SELECT id FROM opening_schedules WHERE open_during @> int4range(0, 10080)`
      : sql`SELECT open_schedules(now()) AS id`,
  );
  return rows.map(({ id }) => id);
}

function merged(...all: Typos[]): Map<string, string[]> {
  const typos = new Map<string, string[]>();
  for (const one of all)
    for (const [word, others] of one)
      typos.set(word, [...new Set([...(typos.get(word) ?? []), ...others])].slice(0, 12));
  return typos;
}

class Readings {
  readonly #search: UnderstoodSearch;
  readonly #words: readonly string[];

  constructor(search: UnderstoodSearch) {
    this.#search = search;
    this.#words = search.typed.words;
  }

  /** Every word by the letter. */
  literal(typos: Typos): Reading {
    return { ...everyListing, ways: [this.#literalTerms(this.#words)], typos };
  }

  /** As typed or as understood. */
  first(typos: Typos): Reading {
    const { place } = this.#search;
    const understood = this.understood(typos);
    if (!understood.isUnderstood) return this.literal(typos);
    const only = this.#words[0] ?? '';
    // A place behind a preposition is meant as one: the letter of the words would find it in names elsewhere.
    if (place?.isCertain || understood.ways.length === 0)
      return understood.ways.length === 0
        ? { ...this.literal(typos), isUnderstood: only !== '' }
        : understood;
    return { ...understood, ways: [this.#literalTerms(this.#words), ...understood.ways] };
  }

  /**
   * Without intents, prepositions and small words, the place as its cities, kinds as their categories too. Loose: the place
   * by its words as well, and kinds that are less sure.
   */
  understood(typos: Typos, { isLoose = false } = {}): Reading {
    const terms = this.#understoodTerms(isLoose);
    const isUnderstood =
      terms.length < this.#words.length ||
      terms.some(({ marks }) => marks.some((mark) => /^'#[ctk]|^\(/.test(mark)));
    return { ...everyListing, ways: terms.length === 0 ? [] : [terms], typos, isUnderstood };
  }

  begun(typos: Typos): Reading | null {
    const last = this.#words.at(-1) ?? '';
    if (this.#words.length < 2 || canBegin(last)) return null;
    const others = this.#words.slice(0, -1);
    return { ...everyListing, ways: [this.#literalTerms(others)], typos, begun: last };
  }

  /** The words of intents, for saying that they were left out. */
  wordsOf(intents: ReadonlySet<string>): string[] {
    return this.#search.typed.intents
      .filter(({ intent }) => intents.has(intent) && (intent === 'OPEN_NOW' || intent === 'ALWAYS_OPEN'))
      .map((span) => this.#textOf(span));
  }

  *fewerWords(typos: Typos): Generator<Reading> {
    const terms = this.#understoodTerms(true);
    const { known } = this.#search;
    const isKnown = ({ words, marks, synonyms }: Term) =>
      marks.length > 0 ||
      synonyms.length > 0 ||
      words.every((word) => known.has(word) || typos.has(word) || /\d/.test(word));
    const kept = terms.filter(isKnown);
    const subsets: Term[][] = [];
    if (kept.length < terms.length) subsets.push(kept);
    for (let left = 1; left < kept.length; left += 1) subsets.push(...without(kept, left));
    for (const subset of subsets.filter((some) => some.length > 0).slice(0, mostTries)) {
      const missing = terms.filter((term) => !subset.includes(term));
      yield {
        ...everyListing,
        ways: [subset],
        typos,
        leftOut: missing.map(({ words }) => words.join(' ')),
        isUnderstood: true,
        isCorrected: subset.some(({ words }) => words.some((word) => typos.has(word) && !known.has(word))),
      };
    }
  }

  #literalTerms(words: readonly string[]): Term[] {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(words, [...synonyms, ...joined]);
    const [only] = words;
    // Of one letter or two, names are marked with how they begin.
    if (words.length === 1 && only !== undefined && !canBegin(only))
      return terms.map((term) => ({ ...term, marks: [lexeme(`#n${only}`)] }));
    return terms;
  }

  #understoodTerms(isLoose: boolean): Term[] {
    const { place, kinds, typed } = this.#search;
    const sure = kinds.filter(({ confidence }) => isLoose || confidence >= sureKind);
    const spans: (Span & { term: Term })[] = sure.map((kind) => ({
      ...kind,
      term: {
        words: this.#wordsOf(kind),
        synonyms: this.#synonymsOf(kind),
        names: kind.names,
        marks: kind.categoryIds.map((id) => lexeme(`#c${id}`)),
      },
    }));
    if (place) {
      const marks = [
        ...place.cityIds.map((id) => lexeme(`#t${id}`)),
        ...(place.countryCode === null ? [] : [lexeme(`#k${place.countryCode}`)]),
      ];
      const words = this.#wordsOf(place);
      spans.push({
        ...place,
        term: { words, synonyms: this.#synonymsOf(place), marks, isMarkOnly: !isLoose },
      });
    }
    const terms: Term[] = [];
    const rest: string[] = [];
    const flush = () => terms.push(...this.#literalTerms(rest.splice(0)));
    for (let at = 0; at < typed.words.length; at += 1) {
      const span = spans.find((one) => isWithinSpan(at, one));
      if (span) {
        flush();
        if (span.from === at) terms.push(span.term);
      } else if (typed.isTelling[at]) rest.push(typed.words[at] ?? '');
    }
    flush();
    return terms;
  }

  #synonymsOf(span: Span): (readonly string[])[] {
    const { synonyms, joined } = this.#search;
    const terms = termsOf(this.#wordsOf(span), [...synonyms, ...joined]);
    const [only] = terms;
    return terms.length === 1 && only ? [...only.synonyms] : [];
  }

  #wordsOf({ from, length }: Span): readonly string[] {
    return this.#words.slice(from, from + length);
  }

  #textOf(span: Span): string {
    return this.#wordsOf(span).join(' ');
  }
}

/** Lists without so many of their entries, the later entries left out first. */
function without<One>(entries: readonly One[], left: number): One[][] {
  if (left === 0) return [[...entries]];
  return entries
    .map((_, i) => i)
    .reverse()
    .flatMap((i) => without(entries.slice(0, i), left - 1).map((some) => [...some, ...entries.slice(i + 1)]));
}
