import { additionTables, refuseStrays, setReviewsApart } from './additions.ts';
import { alikeAddress, farMetres, gatherReviews, kinds, mostInCell, samePlaceMetres } from './joinRows.ts';
import { run, type Merge } from './runningMerge.ts';
import { preferred } from './stagedColumns.ts';

/** Phones that more listings than these share, such as a chain's hotline, say nothing about a place. */
export const mostSharingPhone = 5;
const mostCandidates = 10;
/** The ids under which sources know a place, the strongest first. */
const idColumns = ['place_id', 'google_id', 'cid'];

/**
 * Finds the listing that each place of the file already is, in `matches`; places of which that can't be said for certain go
 * into `doubts`, unless the operator decided for all of them beforehand.
 *
 * Certain: an id of the source, unless name and whereabouts say something else altogether; the same name and phone within
 * a kilometre; the same name at the same address, or within 50 metres, unless phones or addresses differ. Two places that the source
 * itself tells apart by an id are never held to be one.
 */
export async function matchRows(merge: Merge): Promise<void> {
  await makeMatchTables(merge);
  const { rows } = await merge.client.query<{ is_empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM businesses WHERE is_demo = $1) AS is_empty',
    [merge.isDemo],
  );
  if (rows[0]?.is_empty) {
    await refuseStrays(merge);
    return;
  }

  for (const column of idColumns) await run(merge, hitBy(column), [merge.isDemo]);
  await run(merge, matchOwn);
  await run(merge, doubtOtherPlace);
  await run(merge, matchById);
  if (await hasCandidates(merge)) await matchByName(merge);
  await keepFirstMatch(merge);
  for (const keep of keepOwn) await run(merge, keep);
  if (merge.doubtPolicy === 'CREATE') await run(merge, 'DELETE FROM doubts');
  await refuseStrays(merge);
  await setReviewsApart(merge);
}

/** Makes the tables that say which listing a place is, by what, and which are in doubt. */
export async function makeMatchTables(merge: Merge): Promise<void> {
  for (const table of tables) await run(merge, table);
}

/** Gives up ids of the file that another listing has (also one that was merged), or an earlier place of the file. */
export async function dropTakenIds(merge: Merge): Promise<void> {
  for (const column of idColumns) {
    await run(
      merge,
      `UPDATE staged s SET ${column} = NULL FROM hits h LEFT JOIN matches m USING (position)
       WHERE s.position = h.position AND h.kind = '${column}' AND h.owner_id IS DISTINCT FROM m.business_id`,
    );
    await run(
      merge,
      `UPDATE staged s SET ${column} = NULL
       FROM (SELECT ${column} AS id, min(position) AS first FROM staged WHERE ${column} IS NOT NULL
         GROUP BY 1 HAVING count(*) > 1) AS shared
       WHERE s.${column} = shared.id AND s.position <> shared.first`,
    );
  }
}

const tables = [
  // The listing that an id means, and the one that bears it: another one where it was merged.
  `CREATE TEMPORARY TABLE hits (position int NOT NULL, business_id int NOT NULL, kind text NOT NULL, owner_id int NOT NULL) ON COMMIT DROP`,
  `CREATE TEMPORARY TABLE matches (position int PRIMARY KEY, business_id int NOT NULL) ON COMMIT DROP`,
  `CREATE TEMPORARY TABLE doubts (
     position int PRIMARY KEY, reason text NOT NULL, candidate_ids int[] NOT NULL) ON COMMIT DROP`,
  ...additionTables,
  `CREATE TEMPORARY TABLE kept_cities (position int PRIMARY KEY, city_id int NOT NULL) ON COMMIT DROP`,
];

// What means a listing that was merged into another one means that one.
const withMerges = 'LEFT JOIN business_merges g ON g.loser_id = b.id AND g.undone_at IS NULL';
const meant = 'CASE WHEN g.id IS NULL THEN b.id ELSE merged_into(b.id) END';

const hitBy = (column: string) => `
  INSERT INTO hits SELECT s.position, ${meant}, '${column}', b.id FROM staged s JOIN businesses b ON b.${column} = s.${column}
  ${withMerges} WHERE b.is_demo = $1`;

// A row of our own export names its listing, unless the source's ids say that it means another.
const matchOwn = `
  INSERT INTO matches SELECT s.position, ${meant} FROM staged s JOIN businesses b
    ON b.slug = split_part(s.identity, ':', 3) AND b.id::text = split_part(s.identity, ':', 2) ${withMerges}
  WHERE s.identity LIKE 'own:%' AND ${idColumns.map((column) => `coalesce(b.${column} = s.${column}, true)`).join(' AND ')}`;

