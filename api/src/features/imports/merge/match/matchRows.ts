import { orphanTables, refuseOrphans, separateReviews } from './orphanRows.ts';
import { farMetres } from '../../../../lib/identity/matchVerdict.ts';
import { repeatQuestions, matchKnownRows } from '../known/importedRows.ts';
import { fillGapsOfMatches, gatherReviews } from '../join/joinRows.ts';
import {
  findOwners,
  leaveGapsToRowsOfMerged,
  limitRowsOfMerged,
  ownersTable,
} from '../known/rowsOfMerged.ts';
import { matchByEvidence } from './matchByEvidence.ts';
import { idColumns, idKinds } from '../identityFacts.ts';
import { run, type Merge } from '../mergeContext.ts';
import { preferred } from '../stagedColumns.ts';

/**
 * Writes the existing listing of each business of the file into `matches`, and uncertain ones into `ambiguous_rows`, unless
 * the operator chose a policy for them.
 *
 * Certain matches are: a row that was imported before; an equal source id, unless name and location contradict it; the verdict SAME
 * of lib/identity. Two businesses with different source ids never match.
 */
export async function matchRows(merge: Merge): Promise<void> {
  await makeMatchTables(merge);
  const { rows } = await merge.client.query<{ is_empty: boolean }>(
    'SELECT NOT EXISTS (SELECT FROM businesses WHERE is_demo = $1) AS is_empty',
    [merge.isDemo],
  );
  if (rows[0]?.is_empty) {
    if (merge.doubtPolicy !== 'CREATE') await repeatQuestions(merge);
    await refuseOrphans(merge);
    return;
  }

  for (const column of idColumns) await run(merge, hitBy(column), [merge.isDemo]);
  await run(merge, matchOwn);
  await run(merge, ownersOfOwn);
  await run(merge, matchKnownRows);
  if (merge.doubtPolicy !== 'CREATE') await repeatQuestions(merge);
  await run(merge, markOtherPlaces);
  await run(merge, matchById);
  await matchByEvidence(merge);
  await findOwners(merge);
  await limitRowsOfMerged(merge);
  await keepFirstMatch(merge);
  await run(merge, dropRivalCandidates);
  await run(merge, "DELETE FROM ambiguous_rows WHERE candidate_ids = '{}' AND NOT is_skipped");
  for (const keep of keepOwn) await run(merge, keep);
  if (merge.doubtPolicy === 'CREATE') await run(merge, 'DELETE FROM ambiguous_rows');
  await refuseOrphans(merge);
  await separateReviews(merge);
}

/** Creates the tables of matches, their evidence, and ambiguous matches. */
export async function makeMatchTables(merge: Merge): Promise<void> {
  for (const table of tables) await run(merge, table);
}

/**
 * Clears ids of staged rows that another listing (also a merged one) or an earlier row has, and ids that would replace an id of the
 * listing, unless the row has another id of the listing.
 */
