import sql from 'sql-template-tag';
import { isOneSlip } from '../../../../domain/wordSlip.ts';
import type { Reader } from './businessFilter.ts';
import { mostMatches, type Meant } from './searchCandidates.ts';
import { canBegin, wantedQuery } from './searchTerms.ts';

const shortest = 3;
const mostMeant = 8;
const mostBegun = 50;

interface WordRow {
  typed: string;
  word: string;
}

/**
 * What typed words that nothing matched could mean: the last one, of a letter or two, a word that is not typed to its end
 * yet; any other a slip. Words without such are left out.
 */
export async function meantWords(reader: Reader, words: readonly string[]): Promise<Meant> {
  const begun = await begunWord(reader, words, new Map());
  if (begun.size > 0) return begun;
  const slips = await slippedWords(reader, words);
  return slips.size === 0 ? slips : new Map([...slips, ...(await begunWord(reader, words, slips))]);
}

/** The words of names that the last word begins, where the others are found too. */
async function begunWord(reader: Reader, words: readonly string[], meant: Meant): Promise<Meant> {
  const last = words.at(-1);
  const wanted = wantedQuery(words.slice(0, -1), [], meant);
  if (last === undefined || canBegin(last) || wanted === null) return new Map();
  const rows = await reader.db.rows<{ word: string }>(sql`
    SELECT DISTINCT word FROM search_candidates(${wanted}, NULL, NULL, ${mostMatches}) c,
      string_to_table(plain_words(c.name_folded), ' ') AS word
    WHERE starts_with(word, ${last}) ORDER BY word LIMIT ${mostBegun}`);
  return rows.length === 0 ? new Map() : new Map([[last, rows.map(({ word }) => word)]]);
}

/** For each typed word the words of the directory that it could be a slip of: those one letter off, or else the most alike. */
async function slippedWords(reader: Reader, words: readonly string[]): Promise<Meant> {
  const typed = words.filter((word) => word.length >= shortest && !/\d/.test(word));
  if (typed.length === 0) return new Map();
  const near = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${typed}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE forms && slip_forms(typed) ORDER BY word LIMIT 200
    ) AS sharing`);
  const meant = new Map<string, string[]>();
  for (const { typed: word, word: other } of near)
    if (isOneSlip(word, other)) meant.set(word, [...(meant.get(word) ?? []), other].slice(0, mostMeant));

  const lost = typed.filter((word) => !meant.has(word) && word.length > shortest);
  if (lost.length === 0) return meant;
  const alike = await reader.db.rows<WordRow>(sql`
    SELECT typed, word FROM unnest(${lost}::text[]) AS typed, LATERAL (
      SELECT word FROM search_vocabulary WHERE typed <% word ORDER BY word_similarity(typed, word) DESC, length(word), word LIMIT 5
    ) AS sharing`);
  for (const { typed: word, word: other } of alike) meant.set(word, [...(meant.get(word) ?? []), other]);
  return meant;
}
