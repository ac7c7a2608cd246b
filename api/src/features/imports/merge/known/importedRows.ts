import { idColumns } from '../identityFacts.ts';
import { listingColumnNames } from '../stagedColumns.ts';
import { run, type Merge } from '../mergeContext.ts';

// Rows of earlier imports, each with its outcome. The same row again refers to the same listing, whatever was decided about it.
// Its values were applied before, so later values of files and operators stay.

const identityColumns = [
  ...[
    'name',
    'address',
    'street',
    'city_name',
    'state',
    'postal_code',
    'country_code',
    'phone',
    'website',
    'email',
  ],
  ...['latitude', 'longitude', 'place_id', 'google_id', 'cid'],
];
const hashOf = (columns: readonly string[]) =>
  `hashtextextended(ROW(${columns.map((column) => `s.${column}`).join(', ')})::text, 0)`;

/**
 * Hashes each row of a listing as it is in the file, in `row_hashes`. Rows of our own export carry edits and are
 * applied again.
 */
export async function hashRows(merge: Merge): Promise<void> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE row_hashes ON COMMIT DROP AS
     SELECT s.position, ${hashOf(identityColumns)} AS identity_hash,
       ${hashOf(['category_name', 'city_name', ...listingColumnNames])} AS content_hash
     FROM staged s WHERE s.kind IS NULL AND s.slug_base <> '' AND s.identity NOT LIKE 'own:%'`,
  );
  await run(merge, 'CREATE UNIQUE INDEX ON row_hashes (position)');
  await run(merge, 'ANALYZE row_hashes');
}

/**
 * Finds rows that were imported before, in `known_rows` with what they became, and rows about which an operator was asked and
 * did not decide, in `undecided_rows` with the question.
 */
export async function findKnownRows(merge: Merge): Promise<void> {
  // A merged listing (`owner_id`) refers to the target of the merge. Values of later rows were not written to the merged one.
  await run(
    merge,
    `CREATE TEMPORARY TABLE known_rows ON COMMIT DROP AS
     SELECT DISTINCT ON (h.position) h.position, coalesce(merged_into(g.loser_id), b.id) AS business_id, b.id AS owner_id,
       r.content_hash = h.content_hash AND (g.id IS NOT NULL OR NOT r.through_merge) AS is_applied
     FROM row_hashes h JOIN imported_rows r USING (identity_hash) JOIN businesses b ON b.id = r.business_id
     LEFT JOIN business_merges g ON g.loser_id = b.id AND g.undone_at IS NULL
     WHERE b.is_demo = ${merge.isDemo}
     ORDER BY h.position, r.content_hash = h.content_hash DESC, r.import_id DESC`,
  );
  // Earlier releases recorded rows of a merged listing as rows of the target. After an undo, their ids mean the listing again.
  await run(
    merge,
    `DELETE FROM known_rows k USING staged s, business_merges g, businesses l
     WHERE g.undone_at IS NOT NULL AND g.winner_id = k.owner_id AND l.id = g.loser_id AND s.position = k.position
       AND (${idColumns.map((column) => `l.${column} = s.${column}`).join(' OR ')})`,
  );
  await run(merge, 'CREATE UNIQUE INDEX ON known_rows (position)');
  await run(
    merge,
    `CREATE TEMPORARY TABLE undecided_rows ON COMMIT DROP AS
     SELECT DISTINCT ON (h.position) h.position, d.id AS doubt_id, d.reason, d.candidate_ids,
       -- Not where its import was set to skip all such rows.
       bool_or(d.decision = 'SKIP' AND i.doubt_policy <> 'SKIP') OVER (PARTITION BY h.position) IS TRUE AS is_skipped
     FROM import_doubts d JOIN imports i ON i.id = d.import_id AND i.status = 'DONE',
       unnest(d.identity_hashes) AS asked (identity_hash) JOIN row_hashes h USING (identity_hash)
     WHERE (d.decision IS NULL OR d.decision = 'SKIP')
       AND NOT EXISTS (SELECT FROM known_rows k WHERE k.position = h.position)
     ORDER BY h.position, d.id DESC`,
  );
}

/** Matches rows that were imported before with the listings that they became then. */
export const matchKnownRows = `
  INSERT INTO matches SELECT position, business_id FROM known_rows JOIN staged USING (position)
  WHERE NOT EXISTS (SELECT FROM matches WHERE matches.position = known_rows.position)`;

/**
 * Repeats open questions about rows that were imported before: only an operator decides them, not a second import. Candidates
 * are those of the question that still exist, and the listings to which the row's ids refer now. Rows that an operator skipped
 * are left out again, with their former candidates where none of these is left.
 */
export async function repeatQuestions(merge: Merge): Promise<void> {
  await run(
    merge,
    `INSERT INTO ambiguous_rows
     SELECT DISTINCT ON (s.position) s.position, a.reason, coalesce(live.ids, a.candidate_ids), a.is_skipped
     FROM undecided_rows a LEFT JOIN joined_rows e USING (position) JOIN staged s ON s.position = coalesce(e.first, a.position),
       LATERAL (
         SELECT array_agg(id ORDER BY at) AS ids FROM (
           SELECT coalesce(merged_into(g.loser_id), b.id) AS id, min(c.at) AS at FROM (
             SELECT hits.business_id AS id, 0 AS at FROM hits WHERE hits.position = s.position
             UNION ALL SELECT id, at FROM unnest(a.candidate_ids) WITH ORDINALITY AS u (id, at)
           ) AS c JOIN businesses b USING (id) LEFT JOIN business_merges g ON g.loser_id = b.id AND g.undone_at IS NULL
           WHERE b.is_demo = $1 AND (b.deleted_at IS NULL OR g.id IS NOT NULL) GROUP BY 1
         ) AS found
       ) AS live
     WHERE (live.ids IS NOT NULL OR a.is_skipped) AND NOT EXISTS (SELECT FROM matches m WHERE m.position = s.position)
     ORDER BY s.position, a.doubt_id DESC`,
    [merge.isDemo],
  );
}

/**
 * Writes businesses whose rows were all applied before into `applied`. They change nothing, unless the operator chose to
 * overwrite edits.
 */
export async function findAppliedRows(merge: Merge): Promise<void> {
  await run(
    merge,
    `CREATE TEMPORARY TABLE applied ON COMMIT DROP AS
     SELECT m.position FROM matches m JOIN known_rows k USING (position)
     WHERE NOT ${merge.overwriteEdited} AND k.is_applied AND k.business_id = m.business_id AND NOT EXISTS (
       SELECT FROM joined_rows e LEFT JOIN known_rows other ON other.position = e.position
       WHERE e.first = m.position AND NOT coalesce(other.is_applied AND other.business_id = m.business_id, false))`,
  );
}

/** Records which listing each row became or joined: of a merged listing, that one and not the target. */
export async function recordRows(merge: Merge): Promise<void> {
  await run(
    merge,
    `INSERT INTO imported_rows (identity_hash, content_hash, business_id, import_id, through_merge)
     SELECT DISTINCT ON (1, 2) h.identity_hash, h.content_hash, coalesce(own.owner_id, outcomes.business_id), $1, own.owner_id IS NOT NULL
     FROM (
       SELECT position, business_id FROM matches
       UNION ALL SELECT n.position, b.id FROM named n JOIN businesses b USING (slug)
     ) AS outcomes JOIN (
       SELECT position AS first, position FROM row_hashes UNION ALL SELECT first, position FROM joined_rows
     ) AS rows ON rows.first = outcomes.position
     JOIN row_hashes h ON h.position = rows.position
     LEFT JOIN row_owners own ON own.position = rows.position AND merged_into(own.owner_id) = outcomes.business_id
     WHERE NOT EXISTS (SELECT FROM known_rows k
       WHERE k.position = h.position AND k.is_applied AND k.business_id = outcomes.business_id)
     ORDER BY 1, 2
     ON CONFLICT (identity_hash, content_hash) DO UPDATE
       SET business_id = excluded.business_id, import_id = excluded.import_id, through_merge = excluded.through_merge`,
    [merge.importId],
  );
}
