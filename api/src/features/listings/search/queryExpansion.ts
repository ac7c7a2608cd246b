import sql from 'sql-template-tag';
import { isWithinOneEdit } from '../../../../../domain/search/typo.ts';
import type { Reader } from '../reader.ts';
import { canBegin, type Reading, type Typos } from './searchTerms.ts';

const shortest = 3;
const mostMeant = 8;

interface WordRow {
  typed: string;
  word: string;
}

export const asTyped: Reading = { typos: new Map(), begun: null };

/**
 * The ways in which the words of a search can be read, the plainest first: as they are typed; the last one, of a letter
 * or two, as a word of a name that is not typed to its end yet; others as typos. Each is for where those before it find
 * nothing.
 */
export async function* expandQuery(reader: Reader, words: readonly string[]): AsyncGenerator<Reading> {
  yield asTyped;
  const last = words.at(-1) ?? '';
  const begun = words.length > 1 && !canBegin(last) ? last : null;
  if (begun !== null) yield { typos: asTyped.typos, begun };
  const typos = await typosOf(reader, words);
  if (typos.size === 0) return;
  if (begun !== null) yield { typos, begun };
  yield { typos, begun: null };
}

/**
 * For each typed word, the words of the directory that it may be a typo of: those one edit away, or else the most
 * similar.
 */
export async function typosOf(reader: Reader, words: readonly string[]): Promise<Typos> {
  const typed = words.filter((word) => word.length >= shortest && !/\d/.test(word));
  if (typed.length === 0) return new Map();
  const near = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE forms && slip_forms(typed) ORDER BY word LIMIT 200
    ) AS sharing`);
  const meant = new Map<string, string[]>();
  for (const { typed: word, word: other } of near)
    if (isWithinOneEdit(word, other))
      meant.set(word, [...(meant.get(word) ?? []), other].slice(0, mostMeant));

  const lost = typed.filter((word) => !meant.has(word) && word.length > shortest);
  if (lost.length === 0) return meant;
  const alike = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${lost}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE typed <% word ORDER BY word_similarity(typed, word) DESC, length(word), word LIMIT 5
    ) AS sharing`);
  for (const { typed: word, word: other } of alike) meant.set(word, [...(meant.get(word) ?? []), other]);
  return meant;
}
