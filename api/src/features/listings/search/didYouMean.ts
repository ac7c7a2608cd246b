import sql from 'sql-template-tag';
import { readQuery } from '../../../../../domain/search/readQuery.ts';
import type { Context } from '../../../lib/context.ts';
import type { BusinessPage } from '../list/listBusinesses.ts';
import { everyListing, searchText, searchWords, termsOf, type Interpretation } from './searchTerms.ts';
import { rankedQuery, wantedQuery } from './match/searchQuery.ts';
import { typedForms } from './words/typedForms.ts';
import { typosOf } from './words/typosOf.ts';

/**
 * Suggests a search in words of the directory: the corrected search, or that of another keyboard layout, if it found results; without
 * results, corrections that would find some without filters. Null if nothing was corrected.
 */
export async function didYouMean(
  context: Context,
  { filter, matches, nodes }: BusinessPage,
): Promise<string | null> {
  if (!matches) return null;
  const { typos: forgiven, isCorrected, leftOut } = matches.interpretation;
  const left = leftOut.flatMap((phrase) => phrase.split(' '));
  const query = matches.filter.query;
  const isRetyped = query?.isRetyped === true;
  const written = isRetyped ? query.text : searchText(filter.search);
  const typed = readQuery(searchWords(written));
  const required = typed.words.filter((_, at) => typed.isRequired[at]);
  const words = typed.words.filter((word) => !left.includes(word));
  if (words.length === 0) return null;
  if (matches.total.count > 0 && !isCorrected && !isRetyped) return null;
  const typos =
    isCorrected || nodes.length > 0
      ? forgiven
      : await typosOf(
          context,
          words.filter((word) => required.includes(word)),
        );
  const answer = await answeredBy(context, nodes[0]?.id);
  const read = words.map((word) => {
    const isGenitive =
      word.endsWith('s') && ['s', word.slice(0, -1)].every((one) => answer.words.includes(one));
    if (isGenitive || answer.words.some((known) => known.startsWith(word))) return word;
    const [first = word, ...others] = typos.get(word) ?? [];
    return [first, ...others].find((other) => answer.words.includes(other)) ?? first;
  });
  if (!isRetyped && read.join(' ') === words.join(' ')) return null;
  if (nodes.length === 0 && !(await findsSomething(context, read))) return null;
  const own = typedForms(written, words);
  return read.map((word, at) => formOf(word, words[at] ?? '', own[at] ?? word, answer.text)).join(' ');
}

/** The typed form of a word; for a correction, its form in the found listing, in lower case if the typed word is. */
function formOf(word: string, typed: string, own: string, answer: string): string {
  if (word === typed) return own;
  const [form = word] = typedForms(answer, [word]);
  return own === own.toLowerCase() ? form.toLowerCase().normalize('NFC').replace('i\u0307', 'i') : form;
}

interface Answer {
  words: readonly string[];
  /** Its name, category and city. */
  text: string;
}

async function answeredBy(context: Context, id: number | undefined): Promise<Answer> {
  if (id === undefined) return { words: [], text: '' };
  const [row] = await context.db.rows<Answer>(
    sql`SELECT tsvector_to_array(b.search_vector) AS words, concat_ws(' ', b.name, c.name, t.name) AS text
      FROM businesses b LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
      WHERE b.id = ${id}`,
  );
  return row ?? { words: [], text: '' };
}

async function findsSomething(context: Context, words: string[]): Promise<boolean> {
  const interpretation: Interpretation = { ...everyListing, ways: [termsOf(words, [])] };
  const rows = await context.db.rows<{ id: number }>(
    sql`SELECT id FROM search_candidates(${wantedQuery([], interpretation)}, NULL, ${rankedQuery(interpretation)}::tsquery, 1)`,
  );
  return rows.length > 0;
}
