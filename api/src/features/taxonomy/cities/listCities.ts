import sql, { join, raw, type Sql } from 'sql-template-tag';
import { foldedWords } from '../../../../../domain/search/plainWords.ts';
import { foldText } from '../../../../../domain/text/fold.ts';
import type { Prisma } from '../../../generated/prisma/client.ts';
import type { Context } from '../../../lib/context.ts';
import { checkText } from '../../../lib/text/checkText.ts';
import { limits } from '../../../lib/limits.ts';
import { checkPaging, pageOf } from '../../../lib/paging.ts';
import { countrySelect, joinedCountry, type JoinedCountry } from '../countries/countryRow.ts';
import { cityOfSlug } from './cityOfSlug.ts';

/** Public fields of a city; the SQL of public lists reads the same. */
export const citySelect = {
  id: true,
  name: true,
  slug: true,
  region: true,
  businessCount: true,
  country: { select: countrySelect },
} satisfies Prisma.CitySelect;

export type CityRow = Prisma.CityGetPayload<{ select: typeof citySelect }>;

export interface ListCitiesArgs {
  search?: string | null;
  countryCode?: string | null;
  sort?: 'BUSINESS_COUNT' | 'NAME' | null;
  first?: number | null;
  offset?: number | null;
}

// Visitors wait for these lists, which replicas may answer: SQL on the shared pool.
const cityColumns = raw(`
  SELECT t.id, t.name, t.slug, t.region, t.business_count AS "businessCount", t.country_code AS "countryCode",
    n.name AS "countryName", n.business_count AS "countryCount"
  FROM cities t LEFT JOIN countries n ON n.code = t.country_code`);

/** Cities by SQL that follows `SELECT … FROM cities t`. */
export async function readCities({ db }: Pick<Context, 'db'>, rest: Sql): Promise<CityRow[]> {
  const rows = await db.rows<Omit<CityRow, 'country'> & JoinedCountry>(sql`${cityColumns} ${rest}`);
  return rows.map(({ id, name, slug, region, businessCount, ...country }) => ({
    id,
    name,
    slug,
    region,
    businessCount,
    country: joinedCountry(country),
  }));
}

/** Cities that have listings, a page at a time. */
export async function listCities(context: Context, args: ListCitiesArgs) {
  const { first, offset } = checkPaging(context, args, 20, limits.wholeList);
  const order = raw(args.sort === 'NAME' ? 't.name_key, t.id' : 't.business_count DESC, t.id');
  const rows = await readCities(
    context,
    sql`WHERE ${cityWhere(args)} ORDER BY ${order} LIMIT ${first + 1} OFFSET ${offset}`,
  );
  return { ...pageOf(rows, first), args };
}

/** Number of cities that `listCities` would page through. */
export async function countCities(context: Context, args: ListCitiesArgs): Promise<number> {
  const [row] = await context.db.rows<{ n: number }>(
    sql`SELECT count(*) AS n FROM cities t WHERE ${cityWhere(args)}`,
  );
  return row?.n ?? 0;
}

/**
 * The city of a current or former slug, or of a name in lower case with hyphens for spaces, with or without its region; null if
 * there is none, or if several cities have that name.
 */
export async function findCity(context: Context, slug: string): Promise<CityRow | null> {
  if (!isAddressPart(slug)) return null;
  const [row] = await readCities(
    context,
    sql`WHERE t.id = coalesce(
      ${cityOfSlug(slug)},
      (SELECT min(id) FROM cities WHERE merged_into_id IS NULL AND ${isNamed(slug)} HAVING count(*) = 1),
      (SELECT min(merged_into_id) FROM cities WHERE ${isNamed(slug)} HAVING count(*) = count(merged_into_id)
        AND count(DISTINCT merged_into_id) = 1),
      (SELECT min(id) FROM cities WHERE merged_into_id IS NULL AND region IS NOT NULL AND ${isNamedWithRegion(slug)}
        HAVING count(*) = 1)
    )`,
  );
  return row ?? null;
}

/** Cities with listings that an address may mean by its name, most listings first. */
export async function citiesOfName(context: Context, slug: string): Promise<CityRow[]> {
  if (!isAddressPart(slug)) return [];
  return readCities(
    context,
    sql`WHERE t.business_count > 0 AND t.name_key IN (
      SELECT name_key FROM cities WHERE slug = ${slug} UNION ALL SELECT name_key FROM cities WHERE ${isNamed(slug)}
    ) ORDER BY t.business_count DESC, t.id LIMIT ${maxNamesakes}`,
  );
}

const maxNamesakes = 20;
const isAddressPart = (slug: string) => slug.length <= 200 && !slug.includes('\0');
const isNamed = (slug: string) => sql`name_key IN (fold(${slug}), fold(replace(${slug}, '-', ' ')))`;

/** 'portland-maine', whatever slug the city has. */
const isNamedWithRegion = (slug: string) =>
  sql`starts_with(fold(${slug}), split_part(name_key, ' ', 1)) AND fold(replace(name || '-' || region, ' ', '-')) = fold(${slug})`;

function cityWhere({ search, countryCode }: ListCitiesArgs): Sql {
  const words = foldedWords(foldText((search ?? '').slice(0, 200)));
  const conditions = [sql`t.business_count > 0`, ...words.slice(0, 8).map((word) => isCalled(`%${word}%`))];
  if (countryCode != null)
    conditions.push(sql`t.country_code = ${checkText(countryCode, 'countryCode').toUpperCase()}`);
  return join(conditions, ' AND ');
}

/** Whether a city has or had a name like this, or one that was merged into it. */
function isCalled(like: string): Sql {
  const names = (table: string) =>
    raw(`concat_ws(' ', ${table}.name_key, array_to_string(${table}.former_keys, ' '))`);
  return sql`(${names('t')} LIKE ${like} OR t.id IN (
    SELECT m.merged_into_id FROM cities m WHERE m.merged_into_id IS NOT NULL AND ${names('m')} LIKE ${like}))`;
}
