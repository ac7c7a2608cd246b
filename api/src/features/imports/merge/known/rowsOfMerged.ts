import { idColumns } from '../identityFacts.ts';
import { run, type Merge } from '../mergeContext.ts';
import { fieldGroups, placeColumns } from './fieldGroups.ts';

// Rows of a listing that was merged into another. They match the target of the merge, but stay rows of the merged listing: undoing
// the merge returns them, and until then they do not overwrite values of the target.

/** Rows of a merged listing (`owner_id`), and whether they have an id of the target. */
export const ownersTable = `CREATE TEMPORARY TABLE row_owners (
  position int PRIMARY KEY, owner_id int NOT NULL, has_id boolean NOT NULL DEFAULT false) ON COMMIT DROP`;

/** Completes `row_owners` for matched rows: from earlier imports of the row, else from the listing that has its id or had it before a merge. */
export async function findOwners(merge: Merge): Promise<void> {
  const { rowCount } = await merge.client.query(
    'SELECT FROM business_merges WHERE undone_at IS NULL LIMIT 1',
  );
  if (rowCount === 0) return;
  await run(merge, ownersOfKnownRows);
  await run(merge, ownersOfIds);
  await run(
    merge,
    `UPDATE row_owners o SET has_id = true FROM hits h JOIN matches m USING (position)
     WHERE h.position = o.position AND h.owner_id = m.business_id`,
  );
}

const ownersOfKnownRows = `
  INSERT INTO row_owners SELECT k.position, k.owner_id FROM known_rows k JOIN matches m USING (position)
  WHERE k.business_id = m.business_id AND k.owner_id <> k.business_id
  ON CONFLICT DO NOTHING`;

// The target of a merge takes over ids that it lacks; the revision of the merged listing still has them.
const ownersOfIds = `
  WITH RECURSIVE former AS (
    SELECT h.position, h.kind, h.owner_id, 0 AS step,
      CASE h.kind WHEN 'place_id' THEN s.place_id WHEN 'google_id' THEN s.google_id ELSE s.cid END AS source_id
    FROM hits h JOIN matches m USING (position) JOIN staged s USING (position)
    WHERE h.business_id = m.business_id AND (h.owner_id <> m.business_id
      OR EXISTS (SELECT FROM business_merges g WHERE g.winner_id = h.owner_id AND g.undone_at IS NULL))
    UNION ALL
    SELECT f.position, f.kind, g.loser_id, f.step + 1, f.source_id
    FROM former f JOIN business_merges g ON g.winner_id = f.owner_id AND g.undone_at IS NULL
      JOIN business_revisions r ON r.id = g.loser_revision_id AND r.before->>f.kind = f.source_id
    WHERE f.step < 100
  ), owners AS (
    SELECT DISTINCT ON (position, kind) position, kind, owner_id FROM former ORDER BY position, kind, step DESC
  )
  INSERT INTO row_owners
  SELECT DISTINCT ON (o.position) o.position, o.owner_id FROM owners o JOIN matches m USING (position)
  WHERE NOT EXISTS (SELECT FROM owners own WHERE own.position = o.position AND own.owner_id = m.business_id)
  ORDER BY o.position, array_position('{place_id,google_id,cid}', o.kind)
  ON CONFLICT DO NOTHING`;

/** Fields that describe a listing at one time: those of a merged listing do not apply to the target. */
const figures: readonly string[] = ['rating', 'businessStatus', 'isOpen'];

const isFigure = (group: string) => figures.includes(group);
const noFigures = [
  ...[...fieldGroups].flatMap(([group, columns]) => (isFigure(group) ? columns : [])),
  ...idColumns,
].map((column) => `${column} = NULL`);

/**
 * Clears values that only the target's own rows may set: rating, status and ids. A row with an id that the merge gave to the target
 * counts as one of its own.
 */
export async function limitRowsOfMerged(merge: Merge): Promise<void> {
  await run(
    merge,
    `UPDATE staged s SET ${noFigures.join(', ')} FROM row_owners o WHERE s.position = o.position AND NOT o.has_id`,
  );
}

const mayWrite = (columns: readonly string[]) =>
  columns.map((column) => `b.${column} IS NULL`).join(' AND ') +
  ` OR ${columns.map((column) => `b.${column} IS NOT DISTINCT FROM l.${column}`).join(' AND ')}`;
const written = (column: string, columns: readonly string[]) =>
  `${column} = CASE WHEN ${mayWrite(columns)} THEN s.${column} END`;

const gapsAlone = [
  ...Object.entries(placeColumns).map(([column, id]) => written(column, [id])),
  ...[...fieldGroups].flatMap(([group, columns]) =>
    isFigure(group) ? [] : columns.map((column) => written(column, columns)),
  ),
];

/**
 * Limits rows of merged listings that joined a row of the target to values that fill its gaps, or that update values which the target
 * got from the merged listing.
 */
export async function leaveGapsToRowsOfMerged(merge: Merge): Promise<void> {
  await run(
    merge,
    `UPDATE staged s SET ${gapsAlone.join(', ')}
     FROM joined_rows e JOIN row_owners o USING (position) JOIN matches m USING (position)
       JOIN businesses b ON b.id = m.business_id JOIN businesses l ON l.id = o.owner_id
     WHERE s.position = e.position AND NOT o.has_id`,
  );
}
