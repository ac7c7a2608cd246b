import type { PoolClient } from 'pg';
import type { FormerMapping, FormerMappings } from './storeUsedMappings.ts';

/**
 * Restores the mappings that an import replaced, in the transaction of its undo: the former one, or the one before if that belongs
 * to an undone import as well. Mappings that were changed since are left alone. Returns the number of restored ones.
 */
export async function restoreMappings(client: PoolClient, importId: number): Promise<number> {
  const former = await formerMappings(client, importId);
  let restored = 0;
  for (const headerKey of Object.keys(former)) {
    const { rowCount } = await client.query(
      'SELECT FROM column_mappings WHERE header_key = $1 AND import_id = $2 FOR UPDATE',
      [headerKey, importId],
    );
    if (rowCount === 0) continue;
    restored += 1;
    const before = await latestNotUndone(client, headerKey, former[headerKey] ?? null);
    if (before)
      await client.query(
        `UPDATE column_mappings SET mapping = $2, released_columns = $3, accepted_signs = $4, import_id = $5,
           updated_at = clock_timestamp() WHERE header_key = $1`,
        [
          headerKey,
          JSON.stringify(before.mapping),
          ...[before.releasedColumns, before.acceptedSigns, before.importId],
        ],
      );
    else await client.query('DELETE FROM column_mappings WHERE header_key = $1', [headerKey]);
  }
  return restored;
}

/** The newest former mapping that no undone import stored. */
async function latestNotUndone(
  client: PoolClient,
  headerKey: string,
  newest: FormerMapping | null,
): Promise<FormerMapping | null> {
  let before = newest;
  while (before?.importId != null) {
    const { rows } = await client.query<{ isUndone: boolean }>(
      `SELECT status = 'UNDONE' AS "isUndone" FROM imports WHERE id = $1`,
      [before.importId],
    );
    if (!rows[0]?.isUndone) return before;
    before = (await formerMappings(client, before.importId))[headerKey] ?? null;
  }
  return before;
}

async function formerMappings(client: PoolClient, importId: number): Promise<FormerMappings> {
  const { rows } = await client.query<{ former: FormerMappings | null }>(
    'SELECT former_mappings AS former FROM imports WHERE id = $1',
    [importId],
  );
  return rows[0]?.former ?? {};
}
