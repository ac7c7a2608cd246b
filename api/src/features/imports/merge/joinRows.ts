import { isReviewAlone, listingColumns, preferred } from './stagedColumns.ts';
import { run, type Merge } from './runningMerge.ts';

/** Rows of one name within this many metres mean one place, unless their phones or addresses differ. */
export const samePlaceMetres = 50;
/** Rows of one name and phone further apart than this are branches, not one place. */
export const farMetres = 1000;
/** Addresses at least this alike (by trigrams) may be two spellings of one. */
export const alikeAddress = 0.5;
/** Where more rows of one name lie in one cell, or share a phone or an address, that tells nothing: a town's centre, a hotline. */
export const mostInCell = 100;
const mostRounds = 5;

/** By which kinds of ids a place is known, in bits. */
export const kinds = (row: string) =>
  `(${row}.place_id IS NOT NULL)::int + 2 * (${row}.google_id IS NOT NULL)::int + 4 * (${row}.cid IS NOT NULL)::int`;

/**
 * Makes one row of all rows of the file that mean one place: rows of listings go before those of reviews, earlier ones
 * before later ones, and the others fill gaps. Leaves the others in `extra`, with the row that they joined.
 */
export async function joinRows(merge: Merge): Promise<void> {
  for (const column of ['google_id', 'cid']) await run(merge, joinById(column));
  await run(
    merge,
    `CREATE TEMPORARY TABLE loose ON COMMIT DROP AS
     SELECT position, fold(name) AS name, phone_normalised AS phone, latitude, longitude, fold(address) AS address
     FROM staged WHERE ${kinds('staged')} = 0`,
  );
  await run(merge, partBranches);
  await run(merge, joinBySpot);
  let joined = 1;
  for (let round = 0; joined > 0 && round < mostRounds; round += 1) joined = await run(merge, joinNear);
  await joinAcross(merge);
  const extra = await run(merge, gatherExtra);
  if (extra > 0) {
    await run(merge, fillGaps);
    await run(merge, gatherReviews);
    await run(merge, 'DELETE FROM staged USING extra WHERE staged.position = extra.position');
  }
  await run(merge, 'CREATE UNIQUE INDEX ON staged (position)');
  // Of a few columns: the others are never compared with those of other tables.
  await run(merge, 'ANALYZE staged (position, place_id, google_id, cid, category_name, city_name)');
}

// Rows of two identities that share an id mean one place: all rows of the later identity join the earlier one.
const joinById = (column: string) => `
  WITH shared AS (
    SELECT ${column} AS id FROM staged WHERE ${column} IS NOT NULL GROUP BY 1 HAVING min(identity) <> max(identity)
  ), named AS (
    SELECT r.position, r.identity, first_value(r.identity) OVER (PARTITION BY shared.id ORDER BY r.position) AS target
    FROM staged r JOIN shared ON r.${column} = shared.id
  ), moves AS (
    SELECT DISTINCT ON (identity) identity, target FROM named WHERE identity <> target ORDER BY identity, position
  )
  UPDATE staged r SET identity = moves.target FROM moves WHERE r.identity = moves.identity`;

// Branches of a chain may share one number: a row far from the first of its name and phone is a place of its own.
const partBranches = `
  WITH firsts AS (
    SELECT DISTINCT ON (s.identity) s.identity, s.latitude, s.longitude FROM staged s JOIN loose USING (position)
    WHERE s.phone_normalised IS NOT NULL AND s.latitude IS NOT NULL ORDER BY s.identity, s.position
  )
  UPDATE staged s SET identity = s.identity || ':' || coalesce(fold(s.address), '') || ':'
    || round(s.latitude::numeric, 2) || ':' || round(s.longitude::numeric, 2)
  FROM firsts, loose WHERE loose.position = s.position AND firsts.identity = s.identity
    AND metres_between(s.latitude, s.longitude, firsts.latitude, firsts.longitude) > ${farMetres}`;

// The same name and address on the same spot (some ten metres), with the same phone or none.
const joinBySpot = `
  WITH spots AS (
    SELECT s.position, s.identity, first_value(s.identity) OVER (
      PARTITION BY loose.name, loose.phone, loose.address, round(loose.latitude::numeric, 4), round(loose.longitude::numeric, 4)
      ORDER BY s.position) AS target
    FROM staged s JOIN loose USING (position) WHERE loose.latitude IS NOT NULL
  ), moves AS (
    SELECT DISTINCT ON (identity) identity, target FROM spots WHERE identity <> target ORDER BY identity, position
  )
  UPDATE staged s SET identity = moves.target FROM moves WHERE s.identity = moves.identity`;

// Cells of about 111 metres; a spot's neighbours lie in its own and the eight around it (up to a latitude of 76°).
const joinNear = `
  WITH firsts AS (
    SELECT DISTINCT ON (loose.name, loose.phone, s.identity) loose.*, s.identity,
      floor(loose.latitude * 1000)::int AS y, floor(loose.longitude * 500)::int AS x
    FROM loose JOIN staged s USING (position) WHERE loose.latitude IS NOT NULL
    ORDER BY loose.name, loose.phone, s.identity, position
  ), spots AS (
    SELECT * FROM (SELECT *, count(*) OVER (PARTITION BY name, y, x) AS n FROM firsts) AS counted WHERE n <= ${mostInCell}
  ), near AS (
    SELECT later.identity, earlier.identity AS target, row_number() OVER (PARTITION BY later.identity ORDER BY earlier.position) AS nth
    FROM spots later CROSS JOIN generate_series(-1, 1) AS dy CROSS JOIN generate_series(-1, 1) AS dx
    JOIN spots earlier ON earlier.name = later.name AND earlier.y = later.y + dy AND earlier.x = later.x + dx
    WHERE earlier.position < later.position AND earlier.identity <> later.identity
      AND NOT coalesce(earlier.phone <> later.phone, false)
      AND coalesce(similarity(earlier.address, later.address) >= ${alikeAddress}, true)
      AND metres_between(earlier.latitude, earlier.longitude, later.latitude, later.longitude) <= ${samePlaceMetres}
  )
  UPDATE staged s SET identity = near.target FROM near WHERE near.nth = 1 AND s.identity = near.identity`;