// What a row of our own export leaves as it was. What follows from the phone and from the hours changes with them only: the
// stored form may be older than today's rule. The same city by name stays, though its country be another than the listing's.
const keepOwn = [
  `UPDATE staged s SET phone_normalised = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
   WHERE m.position = s.position AND s.identity LIKE 'own:%' AND b.phone = s.phone
     AND b.country_code IS NOT DISTINCT FROM s.country_code`,
  `UPDATE staged s SET opening_minutes = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
   WHERE m.position = s.position AND s.identity LIKE 'own:%' AND b.working_hours = s.working_hours`,
  `INSERT INTO kept_cities SELECT s.position, t.id
   FROM staged s JOIN matches m USING (position) JOIN businesses b ON b.id = m.business_id JOIN cities t ON t.id = b.city_id
   WHERE s.identity LIKE 'own:%' AND t.name_key = key_of_name(s.city_name) AND b.country_code IS NOT DISTINCT FROM s.country_code`,
];

// Nothing in common but the id: another name, another phone, and another part of town (or another address). A listing that
// others were merged into has been said to be more than one name or place.
const doubtOtherPlace = `
  INSERT INTO doubts
  SELECT s.position, 'OTHER_PLACE', array_agg(DISTINCT b.id)
  FROM hits JOIN staged s USING (position) JOIN businesses b ON b.id = hits.business_id
  WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = hits.position)
    AND NOT EXISTS (SELECT FROM business_merges g WHERE g.winner_id = b.id AND g.undone_at IS NULL)
    AND b.deleted_at IS NULL AND s.name <> b.name AND similarity(b.name_folded, fold(s.name)) < 0.3
    AND NOT coalesce(s.phone_normalised = b.phone_normalised, false)
    AND coalesce(metres_between(s.latitude, s.longitude, b.latitude, b.longitude) > ${farMetres},
                 fold(s.address) <> fold(b.address))
  GROUP BY s.position`;

const matchById = `
  INSERT INTO matches
  SELECT DISTINCT ON (position) position, business_id FROM hits
  WHERE NOT EXISTS (SELECT FROM doubts WHERE doubts.position = hits.position)
    AND NOT EXISTS (SELECT FROM matches WHERE matches.position = hits.position)
  ORDER BY position, array_position('{place_id,google_id,cid}', kind)`;

