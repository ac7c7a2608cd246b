import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import type { CategoryRow } from '../../taxonomy/categories/listCategories.ts';
import { readCities, type CityRow } from '../../taxonomy/cities/listCities.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';
import { findSynonyms } from './findSynonyms.ts';
import { asTyped, expandQuery } from './queryExpansion.ts';
import { beginsWord, mostMatches } from './searchCandidates.ts';
import {
  lexeme,
  namedQuery,
  rankedQuery,
  searchWords,
  wantedQuery,
  wholeName,
  type Reading,
  type Synonym,
} from './searchTerms.ts';

export interface Suggestions {
  businesses: BusinessRow[];
  categories: CategoryRow[];
  cities: CityRow[];
}

const mostSuggested = 10;
/** The best of those that begin so are put in order of how well they answer. */
const mostRanked = 200;

/**
 * What somebody may be about to type: listings by the beginning of their name and by their words, categories and cities by
 * the beginning of their words. `limit` of each at most, 1 to 10. `fields` are the selected fields of Business.
 */
export async function suggest(
  context: Context,
  { text, limit }: { text: string; limit: number },
  fields: ReadonlySet<string>,
): Promise<Suggestions> {
  if (limit < 1 || limit > mostSuggested) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'limitOutOfRange', limit: mostSuggested },
      {
        limit: { message: 'between', least: 1, most: mostSuggested },
      },
    );
  }
  const words = searchWords(text);
  if (words.length === 0) return { businesses: [], categories: [], cities: [] };
  const typed = wholeName(words);
  const [exact, categories, cities] = await Promise.all([
    suggestBusinesses(context, words, asTyped, limit, fields, await findSynonyms(context, words)),
    context.db.rows<CategoryRow>(sql`
      SELECT id, name, slug, icon, location, business_count AS "businessCount" FROM categories
      WHERE business_count > 0 AND ${beginsWord(raw('name_key'), typed)}
      ORDER BY ${namedFirst('name_key', typed)}, business_count DESC, id LIMIT ${limit}`),
    readCities(
      context,
      sql`WHERE t.business_count > 0 AND ${beginsWord(raw('t.name_key'), typed)}
        ORDER BY ${namedFirst('t.name_key', typed)}, t.business_count DESC, t.id LIMIT ${limit}`,
    ),
  ]);
  if (exact.length > 0 || categories.length > 0 || cities.length > 0)
    return { businesses: exact, categories, cities };
  return { businesses: await forgivingSuggestions(context, words, limit, fields), categories, cities };
}

async function forgivingSuggestions(
  context: Context,
  words: string[],
  limit: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  for await (const reading of expandQuery(context, words)) {
    const found = reading === asTyped ? [] : await suggestBusinesses(context, words, reading, limit, fields);
    if (found.length > 0) return found;
  }
  return [];
}

function namedFirst(column: string, typed: string): Sql {
  return sql`NOT starts_with(plain_words(${raw(column)}), ${typed})`;
}

async function suggestBusinesses(
  context: Context,
  words: string[],
  reading: Reading,
  limit: number,
  fields: ReadonlySet<string>,
  synonyms: readonly Synonym[] = [],
): Promise<BusinessRow[]> {
  const typed = wholeName(words);
  // One or two letters begin too many words: names alone are marked with how they begin.
  const isShort = words.length === 1 && Array.from(typed).length <= 2;
  const wanted = isShort ? lexeme(`#n${typed}`) : wantedQuery(words, [], reading, synonyms);
  const { columns, joins } = businessColumns(fields);
  return readBusinesses(
    context.db,
    sql`
    WITH page AS (
      SELECT c.id, row_number() OVER (
        ORDER BY NOT starts_with(plain_words(c.name_folded), ${typed}), c.relevance * (1 + c.score / 20) DESC, c.score DESC, c.id
      ) AS place
      FROM search_candidates(${wanted}, ${namedQuery(words)}, ${rankedQuery(words, reading.typos, synonyms)}::tsquery,
        ${isShort ? limit : reading.begun === null ? mostRanked : mostMatches}) c
      WHERE ${reading.begun === null ? raw('true') : beginsWord(raw('c.name_folded'), reading.begun)}
      ORDER BY place LIMIT ${limit}
    )
    SELECT ${columns} FROM page JOIN businesses b ON b.id = page.id${joins} ORDER BY page.place`,
    { isPlannedAnew: true },
  );
}
