import sql from 'sql-template-tag';
import { readQuery } from '../../../../../domain/search/readQuery.ts';
import type { Context } from '../../../lib/context.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import { everyListing, searchWords, termsOf, type Interpretation } from './searchTerms.ts';
import { rankedQuery, wantedQuery } from './match/searchQuery.ts';
import { typosOf } from './words/typosOf.ts';

/**
 * A search in the words that the directory has for it: of one that was answered by forgiving typos, how it was read; of one
 * without an answer, what its words could mean where nothing else narrows them. Null where it was taken as typed.
 */
export async function didYouMean(
  context: Context,
  { filter, matches, nodes }: BusinessPage,
): Promise<string | null> {
  if (!matches) return null;
  const { typos: forgiven, isCorrected, leftOut } = matches.interpretation;
  const left = leftOut.flatMap((phrase) => phrase.split(' '));
  const typed = readQuery(searchWords(filter.search));
  const required = typed.words.filter((_, at) => typed.isRequired[at]);
  const words = typed.words.filter((word) => !left.includes(word));
  if (words.length === 0) return null;
  if (matches.total.count > 0 && !isCorrected) return null;
  const typos = isCorrected
    ? forgiven
    : await typosOf(
        context,
        words.filter((word) => required.includes(word)),
      );
  const answer = await wordsOf(context, nodes[0]?.id);
  const read = words.map((word) => {
    if (answer.some((known) => known.startsWith(word))) return word;
    const [first = word, ...others] = typos.get(word) ?? [];
    return [first, ...others].find((other) => answer.includes(other)) ?? first;
  });
  const text = read.join(' ');
  if (text === words.join(' ')) return null;
  return nodes.length > 0 || (await findsSomething(context, read)) ? text : null;
}

async function wordsOf(context: Context, id: number | undefined): Promise<string[]> {
  if (id === undefined) return [];
  const [row] = await context.db.rows<{ words: string[] }>(
    sql`SELECT tsvector_to_array(search_vector) AS words FROM businesses WHERE id = ${id}`,
  );
  return row?.words ?? [];
}

async function findsSomething(context: Context, words: string[]): Promise<boolean> {
  const interpretation: Interpretation = { ...everyListing, ways: [termsOf(words, [])] };
  const rows = await context.db.rows<{ id: number }>(
    sql`SELECT id FROM search_candidates(${wantedQuery([], interpretation)}, NULL, ${rankedQuery(interpretation)}::tsquery, 1)`,
  );
  return rows.length > 0;
}