export async function dropTakenIds(merge: Merge): Promise<void> {
  for (const column of idColumns) {
    await run(
      merge,
      `UPDATE staged s SET ${column} = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
       WHERE m.position = s.position AND b.${column} <> s.${column}
         AND NOT EXISTS (SELECT FROM hits h WHERE h.position = s.position AND h.owner_id = m.business_id)`,
    );
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
  // The listing to which an id refers, and the one that has it (`owner_id`); they differ if that one was merged.
  `CREATE TEMPORARY TABLE hits (position int NOT NULL, business_id int NOT NULL, kind text NOT NULL, owner_id int NOT NULL) ON COMMIT DROP`,
  `CREATE TEMPORARY TABLE matches (position int PRIMARY KEY, business_id int NOT NULL) ON COMMIT DROP`,
  `CREATE TEMPORARY TABLE ambiguous_rows (
     position int PRIMARY KEY, reason text NOT NULL, candidate_ids int[] NOT NULL, is_skipped boolean NOT NULL DEFAULT false) ON COMMIT DROP`,
  ownersTable,
  ...orphanTables,
  `CREATE TEMPORARY TABLE unchanged_cities (position int PRIMARY KEY, city_id int NOT NULL) ON COMMIT DROP`,
];

// A reference to a merged listing refers to the target of the merge.
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

const ownersOfOwn = `
  INSERT INTO row_owners SELECT s.position, split_part(s.identity, ':', 2)::int FROM staged s JOIN matches m USING (position)
  WHERE s.identity LIKE 'own:%' AND split_part(s.identity, ':', 2) <> m.business_id::text`;

// Keeps values that a row of our own export does not change. Values derived from phone and hours change only with them, because
// the stored form may be older than the current rule. A city of the same name stays, even if its country is not the listing's.
const keepOwn = [
  `UPDATE staged s SET phone_normalised = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
   WHERE m.position = s.position AND s.identity LIKE 'own:%' AND b.phone = s.phone
     AND b.country_code IS NOT DISTINCT FROM s.country_code`,
  `UPDATE staged s SET opening_minutes = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
   WHERE m.position = s.position AND s.identity LIKE 'own:%' AND b.working_hours = s.working_hours`,
  `UPDATE staged s SET special_minutes = NULL FROM matches m JOIN businesses b ON b.id = m.business_id
   WHERE m.position = s.position AND s.identity LIKE 'own:%' AND b.special_hours = s.special_hours`,
  `INSERT INTO unchanged_cities SELECT s.position, t.id
   FROM staged s JOIN matches m USING (position) JOIN businesses b ON b.id = m.business_id JOIN cities t ON t.id = b.city_id
   WHERE s.identity LIKE 'own:%' AND t.name_key = key_of_name(s.city_name) AND b.country_code IS NOT DISTINCT FROM s.country_code`,
];

// Row and listing share only the id: name, phone and part of town (or address) differ. Listings that are the target of a merge are
// excluded, since an operator decided that they have several names or positions.
const markOtherPlaces = `
  INSERT INTO ambiguous_rows
  SELECT s.position, 'OTHER_PLACE', array_agg(DISTINCT b.id)
  FROM hits JOIN staged s USING (position) JOIN businesses b ON b.id = hits.business_id
  WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = hits.position)
    AND NOT EXISTS (SELECT FROM ambiguous_rows WHERE ambiguous_rows.position = hits.position)
    AND NOT EXISTS (SELECT FROM business_merges g WHERE g.winner_id = b.id AND g.undone_at IS NULL)
    AND b.deleted_at IS NULL AND s.name <> b.name AND similarity(b.name_folded, fold(s.name)) < 0.3
    AND NOT coalesce(s.phone_normalised = b.phone_normalised, false)
    AND coalesce(metres_between(s.latitude, s.longitude, b.latitude, b.longitude) > ${farMetres},
                 fold(s.address) <> fold(b.address))
  GROUP BY s.position`;

const matchById = `
  INSERT INTO matches
  SELECT DISTINCT ON (position) position, business_id FROM hits
  WHERE NOT EXISTS (SELECT FROM ambiguous_rows WHERE ambiguous_rows.position = hits.position)
    AND NOT EXISTS (SELECT FROM matches WHERE matches.position = hits.position)
  ORDER BY position, array_position('{place_id,google_id,cid}', kind)`;

// A listing that matches another row of this file is not a candidate for a row with another source id. Earlier questions stay
// open until an operator answers them.
const dropRivalCandidates = `
  UPDATE ambiguous_rows d SET candidate_ids = ARRAY(
    SELECT id FROM unnest(d.candidate_ids) WITH ORDINALITY AS c (id, at) WHERE id <> ALL (rivals.ids) ORDER BY at)
  FROM (
    SELECT d.position, array_agg(m.business_id) AS ids
    FROM ambiguous_rows d JOIN staged s USING (position) JOIN matches m ON m.business_id = ANY (d.candidate_ids)
      JOIN staged other ON other.position = m.position
    WHERE d.reason <> 'OTHER_PLACE' AND ${idKinds('s')} & ${idKinds('other')} <> 0
      AND NOT EXISTS (SELECT FROM undecided_rows a LEFT JOIN joined_rows e USING (position) WHERE coalesce(e.first, a.position) = d.position)
    GROUP BY 1
  ) AS rivals WHERE rivals.position = d.position`;

/**
 * Joins rows that match the same listing: the first row of a sheet of listings remains, before rows of merged listings. The
 * others, which count as merged, fill its gaps and add their reviews.
 */
async function keepFirstMatch(merge: Merge): Promise<void> {
  const moved = await run(
    merge,
    `INSERT INTO joined_rows
     SELECT position, sheet, row_number, name, kind, first FROM (
       SELECT s.*, first_value(s.position) OVER (PARTITION BY m.business_id ORDER BY ${preferred('s', 'o.has_id IS FALSE')}) AS first
       FROM (SELECT business_id FROM matches GROUP BY 1 HAVING count(*) > 1) AS shared
       JOIN matches m USING (business_id) JOIN staged s USING (position) LEFT JOIN row_owners o USING (position)
     ) AS ranked WHERE position <> first`,
  );
  if (moved === 0) return;
  await run(
    merge,
    'UPDATE joined_rows e SET first = next.first FROM joined_rows next WHERE next.position = e.first',
  );
  await leaveGapsToRowsOfMerged(merge);
  await run(merge, fillGapsOfMatches);
  await run(merge, gatherReviews);
  for (const table of ['staged', 'matches', 'hits']) {
    await run(merge, `DELETE FROM ${table} USING joined_rows WHERE ${table}.position = joined_rows.position`);
  }
}
