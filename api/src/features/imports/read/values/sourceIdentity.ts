import type { ImportedRow } from '../../stage/importedRow.ts';

/**
 * What the source names the place of a row by, strongest first: our own export's id, an id of a map, else the row itself.
 * Rows with one identity mean one place; whether others do is decided by what they say of it (lib/identity).
 */
export function sourceIdentity(
  row: Pick<ImportedRow, 'own' | 'placeId' | 'googleId' | 'cid'>,
  position: number,
): string {
  if (row.own) return `own:${row.own.id}:${row.own.slug}`;
  if (row.placeId !== null) return `place:${row.placeId}`;
  if (row.googleId !== null) return `google:${row.googleId}`;
  return row.cid === null ? `row:${position}` : `cid:${row.cid}`;
}