/**
 * Joins places that the file knows by ids of different kinds, or by none, where name and phone or whereabouts say that they
 * are one, and nothing that the source tells apart would become one by it. Rows of our own export are told apart by it.
 */
async function joinAcross(merge: Merge): Promise<void> {
  // Where all rows bear an id of one kind, each place is told from all others; where none has any, names have decided.
  const { rows } = await merge.client.query<{ is_mixed: boolean }>(
    `SELECT bit_and(${kinds('staged')}) = 0 AND bit_or(${kinds('staged')}) <> 0 AS is_mixed FROM staged WHERE ${isForeign}`,
  );
  if (!rows[0]?.is_mixed) return;
  await run(
    merge,
    `CREATE TEMPORARY TABLE known ON COMMIT DROP AS
     SELECT *, floor(latitude * 1000)::int AS y, floor(longitude * 500)::int AS x,
       count(*) OVER (PARTITION BY name, phone) AS of_phone, count(*) OVER (PARTITION BY name, address) AS of_address,
       count(*) OVER (PARTITION BY name, floor(latitude * 1000), floor(longitude * 500)) AS in_cell
     FROM (
       SELECT identity, fold(name) AS name, phone_normalised AS phone, fold(address) AS address, latitude, longitude,
         bit_or(${kinds('staged')}) OVER (PARTITION BY identity) AS kinds, min(position) OVER (PARTITION BY identity) AS first
       FROM staged WHERE ${isForeign}
     ) AS named`,
  );
  await run(merge, 'ANALYZE known');
  await run(merge, joinPartners);
}

const isForeign = `identity NOT LIKE 'own:%'`;
const metres = 'metres_between(one.latitude, one.longitude, other.latitude, other.longitude)';
const isNear = `coalesce(${metres} <= ${farMetres}, true)`;
const mayBeOne = 'one.kinds & other.kinds = 0 AND one.kinds <> other.kinds';
const pairOf =
  'SELECT one.identity, one.first, other.identity AS partner, other.first AS partner_first, other.kinds';

const joinPartners = `
  WITH pairs AS (
    ${pairOf} FROM known one JOIN known other USING (name, phone)
    WHERE ${mayBeOne} AND ${isNear} AND one.of_phone <= ${mostInCell}
    UNION
    ${pairOf} FROM known one JOIN known other USING (name, address)
    WHERE ${mayBeOne} AND ${isNear} AND one.of_address <= ${mostInCell} AND NOT coalesce(one.phone <> other.phone, false)
    UNION
    ${pairOf} FROM known one CROSS JOIN generate_series(-1, 1) AS dy CROSS JOIN generate_series(-1, 1) AS dx
    JOIN known other ON other.name = one.name AND other.y = one.y + dy AND other.x = one.x + dx
    WHERE ${mayBeOne} AND ${metres} <= ${samePlaceMetres} AND one.in_cell <= ${mostInCell} AND other.in_cell <= ${mostInCell}
      AND NOT coalesce(one.phone <> other.phone, false)
      AND coalesce(similarity(one.address, other.address) >= ${alikeAddress}, true)
  ), torn AS (
    -- Its partners are told from one another by an id of one kind: it can't be all of them.
    SELECT identity FROM pairs GROUP BY 1 HAVING sum(kinds) <> bit_or(kinds)
  ), moves AS (
    SELECT DISTINCT ON (identity) identity, partner FROM pairs
    WHERE partner_first < first AND identity NOT IN (SELECT identity FROM torn) AND partner NOT IN (SELECT identity FROM torn)
    ORDER BY identity, partner_first
  )
  UPDATE staged s SET identity = moves.partner FROM moves WHERE s.identity = moves.identity`;

const gatherExtra = `
  CREATE TEMPORARY TABLE extra ON COMMIT DROP AS
  SELECT s.position, s.sheet, s.row_number, s.name, s.kind, places.first
  FROM (
    SELECT identity, coalesce(
      min(position) FILTER (WHERE kind IS NULL), min(position) FILTER (WHERE kind = 'LONG_TEXT'), min(position)) AS first
    FROM staged GROUP BY identity HAVING count(*) > 1
  ) AS places JOIN staged s USING (identity) WHERE s.position <> places.first`;

// Arrays are gathered as text: those of different lengths can't lie in one array.
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
    SELECT extra.first, min(nullif(later.slug_base, '')) AS slug_base, ${filled.map(([column, type]) => firstSaid(column, type)).join(', ')},
      ${firstSaid('phone_normalised', 'text')},
      (array_agg(later.phone ORDER BY ${preferred('later')}) FILTER (WHERE later.phone_normalised IS NOT NULL))[1] AS dialled
    FROM extra JOIN staged later USING (position) WHERE NOT ${isReviewAlone('later')} GROUP BY extra.first
  ) AS said WHERE first.position = said.first`;

/** The reviews of rows that joined another go to that one. */
export const gatherReviews = `
  UPDATE staged first SET reviews = coalesce(first.reviews || said.reviews, said.reviews)
  FROM (
    SELECT extra.first, jsonb_path_query_array(jsonb_agg(later.reviews ORDER BY later.position), '$[*][*]') AS reviews
    FROM extra JOIN staged later USING (position) WHERE later.reviews IS NOT NULL GROUP BY extra.first
  ) AS said WHERE first.position = said.first`;
