import sql, { raw } from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { groupBy, batchLoad } from '../../../lib/batchLoad.ts';
import { oneOf } from '../../../lib/db/oneOf.ts';
import { stillExists } from './businessWhere.ts';
import { businessColumns, readBusinesses, type BusinessRow } from '../businessRow.ts';

/** Related listings in groups; a listing is in one group at most. */
export interface RelatedBusinesses {
  /** Same category, another city. */
  sameCategory: BusinessRow[];
  /** Same city, another category. */
  sameCity: BusinessRow[];
  /** Listings with the same `type`. */
  sameType: BusinessRow[];
}

const shown = { sameCategory: 6, sameCity: 6, sameType: 4 } as const;
/** Groups are chosen among this many of the best listings of a category and of a city. */
const poolSize = 200;
// Enough to fill the group of one type after what the other groups took.
const typeCandidates = shown.sameCategory + shown.sameCity + shown.sameType;

type Group = keyof typeof shown;

/**
 * The groups around one listing, each with the best rated first, without permanently closed ones. Calls for the rows of one list become one statement.
 * `fields` are the selected fields of Business.
 */
export async function relatedBusinesses(
  context: Context,
  businessId: number,
  fields: ReadonlySet<string>,
): Promise<RelatedBusinesses> {
  const key = `related ${[...fields].sort().join()}`;
  const rows = await batchLoad(context, key, businessId, (ids) => findRelated(context, ids, fields));
  const of = (group: Group) => (rows ?? []).filter((row) => row.relation === group);
  const sameCategory = of('sameCategory');
  const sameCity = of('sameCity');
  const taken = new Set([...sameCategory, ...sameCity].map(({ id }) => id));
  const sameType = of('sameType').filter(({ id }) => !taken.has(id));
  return { sameCategory, sameCity, sameType: sameType.slice(0, shown.sameType) };
}

async function findRelated({ db }: Context, ids: number[], fields: ReadonlySet<string>) {
  const { columns, joins } = businessColumns(fields);
  const rows = await readBusinesses<{ relation: Group; relatedTo: number }>(
    db,
    sql`
    SELECT ${columns}, chosen.relation, chosen.related_to AS "relatedTo"
    FROM (
      SELECT here.id AS related_to, found.relation, found.id, row_number() OVER (
        PARTITION BY here.id, found.relation ORDER BY found.rating DESC NULLS LAST, found.review_count DESC, found.id
      ) AS place
      FROM businesses here, LATERAL (
        WITH category_pool AS (
          SELECT id, city_id, category_id, type, rating, review_count FROM businesses
          WHERE deleted_at IS NULL AND category_id = here.category_id AND ${stillExists()}
          ORDER BY score DESC, id LIMIT ${raw(String(poolSize))}
        ), city_pool AS (
          SELECT id, city_id, category_id, type, rating, review_count FROM businesses
          WHERE deleted_at IS NULL AND city_id = here.city_id AND ${stillExists()}
          ORDER BY score DESC, id LIMIT ${raw(String(poolSize))}
        )
        SELECT 'sameCategory' AS relation, id, rating, review_count FROM category_pool
          WHERE city_id IS DISTINCT FROM here.city_id
        UNION ALL
        SELECT 'sameCity', id, rating, review_count FROM city_pool
          WHERE category_id IS DISTINCT FROM here.category_id
        UNION ALL
        SELECT 'sameType', id, rating, review_count FROM (TABLE category_pool UNION TABLE city_pool) AS pool
          WHERE lower(type COLLATE "und-x-icu") = lower(here.type COLLATE "und-x-icu")
      ) AS found
      WHERE ${oneOf('here.id', ids)} AND found.id <> here.id
    ) AS chosen
    JOIN businesses b ON b.id = chosen.id${joins}
    WHERE chosen.place <= CASE chosen.relation
      WHEN 'sameCategory' THEN ${shown.sameCategory}::int
      WHEN 'sameCity' THEN ${shown.sameCity}::int
      ELSE ${typeCandidates}::int
    END
    ORDER BY chosen.related_to, chosen.relation, chosen.place`,
  );
  return groupBy(rows, (row) => row.relatedTo);
}
