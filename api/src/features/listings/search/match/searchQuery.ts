import { isWithinSpan, type TypedQuery } from '../../../../../../domain/search/readQuery.ts';
import { isConjunction, isStopWord } from '../../../../../../domain/search/stopWords.ts';
import { canBePrefix, lexeme, type Interpretation, type Term } from '../searchTerms.ts';

const begunQuery = (word: string): string => (canBePrefix(word) ? `${lexeme(word)}:*` : lexeme(word));

/** Words without conjunctions between others, for which names have a symbol: "Coffee&Tea". */
export const withoutConjunctions = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => at === 0 || at === words.length - 1 || !isConjunction(word));

/** The words of a query that has intents, without prepositions and stop words. */
export function wordsWithIntents({ words, intents, isRequired }: TypedQuery): string[] {
  if (intents.length === 0) return [];
  return words.filter((_, at) => isRequired[at] || intents.some((intent) => isWithinSpan(at, intent)));
}

type Spellings = Pick<Interpretation, 'typos' | 'endings'>;

const all = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' & ')})`;
const any = (parts: readonly string[]): string =>
  parts.length === 1 ? (parts[0] ?? '') : `(${parts.join(' | ')})`;

function wordQuery(word: string, { typos, endings }: Spellings): string {
  const written = canBePrefix(word) ? endings?.get(word)?.map(lexeme) : undefined;
  return any([...new Set([...(written ?? [begunQuery(word)]), ...(typos.get(word) ?? []).map(lexeme)])]);
}

function termQuery(
  { words, synonyms, wholes = [], names = [], beginnings = [], parts, marks, isMarkOnly = false }: Term,
  spellings: Spellings,
): string {
  if (isMarkOnly) return any([...new Set(marks)]);
  const typed = all(
    parts?.map((part) => termQuery(part, spellings)) ??
      withoutConjunctions(words).map((word) => wordQuery(word, spellings)),
  );
  // The beginning that was typed finds these as well, at the cost of one look into the index.
  const [only = ''] = words;
  const isBegun = (name: readonly string[]) =>
    words.length === 1 && canBePrefix(only) && name.some((word) => word.startsWith(only));
  const whole = [...wholes, ...names].filter((name) => !isBegun(name)).map((name) => all(name.map(lexeme)));
  const begun = [...synonyms, ...beginnings].map((means) => all(means.map(begunQuery)));
  return any([...new Set([typed, ...begun, ...whole, ...marks])]);
}

/** Maximum number of words and marks of a query: each is looked up in the six indexes, at 30 to 40 blocks, if no listing has all. */
const maxWords = 34;
/** Limits on the alternatives of each sort per term, tried in order until a query has few enough words. */
const fewerAlternatives = [24, 16, 12, 8, 5, 3, 2, 1];

/** The query of each way. */
export function wayQueries(interpretation: Interpretation): string[] {
  return termQueries(interpretation).map(all);
}

/** The queries of the terms of each way. If the search has too many words, each term has fewer alternatives, the most usual ones. */
function termQueries({ ways, ...spellings }: Interpretation): string[][] {
  const queriesOf = (most: number) =>
    ways.map((terms) =>
      terms.map((term) => termQuery(withFewer(term, most), withFewerSpellings(spellings, most))),
    );
  let queries = queriesOf(Infinity);
  for (const most of fewerAlternatives) {
    if ((anyWay(queries).match(/'[^']*'/g) ?? []).length <= maxWords) break;
    queries = queriesOf(most);
  }
  return queries;
}

/** A query for any of the ways. Common terms are factored out, since the index looks up each occurrence of a word. */
function anyWay(ways: readonly (readonly string[])[]): string {
  const [first = [], ...others] = ways;
  const shared = [...new Set(first)].filter((term) => others.every((way) => way.includes(term)));
  const rests = ways.map((way) => way.filter((term) => !shared.includes(term)));
  // A way of nothing else includes all others.
  const more = rests.some((rest) => rest.length === 0) ? [] : [any([...new Set(rests.map(all))])];
  return all([...shared, ...more]);
}

function withFewer(term: Term, most: number): Term {
  const { synonyms, wholes = [], names = [], beginnings = [], parts, marks, isMarkOnly } = term;
  // A place that consists of cities alone has no other representation.
  if (most === Infinity || isMarkOnly) return term;
  return {
    ...term,
    synonyms: synonyms.slice(0, most),
    wholes: wholes.slice(0, most),
    names: names.slice(0, most),
    beginnings: beginnings.slice(0, most),
    marks: marks.slice(0, most),
    ...(parts && { parts: parts.map((part) => withFewer(part, most)) }),
  };
}

function withFewerSpellings({ typos, endings }: Spellings, most: number): Spellings {
  if (most === Infinity) return { typos, endings };
  return { typos: new Map([...typos].map(([word, others]) => [word, others.slice(0, most)])), endings };
}

/** The query that a listing must match: all terms of one way, and every mark. Null without conditions. */
export function wantedQuery(marks: readonly string[], interpretation: Interpretation): string | null {
  const queries = termQueries(interpretation);
  const excluded = (interpretation.excluded ?? []).map((query) => `!(${query})`);
  const wanted = [...(queries.length > 0 ? [anyWay(queries)] : []), ...marks];
  // The index is read for what listings have: a mark of all of them, where nothing else is asked for.
  const parts =
    excluded.length > 0 && wanted.length === 0 ? [`'#q':*`, ...excluded] : [...wanted, ...excluded];
  return parts.length === 0 ? null : parts.join(' & ');
}

/**
 * The listings that rank first: those whose whole name was typed, apostrophes aside. Of a query with an order
 * or a filter in words also those that have all of these words (`literalWords`): Best Western is a name. While it is typed (`isBegun`), also
 * those whose name begins so.
 */
export function namedQuery(
  words: readonly string[],
  interpretation: Interpretation,
  { literalWords = [], isBegun = false }: { literalWords?: readonly string[]; isBegun?: boolean } = {},
): string | null {
  if (words.length === 0) return null;
  const names = [words, ...apostrophised(words), ...corrected(words, interpretation)].map((name) =>
    lexeme(`#=${wholeName(name)}`),
  );
  const literal =
    literalWords.length > 0 && interpretation.isResolved
      ? [literalWords, ...apostrophised(literalWords)].map((name) =>
          // "Good pizza" is not Goodall Pizza; only the last word may be incomplete.
          all(name.map((word, at) => (at < name.length - 1 ? lexeme(word) : begunQuery(word)))),
        )
      : [];
  // Shorter beginnings are those of too many names.
  const begun = isBegun && wholeName(words).length >= 5 ? [`${lexeme(`#=${wholeName(words)}`)}:*`] : [];
  return any([...new Set([...names, ...begun, ...literal])]);
}

