import { joinByEvidence } from './joinByEvidence.ts';
import { dropSharedIds } from './dropSharedIds.ts';
import { idColumns } from '../identityFacts.ts';
import { isReviewAlone, listingColumns, preferred } from '../stagedColumns.ts';
import { run, type Merge } from '../mergeContext.ts';

/**
 * Joins rows of the file that describe one business. Rows of listings precede rows of reviews, and earlier rows precede later ones;
 * the first row remains, and the others fill its gaps and move to `joined_rows`, with the row that they joined.
 */
export async function joinRows(merge: Merge): Promise<void> {
  await run(merge, joinKnownRows);
  await run(merge, joinUndecidedRows);
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
  // Statistics only for columns that are compared with other tables.
  await run(merge, 'ANALYZE staged (position, place_id, google_id, cid, category_name, city_name)');
}

// Rows that were imported before belong to the listing that they became, whatever their ids are now: ids that a file repeats for
// several businesses must not join them differently. Rows of a merged listing join its target later, after its own rows.
const joinKnownRows = `
  UPDATE staged s SET identity = 'known:' || k.owner_id FROM known_rows k WHERE k.position = s.position`;

// Rows of one open question stay together as they were when it was asked.
const joinUndecidedRows = `
  UPDATE staged s SET identity = 'known:?' || a.doubt_id FROM undecided_rows a WHERE a.position = s.position`;

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
const firstOf = (value: string, type: string, { order, filter }: { order: string; filter: string }) =>
  `((array_agg(${value}${type.endsWith('[]') ? '::text' : ''} ORDER BY ${order})
    FILTER (WHERE ${filter}))[1])${type.endsWith('[]') ? `::${type}` : ''}`;

/** The row that the others joined comes first. */
const inOrder = `r.position <> f.position, ${preferred('r')}`;

/** Columns that may be derived, with their marks. Stated values precede derived ones. */
const derivable: Readonly<Record<string, string>> = {
  city_name: 'city_id',
  country_code: 'country_code',
  time_zone: 'time_zone',
};
/** Marked columns; a postal code with restored zeros counts as stated. */
const marked = { ...derivable, postal_code: 'postal_code' };

const orderOf = (column: string) =>
  column in derivable
    ? `coalesce('${derivable[column]}' = ANY (r.derived_fields), false), ${inOrder}`
    : inOrder;
// A review count belongs to the rating of its row.
const filterOf = (column: string) =>
  `r.${column} IS NOT NULL` +
  (['review_count', 'reviews_per_score'].includes(column) ? ' AND coalesce(r.rating = f.rating, true)' : '');

const filled: [string, string][] = [
  ['category_name', 'text'],
  ['city_name', 'text'],
  ...Object.entries(listingColumns).filter(
    ([column]) => !['name', 'phone_normalised', 'derived_fields'].includes(column),
  ),
];

const marks = Object.values(marked);
const marksOf = (mark: string) =>
  `(SELECT array_agg(mark) FROM unnest(r.derived_fields) AS mark WHERE split_part(mark, ':', 1) = '${mark}')`;
const isFromOther = (mark: string) => `coalesce(gathered.${mark}_from <> first.position, false)`;
const rebuiltMarks = `nullif(
  ARRAY(SELECT mark FROM unnest(first.derived_fields) AS mark WHERE NOT CASE split_part(mark, ':', 1)
    ${marks.map((mark) => `WHEN '${mark}' THEN ${isFromOther(mark)}`).join(' ')} ELSE false END)
  || ${marks.map((mark) => `CASE WHEN ${isFromOther(mark)} THEN coalesce(gathered.${mark}_marks, '{}') ELSE '{}' END`).join(' || ')}, '{}')`;

/** Fills gaps of the first row of a listing with values of the others, and copies the marks of derived values. */
const fillGapsOf = (columns: readonly (readonly [string, string])[]) => `
  UPDATE staged first SET ${columns.map(([column]) => `${column} = gathered.${column}`).join(', ')},
    phone_normalised = CASE
      WHEN first.phone_normalised IS NOT NULL AND coalesce(first.country_code = gathered.country_code, true) THEN first.phone_normalised
      WHEN gathered.phone = gathered.dialled AND coalesce(gathered.dialled_in = gathered.country_code, true) THEN gathered.phone_normalised END,
    derived_fields = CASE WHEN ${marks.map(isFromOther).join(' OR ')} THEN ${rebuiltMarks} ELSE first.derived_fields END,
    slug_base = coalesce(nullif(first.slug_base, ''), gathered.slug_base, '')
  FROM (
    SELECT f.position, min(nullif(r.slug_base, '')) FILTER (WHERE r.position <> f.position) AS slug_base,
      ${columns.map(([column, type]) => `${firstOf(`r.${column}`, type, { order: orderOf(column), filter: filterOf(column) })} AS ${column}`).join(', ')},
      ${Object.entries(marked)
        .map(([column, mark]) => {
          const order = { order: orderOf(column), filter: filterOf(column) };
          return `${firstOf('r.position', 'int', order)} AS ${mark}_from, ${firstOf(marksOf(mark), 'text[]', order)} AS ${mark}_marks`;
        })
        .join(', ')},
      ${['phone_normalised', 'phone', 'country_code']
        .map((column, at) => {
          const order = {
            order: preferred('r'),
            filter: 'r.phone_normalised IS NOT NULL AND r.position <> f.position',
          };
          return `${firstOf(`r.${column}`, 'text', order)} AS ${['phone_normalised', 'dialled', 'dialled_in'][at]}`;
        })
        .join(', ')}
    FROM (SELECT first, position FROM joined_rows UNION SELECT first, first FROM joined_rows) AS place
      JOIN staged r ON r.position = place.position JOIN staged f ON f.position = place.first
    WHERE r.position = f.position OR NOT ${isReviewAlone('r')}
    GROUP BY f.position
  ) AS gathered WHERE first.position = gathered.position`;

const fillGaps = fillGapsOf(filled);
/** The same for rows that match one listing: their ids may be those of other listings. */
export const fillGapsOfMatches = fillGapsOf(
  filled.filter(([column]) => !idColumns.some((id) => id === column)),
);

/** Moves the reviews of joined rows to the row that they joined. */
export const gatherReviews = `
  UPDATE staged first SET reviews = coalesce(first.reviews || gathered.reviews, gathered.reviews)
  FROM (
    SELECT joined_rows.first, jsonb_path_query_array(jsonb_agg(later.reviews ORDER BY later.position), '$[*][*]') AS reviews
    FROM joined_rows JOIN staged later USING (position) WHERE later.reviews IS NOT NULL GROUP BY joined_rows.first
  ) AS gathered WHERE first.position = gathered.first`;
