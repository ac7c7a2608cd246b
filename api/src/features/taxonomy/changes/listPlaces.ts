import sql, { join, type Sql } from 'sql-template-tag';
import { foldedWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import { requireOperator, type Context } from '../../../lib/context.ts';
import { checkPaging, pageOf } from '../../../lib/paging.ts';
import { checkText } from '../../../lib/text/checkText.ts';
import type { JoinedCountry } from '../countries/countryRow.ts';
import { placeNames, type PlaceKind } from './placeKind.ts';

/** A category or city as operators manage it. */
export interface ManagedPlace extends JoinedCountry {
  kind: PlaceKind;
  id: number;
  name: string;
  slug: string;
  businessCount: number;
  icon: string | null;
  region: string | null;
  version: number;
  /** Names of those that were merged into it. */
  mergedNames: string[];
}

/** Conditions; an omitted one matches all. */
export interface PlaceFilter {
  kind: PlaceKind;
  search?: string | null | undefined;
  countryCode?: string | null | undefined;
  /** True: those that no listing uses, not even one in the trash. */
  isEmpty?: boolean | null | undefined;
}

export interface ListPlacesArgs extends PlaceFilter {
  sort?: 'BUSINESS_COUNT' | 'NAME' | null;
  first?: number | null;
  offset?: number | null;
}

/** `from` is the relation behind `p`: the table, or a page of it. */
const placeSelect = (kind: PlaceKind, from: Sql = placeNames[kind].table) => sql`
  SELECT ${kind} AS kind, p.id, p.name, p.slug, p.business_count AS "businessCount", p.version,
    ${
      kind === 'CATEGORY'
        ? sql`p.icon, NULL AS region, NULL AS "countryCode", NULL AS "countryName", NULL AS "countryCount"`
        : sql`NULL AS icon, p.region, p.country_code AS "countryCode", n.name AS "countryName", n.business_count AS "countryCount"`
    },
    ARRAY(SELECT m.name FROM ${placeNames[kind].table} m WHERE m.merged_into_id = p.id ORDER BY m.name, m.id) AS "mergedNames"
  FROM ${from} p ${kind === 'CITY' ? sql`LEFT JOIN countries n ON n.code = p.country_code` : sql``}`;

/** Categories or cities, with or without listings, found by their name, a former name, or the name of one that was merged into them. */
export async function listPlaces(context: Context, args: ListPlacesArgs) {
  requireOperator(context);
  const { first, offset } = checkPaging(context, args, 20);
  const sorted = args.sort === 'NAME' ? sql`p.name_key, p.id` : sql`p.business_count DESC, p.id`;
  // An exact match goes first.
  const order = args.search ? sql`p.name_key <> key_of_name(${args.search}), ${sorted}` : sorted;
  // The page is cut first, so that nothing is computed for skipped rows.
  const page = sql`(
    SELECT p.* FROM ${placeNames[args.kind].table} p WHERE ${placeWhere(args)}
    ORDER BY ${order} LIMIT ${first + 1} OFFSET ${offset})`;
  const rows = await context.db.rows<ManagedPlace>(sql`${placeSelect(args.kind, page)} ORDER BY ${order}`);
  return { ...pageOf(rows, first), args };
}

/** Number of rows that `listPlaces` would page through. */
export async function countPlaces(context: Context, args: ListPlacesArgs): Promise<number> {
  const [row] = await context.db.rows<{ n: number }>(sql`
    SELECT count(*)::int AS n FROM ${placeNames[args.kind].table} p WHERE ${placeWhere(args)}`);
  return row?.n ?? 0;
}

/** A category or city by id; null if there is none, or if it was merged into another. */
export async function findManagedPlace(
  context: Context,
  kind: PlaceKind,
  id: number,
): Promise<ManagedPlace | null> {
  requireOperator(context);
  const [row] = await context.db.rows<ManagedPlace>(
    sql`${placeSelect(kind)} WHERE p.id = ${id} AND p.merged_into_id IS NULL`,
  );
  return row ?? null;
}

/** SQL condition of a filter, on a category or city `p`. Errors: BAD_INPUT. */
export function placeWhere({ kind, search, countryCode, isEmpty }: PlaceFilter): Sql {
  const { table, column } = placeNames[kind];
  const words = foldedWords(foldText(checkText(search ?? '', 'search').slice(0, 200)));
  const named = (
    like: string,
  ) => sql`(p.name_key LIKE ${like} OR array_to_string(p.former_keys, ' ') LIKE ${like}
    OR p.id IN (SELECT m.merged_into_id FROM ${table} m WHERE m.merged_into_id IS NOT NULL AND m.name_key LIKE ${like}))`;
  const conditions = [sql`p.merged_into_id IS NULL`, ...words.slice(0, 8).map((word) => named(`%${word}%`))];
  if (kind === 'CITY' && countryCode != null)
    conditions.push(sql`p.country_code = ${checkText(countryCode, 'countryCode').toUpperCase()}`);
  if (isEmpty)
    conditions.push(
      sql`p.business_count = 0 AND NOT EXISTS (SELECT FROM businesses b WHERE b.${column} = p.id)`,
    );
  return join(conditions, ' AND ');
}
