import sql from 'sql-template-tag';
import type { Reader } from '../reader.ts';
import type { Synonym } from './searchTerms.ts';

/** Maximum number of synonyms per search, to bound the query. */
const maxSynonyms = 20;

/** Operators' synonyms for adjacent words of a search, longer ones first. */
export async function findSynonyms({ db }: Reader, words: readonly string[]): Promise<Synonym[]> {
  if (words.length === 0) return [];
  const phrases = words.flatMap((_word, from) =>
    words.slice(from).map((_other, more) => words.slice(from, from + more + 1).join(' ')),
  );
  const rows = await db.rows<{ words: string; means: string }>(sql`
    SELECT words, means FROM (
      SELECT words, means FROM search_synonyms WHERE words = ANY (${phrases}::text[])
      UNION ALL SELECT means, words FROM search_synonyms WHERE is_two_way AND means = ANY (${phrases}::text[])
    ) AS fitting
    ORDER BY cardinality(string_to_array(words, ' ')) DESC, words, means LIMIT ${maxSynonyms}`);
  return rows.map((row) => ({ words: row.words.split(' '), means: row.means.split(' ') }));
}
