import { idColumns } from '../identityFacts.ts';
import { run, type Merge } from '../mergeContext.ts';
import { fieldGroups, placeColumns } from './fieldGroups.ts';

/**
 * Drops values of the answered row for fields that later imports wrote: an answer decides which listing the row means, not that the
 * older file is right. A row that a later import read again changes nothing.
 */
export async function leaveNewerValues(merge: Merge): Promise<void> {
  await run(merge, readAgain, [merge.importId]);
  await run(merge, withoutNewer, [merge.importId]);
}

const readAgain = `
  INSERT INTO applied SELECT m.position FROM matches m WHERE NOT EXISTS (SELECT FROM applied a WHERE a.position = m.position)
    AND EXISTS (SELECT FROM row_hashes h JOIN imported_rows r USING (identity_hash)
      WHERE h.position = m.position AND r.import_id > $1 AND merged_into(r.business_id) = m.business_id)`;

const isNewer = (columns: readonly string[]) =>
  `newer.columns && '{${columns.join()}}' OR newer.is_new AND b.${columns[0]} IS NOT NULL`;
const older = (column: string, columns: readonly string[]) =>
  `${column} = CASE WHEN ${isNewer(columns)} THEN NULL ELSE s.${column} END`;

const withoutNewer = `
  UPDATE staged s SET name = CASE WHEN ${isNewer(['name'])} THEN b.name ELSE s.name END,
    ${[
      ...Object.entries(placeColumns).map(([column, id]) => older(column, [id])),
      ...[...fieldGroups.values()].flatMap((columns) => columns.map((column) => older(column, columns))),
      ...idColumns.map((column) => older(column, [column])),
    ].join(', ')}
  FROM matches m JOIN businesses b ON b.id = m.business_id, LATERAL (
    SELECT coalesce(b.created_by_import_id > $1, false) AS is_new, ARRAY(
      SELECT DISTINCT jsonb_object_keys(r.after) FROM business_revisions r
      WHERE r.business_id = b.id AND r.import_id > $1 AND NOT r.undone) AS columns
  ) AS newer
  WHERE s.position = m.position`;
