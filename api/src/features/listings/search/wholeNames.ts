import sql from 'sql-template-tag';
import { isStopWord } from '../../../../../domain/search/stopWords.ts';
import type { Span } from '../../../../../domain/search/readQuery.ts';
import type { Reader } from '../reader.ts';
import { isWithinOneEdit } from '../../../../../domain/search/typo.ts';
import { lexeme, type Typos } from './searchTerms.ts';
import { apostrophised, wholeName } from './match/searchQuery.ts';
import type { ResolvedSearch } from './resolveSearch.ts';

const [fewestLetters, fewestElsewhere, longestPhrase] = [4, 2, 4];
/** Minimum letters of a word that may be a typo of a name, and maximum number of corrections. */
const [shortestTypo, mostTypos] = [6, 3];
/** Maximum number of names that are looked up, each in the six indexes. */
const mostNames = 70;
const isLatin = (words: readonly string[]): boolean => /^[\u0000-\u024f]*$/.test(words.join(''));

/** Spans of a search that equal the whole name of a listing ("Petco Boston"), the longest first. */
export async function wholeNames(
  { db }: Reader,
  { typed, known }: ResolvedSearch,
  typos: Typos,
): Promise<Span[]> {
  const phrases = typed.words.flatMap((_word, from) =>
    Array.from({ length: Math.min(longestPhrase, typed.words.length - from) }, (_, more) => ({
      from,
      length: more + 1,
      words: typed.words.slice(from, from + more + 1),
    })).filter(
      ({ words, length }) =>
        words.join('').length >= (isLatin(words) ? fewestLetters : fewestElsewhere) &&
        length < typed.words.length &&
        // "El Luchador" begins with a stop word.
        words.some((_one, at) => typed.isRequired[from + at]) &&
        (typed.isRequired[from] === true || isStopWord(words[0] ?? '')),
    ),
  );
  if (phrases.length === 0) return [];
  let left = mostNames;
  const queries = phrases
    .sort((a, b) => b.length - a.length)
    .map(({ words }) => {
      const names = [words, ...apostrophised(words), ...respelled(words, known, typos)].slice(0, left);
      left -= names.length;
      return names.map((name) => lexeme(`#=${wholeName(name)}`)).join(' | ');
    })
    .filter((query) => query !== '');
  const rows = await db.rows<{ at: number }>(sql`
    SELECT at::int FROM unnest(${queries}::text[]) WITH ORDINALITY AS asked(query, at), LATERAL (
      SELECT FROM search_candidates(query, NULL, NULL, 1) LIMIT 1
    ) AS found`);
  return rows.flatMap(({ at }) => phrases[at - 1] ?? []).map(({ from, length }) => ({ from, length }));
}

/** The words with corrections of one unknown word. */
function respelled(words: readonly string[], known: ReadonlySet<string>, typos: Typos): string[][] {
  const [at = -1, ...others] = words.flatMap((word, i) => (known.has(word) ? [] : [i]));
  const word = words[at] ?? '';
  if (others.length > 0 || word.length < shortestTypo) return [];
  return (typos.get(word) ?? [])
    .filter((other) => isWithinOneEdit(word, other))
    .slice(0, mostTypos)
    .map((other) => words.with(at, other));
}