/** Gathers the listings that the places left over could be, by their names or phones. Returns whether there are any. */
async function hasCandidates(merge: Merge): Promise<boolean> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE open_rows ON COMMIT DROP AS
     SELECT s.position, s.name AS written, s.address AS address_written, NULL::text AS name, NULL::text AS address,
       s.phone_normalised AS phone, s.latitude, s.longitude, s.city_name, ${kinds('s')} AS kinds
     FROM staged s
     WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = s.position)
       AND NOT EXISTS (SELECT FROM doubts WHERE doubts.position = s.position)
       -- What only adds to a listing must name it.
       AND s.slug_base <> ''`,
  );
  const { rows } = await merge.client.query<{ common: number | null }>(
    'SELECT bit_and(kinds) AS common FROM open_rows',
  );
  const common = rows[0]?.common;
  if (common == null) return false;
  // Where all rows bear an id of one kind, only listings without that kind come into question.
  const without = idColumns
    .filter((_, bit) => common & (1 << bit))
    .map((column) => ` AND b.${column} IS NULL`)
    .join('');
  const { rowCount } = await merge.client.query(
    `SELECT FROM businesses b WHERE b.is_demo = $1${without} LIMIT 1`,
    [merge.isDemo],
  );
  if (rowCount === 0) return false;
  await run(merge, 'UPDATE open_rows SET name = fold(written), address = fold(address_written)');
  await run(merge, 'ANALYZE open_rows');
  // A merged listing stands for the one that it was merged into, with the ids of both.
  const columns = `${meant} AS id, b.name_folded AS name, b.phone_normalised AS phone, b.address AS address_written, b.latitude,
    b.longitude, b.deleted_at IS NOT NULL AND g.id IS NULL AS is_trashed, ${kinds('b')} | coalesce(${kinds('w')}, 0) AS kinds`;
  const found = `businesses b ${withMerges} LEFT JOIN businesses w ON w.id = merged_into(g.loser_id)`;
  return (
    (await run(
      merge,
      `CREATE TEMPORARY TABLE candidates ON COMMIT DROP AS
       SELECT *, count(*) OVER (PARTITION BY name, y, x) AS in_cell FROM (
       SELECT *, fold(address_written) AS address, floor(latitude * 1000)::int AS y, floor(longitude * 500)::int AS x FROM (
         SELECT ${columns} FROM ${found} JOIN (SELECT DISTINCT name FROM open_rows) AS o
           ON b.name_folded COLLATE "C" = o.name COLLATE "C"
         WHERE b.is_demo = ${merge.isDemo} AND (b.deleted_at IS NULL OR g.id IS NOT NULL)${without}
         UNION
         SELECT ${columns} FROM ${found} JOIN (SELECT DISTINCT phone FROM open_rows WHERE phone IS NOT NULL) AS o
           ON b.phone_normalised = o.phone WHERE b.is_demo = ${merge.isDemo}${without}
       ) AS found) AS placed`,
    )) > 0
  );
}

async function matchByName(merge: Merge): Promise<void> {
  await run(merge, 'ANALYZE candidates');
  await run(merge, findPairs);
  await run(merge, matchPairs);
  await run(merge, doubtPairs);
}

const distance = 'metres_between(o.latitude, o.longitude, c.latitude, c.longitude)';

// How likely a pair is one place: 1 same name and phone, 2 same name and address, 3 same name close by; the others are doubts.
const findPairs = `
  CREATE TEMPORARY TABLE pairs ON COMMIT DROP AS
  SELECT position, id, min(rank) AS rank, min(metres) AS metres FROM (
    SELECT o.position, c.id, ${distance} AS metres,
      CASE WHEN c.name <> o.name THEN 14 WHEN ${distance} > ${farMetres} THEN 12 ELSE 1 END AS rank
    FROM open_rows o JOIN candidates c USING (phone)
    WHERE o.kinds & c.kinds = 0 AND (c.name = o.name OR coalesce(${distance} <= ${farMetres}, true) AND NOT EXISTS (
      SELECT FROM candidates others WHERE others.phone = o.phone OFFSET ${mostSharingPhone}))
    UNION ALL
    SELECT o.position, c.id, ${distance},
      CASE WHEN o.phone <> c.phone THEN 13 WHEN ${distance} > ${farMetres} THEN 99 ELSE 2 END
    FROM open_rows o JOIN candidates c ON c.name = o.name AND c.address = o.address
    WHERE o.kinds & c.kinds = 0 AND NOT c.is_trashed
    UNION ALL
    SELECT o.position, c.id, ${distance}, CASE WHEN o.phone <> c.phone THEN 13
      WHEN similarity(o.address, c.address) < ${alikeAddress} THEN 15 ELSE 3 END
    FROM open_rows o CROSS JOIN generate_series(-1, 1) AS dy CROSS JOIN generate_series(-1, 1) AS dx
    JOIN candidates c ON c.name = o.name AND c.y = floor(o.latitude * 1000)::int + dy AND c.x = floor(o.longitude * 500)::int + dx
    WHERE o.kinds & c.kinds = 0 AND NOT c.is_trashed AND c.in_cell <= ${mostInCell} AND ${distance} <= ${samePlaceMetres}
    UNION ALL
    -- Nothing is known of either but the name.
    SELECT o.position, c.id, NULL, 4
    FROM open_rows o JOIN candidates c ON c.name = o.name
    WHERE o.kinds & c.kinds = 0 AND NOT c.is_trashed AND o.address IS NULL AND c.address IS NULL
      AND (o.latitude IS NULL OR c.latitude IS NULL) AND (o.phone IS NULL OR c.phone IS NULL)
  ) AS found WHERE rank < 99 GROUP BY position, id`;

// The best pair, where no other is as good; of those of one name and phone, or close by, the nearest.
const matchPairs = `
  INSERT INTO matches
  SELECT position, id FROM (
    SELECT position, id, rank, metres, row_number() OVER best AS nth, lead(rank) OVER best AS next_rank, lead(metres) OVER best AS next_metres
    FROM pairs WINDOW best AS (PARTITION BY position ORDER BY rank, metres, id)
  ) AS ranked
  WHERE nth = 1 AND rank < 10 AND (next_rank IS DISTINCT FROM rank OR coalesce(next_metres > metres, false))`;

const doubtPairs = `
  INSERT INTO doubts
  SELECT position, CASE min(rank) WHEN 12 THEN 'FAR_AWAY' WHEN 13 THEN 'OTHER_PHONE' WHEN 14 THEN 'OTHER_NAME' WHEN 15 THEN 'OTHER_ADDRESS' ELSE 'SEVERAL' END,
    (array_agg(id ORDER BY rank, metres, id))[1:${mostCandidates}]
  FROM pairs WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = pairs.position) GROUP BY position`;

/**
 * Two places of the file that turn out to be one listing: the one that a sheet of listings names first stays, the others
 * count as merged, and it gets their reviews.
 */
async function keepFirstMatch(merge: Merge): Promise<void> {
  const moved = await run(
    merge,
    `INSERT INTO extra
     SELECT position, sheet, row_number, name, kind, first FROM (
       SELECT s.*, first_value(s.position) OVER (PARTITION BY m.business_id ORDER BY ${preferred('s')}) AS first
       FROM (SELECT business_id FROM matches GROUP BY 1 HAVING count(*) > 1) AS shared
       JOIN matches m USING (business_id) JOIN staged s USING (position)
     ) AS ranked WHERE position <> first`,
  );
  if (moved === 0) return;
  await run(merge, gatherReviews);
  for (const table of ['staged', 'matches', 'hits']) {
    await run(merge, `DELETE FROM ${table} USING extra WHERE ${table}.position = extra.position`);
  }
}
