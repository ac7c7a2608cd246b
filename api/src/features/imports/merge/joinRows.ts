import { joinByEvidence } from './joinByEvidence.ts';
import { dropSharedIds } from './dropSharedIds.ts';
import { isReviewAlone, listingColumns, preferred } from './stagedColumns.ts';
import { run, type Merge } from './mergeContext.ts';

/**
 * Joins rows of the file that describe one business. Rows of listings precede rows of reviews, earlier rows precede later ones,
 * and the others fill gaps. The joined rows are then in `joined_rows`, with the row that they joined.
 */
export async function joinRows(merge: Merge): Promise<void> {
  await run(merge, joinKnownRows);
  await run(merge, joinAskedRows);
  await dropSharedIds(merge);
  for (const column of ['google_id', 'cid']) await run(merge, joinById(column));
  await joinByEvidence(merge);
  const joined = await run(merge, gatherJoinedRows);
  if (joined > 0) {
    await run(merge, fillGaps);
    await run(merge, gatherReviews);
    await run(merge, 'DELETE FROM staged USING joined_rows WHERE staged.position = joined_rows.position');
  }
  await run(merge, 'CREATE UNIQUE INDEX ON staged (position)');
  // Only columns that are compared with other tables.
  await run(merge, 'ANALYZE staged (position, place_id, google_id, cid, category_name, city_name)');
}

// Rows that were imported before belong to the listing that they became, whatever their ids say now: ids that a file repeats
// over several businesses must not join them in another order.
const joinKnownRows = `
  UPDATE staged s SET identity = 'known:' || k.business_id FROM known_rows k WHERE k.position = s.position`;

// Rows of one open question stay together as they were when it was asked.
const joinAskedRows = `
  UPDATE staged s SET identity = 'known:?' || a.doubt_id FROM asked_rows a WHERE a.position = s.position`;

// Rows of two identities that share an id describe one business: all rows of the later identity join the earlier one.
const joinById = (column: string) => `
  WITH shared AS (
    SELECT ${column} AS id FROM staged WHERE ${column} IS NOT NULL AND identity NOT LIKE 'known:%'
    GROUP BY 1 HAVING min(identity) <> max(identity)
  ), named AS (
    SELECT r.position, r.identity, first_value(r.identity) OVER (PARTITION BY shared.id ORDER BY r.position) AS target
    FROM staged r JOIN shared ON r.${column} = shared.id WHERE r.identity NOT LIKE 'known:%'
  ), moves AS (
    SELECT DISTINCT ON (identity) identity, target FROM named WHERE identity <> target ORDER BY identity, position
  )
  UPDATE staged r SET identity = moves.target FROM moves WHERE r.identity = moves.identity`;

const gatherJoinedRows = `
  CREATE TEMPORARY TABLE joined_rows ON COMMIT DROP AS
  SELECT s.position, s.sheet, s.row_number, s.name, s.kind, places.first
  FROM (
    SELECT identity, coalesce(
      min(position) FILTER (WHERE kind IS NULL), min(position) FILTER (WHERE kind = 'LONG_TEXT'), min(position)) AS first
    FROM staged GROUP BY identity HAVING count(*) > 1
  ) AS places JOIN staged s USING (identity) WHERE s.position <> places.first`;

// Arrays are aggregated as text, because PostgreSQL cannot put arrays of different lengths into one.
const firstSaid = (column: string, type: string) =>
  `((array_agg(later.${column}${type.endsWith('[]') ? '::text' : ''} ORDER BY ${preferred('later')})
    FILTER (WHERE later.${column} IS NOT NULL))[1])${type.endsWith('[]') ? `::${type}` : ''} AS ${column}`;

const filled: [string, string][] = [
  ['category_name', 'text'],
  ['city_name', 'text'],
  ...Object.entries(listingColumns).filter(([column]) => column !== 'name' && column !== 'phone_normalised'),
];

const fillGaps = `
  UPDATE staged first SET ${filled.map(([column]) => `${column} = coalesce(first.${column}, said.${column})`).join(', ')},
    phone_normalised = coalesce(first.phone_normalised,
      CASE WHEN coalesce(first.phone, said.phone) = said.dialled THEN said.phone_normalised END),
    slug_base = coalesce(nullif(first.slug_base, ''), said.slug_base, '')
  FROM (
    SELECT joined_rows.first, min(nullif(later.slug_base, '')) AS slug_base, ${filled.map(([column, type]) => firstSaid(column, type)).join(', ')},
      ${firstSaid('phone_normalised', 'text')},
      (array_agg(later.phone ORDER BY ${preferred('later')}) FILTER (WHERE later.phone_normalised IS NOT NULL))[1] AS dialled
    FROM joined_rows JOIN staged later USING (position) WHERE NOT ${isReviewAlone('later')} GROUP BY joined_rows.first
  ) AS said WHERE first.position = said.first`;

/** Moves the reviews of joined rows to the row that they joined. */
export const gatherReviews = `
  UPDATE staged first SET reviews = coalesce(first.reviews || said.reviews, said.reviews)
  FROM (
    SELECT joined_rows.first, jsonb_path_query_array(jsonb_agg(later.reviews ORDER BY later.position), '$[*][*]') AS reviews
    FROM joined_rows JOIN staged later USING (position) WHERE later.reviews IS NOT NULL GROUP BY joined_rows.first
  ) AS said WHERE first.position = said.first`;
