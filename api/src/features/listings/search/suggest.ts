import sql, { raw, type Sql } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { categoryWords, type CategoryRow } from '../../taxonomy/categories/listCategories.ts';
import { readCities, type CityRow } from '../../taxonomy/cities/listCities.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';
import type { ResolvedFilter } from '../list/businessFilter.ts';
import { expandQuery } from './queryExpansion.ts';
import {
  beginsWord,
  candidateConditions,
  candidates,
  maxMatches,
  relevanceOrder,
} from './match/searchCandidates.ts';
import { mayHaveRelated, relatedInterpretations } from './match/relatedMatches.ts';
import { minMatches, searchText, searchWords, type Interpretation } from './searchTerms.ts';
import { wholeName } from './match/searchQuery.ts';
import { resolveSearch, type ResolvedSearch } from './resolveSearch.ts';

export interface Suggestions {
  businesses: BusinessRow[];
  categories: CategoryRow[];
  cities: CityRow[];
}

const maxSuggested = 10;
/** Maximum number of prefix matches that are ranked by relevance. */
const maxRanked = 200;

/**
 * Suggestions while typing: listings by prefix of the name and by words, categories and cities by prefixes of words. `limit`: maximum
 * number of each, 1 to 10. `fields` are the selected fields of Business.
 */
export async function suggest(
  context: Context,
  { text, limit }: { text: string; limit: number },
  fields: ReadonlySet<string>,
): Promise<Suggestions> {
  if (limit < 1 || limit > maxSuggested) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'limitOutOfRange', limit: maxSuggested },
      {
        limit: { message: 'between', least: 1, most: maxSuggested },
      },
    );
  }
  const words = searchWords(text);
  if (words.length === 0) return { businesses: [], categories: [], cities: [] };
  const search = await resolveSearch(context, searchText(text));
  const typed = wholeName(words);
  const [businesses, categories, cities] = await Promise.all([
    suggestBusinesses(context, search, limit, fields),
    suggestCategories(context, typed, search?.kinds.flatMap((kind) => kind.categoryIds) ?? [], limit),
    readCities(
      context,
      sql`WHERE t.business_count > 0 AND (${beginsWord(raw('t.name_key'), typed)} OR t.id = ANY (${[...(search?.place?.cityIds ?? [])]}::int[]))
        ORDER BY ${namedFirst('t.name_key', typed)}, t.business_count DESC, t.id LIMIT ${limit}`,
    ),
  ]);
  return { businesses, categories, cities };
}

function namedFirst(column: string, typed: string): Sql {
  return sql`NOT starts_with(plain_words(${raw(column)}), ${typed})`;
}

// Those that begin as typed, then those of the kind that is named.
function suggestCategories(
  { db }: Context,
  typed: string,
  ofKind: readonly number[],
  limit: number,
): Promise<CategoryRow[]> {
  return db.rows<CategoryRow>(sql`
    SELECT id, name, slug, icon, location, business_count AS "businessCount" FROM categories
    WHERE business_count > 0 AND (${beginsWord(categoryWords, typed)} OR id = ANY (${[...ofKind]}::int[]))
    ORDER BY ${namedFirst('name_key', typed)}, business_count DESC, id LIMIT ${limit}`);
}

/** The first of the listings that a search for the same text finds, by the same interpretations. */
async function suggestBusinesses(
  context: Context,
  search: ResolvedSearch | null,
  limit: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  if (!search) return [];
  const read = (interpretation: Interpretation, without: readonly BusinessRow[] = []) =>
    readSuggested(context, { search, without: without.map(({ id }) => id) }, interpretation, limit, fields);
  const further = expandQuery(context, search);
  for (let next = await further.next(); !next.done; next = await further.next()) {
    const first = await read(next.value);
    if (first.length === 0) continue;
    const { wider } = next.value;
    const ids = first.map(({ id }) => id);
    const others = wider && first.length < minMatches ? await read({ ...wider, first: ids }) : [];
    const found = others.length > first.length ? others : first;
    if (found.length >= limit || !mayHaveRelated(search, next.value)) return found.slice(0, limit);
    for await (const other of relatedInterpretations(further, next.value)) {
      if (found.length >= limit) break;
      found.push(...(await read(other, found)));
    }
    return found.slice(0, limit);
  }
  return [];
}

function readSuggested(
  context: Context,
  { search, without }: { search: ResolvedSearch; without: number[] },
  interpretation: Interpretation,
  limit: number,
  fields: ReadonlySet<string>,
): Promise<BusinessRow[]> {
  const { words } = search.typed;
  const filter: ResolvedFilter = {
    words: [...words],
    query: search,
    features: [],
    priceLevels: [],
    answers: [],
    small: [],
    ...(without.length > 0 ? { without } : {}),
  };
  const most =
    interpretation.begun === null && !interpretation.schedules ? maxRanked : maxMatches(interpretation);
  const { columns, joins } = businessColumns(fields);
  return readBusinesses(
    context.db,
    sql`
    WITH page AS (
      SELECT b.id, row_number() OVER (ORDER BY NOT starts_with(plain_words(b.name_folded), ${wholeName(words)}), ${relevanceOrder(filter, interpretation)}) AS place
      FROM (${candidates(filter, interpretation, 'best', { most, isSuggesting: true })}) b WHERE ${candidateConditions(filter, interpretation)}
      ORDER BY place LIMIT ${Math.max(limit, minMatches)}
    )
    SELECT ${columns} FROM page JOIN businesses b ON b.id = page.id${joins} ORDER BY page.place`,
    { usesCustomPlan: true },
  );
}