/** The names that typed words may be, where each word has few spellings. */
function corrected(words: readonly string[], { typos, isCorrected }: Interpretation): string[][] {
  const isForeign = words.some((word) => /[^\u0000-\u024f]/.test(word));
  if (!isCorrected && !isForeign) return [];
  return words
    .reduce<string[][]>(
      (names, word) =>
        names
          .flatMap((name) => [word, ...(typos.get(word) ?? [])].map((other) => [...name, other]))
          .slice(0, 40),
      [[]],
    )
    .flatMap((name) => [
      name,
      ...apostrophised(name),
      // "Макдональдс" is McDonald's.
      ...(/[сςσスסس]$/.test(words.at(-1) ?? '') ? [[...name, 's']] : []),
    ]);
}

/** Spellings with an apostrophe before the last s: "mcdonalds" is "McDonald's". */
export function apostrophised(words: readonly string[]): string[][] {
  return words.flatMap((word, i) =>
    word.length > 3 && word.endsWith('s')
      ? [[...words.slice(0, i), word.slice(0, -1), 's', ...words.slice(i + 1)]]
      : [],
  );
}

export function wholeName(words: readonly string[]): string {
  return Array.from(words.join(' ')).slice(0, 120).join('');
}

/** The query for relevance: each word, whole words twice, and their synonyms, weighted by the field in which they occur. */
export function rankedQuery({ ways, alsoRanked = [], typos }: Interpretation): string | null {
  const words = new Set<string>();
  const begun = new Set<string>();
  const terms = [...ways.flat(), ...alsoRanked].filter(({ isMarkOnly }) => !isMarkOnly);
  const places = new Set(
    terms.filter(({ role }) => role === 'place' || role === 'region').flatMap(({ words: typed }) => typed),
  );
  const others = terms.filter(({ words: typed }) => !typed.every((word) => places.has(word)));
  const common = new Set(terms.map((term) => term.common));
  for (const term of others.length > 0 ? others : terms) {
    // "Zum" of "zum mitnehmen" is in many names.
    const isRequired = (word: string) => term.role !== 'feature' || !isStopWord(word);
    const required = term.words.filter((word) => !common.has(word) && isRequired(word));
    if (required.length === 0) continue;
    for (const word of [...required, ...term.synonyms.flat()]) begun.add(word);
    for (const word of (term.wholes ?? []).flat()) words.add(word);
    for (const word of required) for (const other of typos.get(word) ?? []) words.add(other);
  }
  const parts = [
    ...[...begun].flatMap((word) => [lexeme(word), `${lexeme(word)}:*`]),
    ...[...words].map(lexeme),
  ];
  return parts.length === 0 ? null : [...new Set(parts)].join(' | ');
}
