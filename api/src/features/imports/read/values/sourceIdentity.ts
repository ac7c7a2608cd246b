import type { ImportedRow } from '../../stage/importedRow.ts';

/**
 * The source's identifier of a row's listing, the strongest first: the id in our own export, an id of a map, else the row itself. Rows
 * with the same identifier are one listing; other rows are compared by their values (lib/identity).
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
