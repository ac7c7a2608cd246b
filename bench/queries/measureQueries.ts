import { listBusinesses } from '../../api/src/features/listings/list/listBusinesses.ts';
import { findRelated } from '../../api/src/features/listings/search/match/findMatches.ts';
import { suggest } from '../../api/src/features/listings/search/suggest.ts';
import type { Context } from '../../api/src/lib/context.ts';
import type { Database } from '../../api/src/lib/db/db.ts';
import type { DirectoryQuery, QueriedListing } from './queryClasses.ts';

export interface MeasuredQuery extends DirectoryQuery {
  /** From 1; null if none of the accepted is on the first page. */
  place: number | null;
  isSuggestedRight: boolean;
  total: number;
  /** Suggested listings that the list for the same text does not have. */
  onlySuggested: readonly number[];
}

export interface ClassMeasure {
  kind: string;
  asked: number;
  firstPage: number;
  firstPlace: number;
  suggested: number;
  empty: number;
}

const firstPage = 12;
const maxSuggested = 5;
const idOnly = new Set(['id']);

/** Listings that queries can be made of. */
export async function readQueried(db: Database): Promise<QueriedListing[]> {
  const { rows } = await db.pool.query<QueriedListing>(`
    SELECT b.id, b.name, c.name AS category, t.name AS city, b.country_code AS country, b.address,
      b.postal_code AS "postalCode", b.phone, b.website, b.email
    FROM businesses b LEFT JOIN categories c ON c.id = b.category_id LEFT JOIN cities t ON t.id = b.city_id
    WHERE b.deleted_at IS NULL ORDER BY b.id`);
  return rows;
}

/** The listings that visitors see on a page of a list: its own, and those that are related to few matches. */
export async function shownWith(
  context: Context,
  { nodes, matches }: Awaited<ReturnType<typeof listBusinesses>>,
): Promise<{ id: number }[]> {
  return matches ? [...nodes, ...(await findRelated(context, matches, nodes, idOnly))] : nodes;
}

// The reads of visitors ask the context for no more than this.
const contextOf = (db: Database): Context =>
  ({ db, viewer: { kind: 'anonymous' }, isStoredOperation: true }) as unknown as Context;

const [lettersMissing, minLetters] = [2, 5];

/** The queries of letters without the last two of a last word of five or more. */
export function begunQueries(queries: readonly DirectoryQuery[]): DirectoryQuery[] {
  const begun = queries.flatMap((query) => {
    const last = query.text.split(' ').at(-1) ?? '';
    const isOfLetters = /^[\p{L}\p{M}'’]+$/u.test(last) && !/[\u0e00-\u0e7f\u3040-\u9fff]/.test(last);
    const text = [...query.text].slice(0, -lettersMissing).join('');
    return isOfLetters && [...last].length >= minLetters ? [{ ...query, text }] : [];
  });
  return [...new Map(begun.map((query) => [query.text, query])).values()];
}

/** The queries for which no right listing is suggested. */
export async function notSuggested(
  db: Database,
  queries: readonly DirectoryQuery[],
): Promise<DirectoryQuery[]> {
  const missed: DirectoryQuery[] = [];
  for (const query of queries) {
    const { businesses } = await suggest(contextOf(db), { text: query.text, limit: maxSuggested }, idOnly);
    if (!businesses.some(({ id }) => query.accepted.has(id))) missed.push(query);
  }
  return missed;
}

/** Asks each query of the list and of the suggestions. */
export async function measureQueries(
  db: Database,
  queries: readonly DirectoryQuery[],
): Promise<MeasuredQuery[]> {
  const context = contextOf(db);
  const measured: MeasuredQuery[] = [];
  for (const query of queries) {
    const page = await listBusinesses(context, { first: 100, filter: { search: query.text } }, idOnly);
    const suggested = await suggest(context, { text: query.text, limit: maxSuggested }, idOnly);
    const shown = await shownWith(context, page);
    const at = shown.slice(0, firstPage).findIndex(({ id }) => query.accepted.has(id));
    const listed = new Set(shown.map(({ id }) => id));
    const total = page.total?.count ?? 0;
    measured.push({
      ...query,
      place: at < 0 ? null : at + 1,
      isSuggestedRight: suggested.businesses.some(({ id }) => query.accepted.has(id)),
      total,
      onlySuggested:
        total > 100 ? [] : suggested.businesses.map(({ id }) => id).filter((id) => !listed.has(id)),
    });
  }
  return measured;
}

/** Shares by class of query, and of all. */
export function byClass(measured: readonly MeasuredQuery[]): ClassMeasure[] {
  const kinds = [...new Set(measured.map(({ kind }) => kind))];
  const measure = (kind: string, some: readonly MeasuredQuery[]): ClassMeasure => ({
    kind,
    asked: some.length,
    firstPage: some.filter(({ place }) => place !== null).length / some.length,
    firstPlace: some.filter(({ place }) => place === 1).length / some.length,
    suggested: some.filter(({ isSuggestedRight }) => isSuggestedRight).length / some.length,
    empty: some.filter(({ total }) => total === 0).length,
  });
  return [
    ...kinds.map((kind) =>
      measure(
        kind,
        measured.filter((one) => one.kind === kind),
      ),
    ),
    measure('all', measured),
  ];
}
