import path from 'node:path';
import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import type { Import } from '../../../generated/prisma/client.ts';

/**
 * Estimates the number of rows of a file, by the bytes per row in the last files of its type; null if there were none. It is used only
 * for progress, and replaced by the exact number once the file has been read.
 */
export async function estimateRows(
  context: Context,
  { id, fileName, fileSize }: Pick<Import, 'id' | 'fileName' | 'fileSize'>,
): Promise<number | null> {
  const extension = path.extname(fileName).toLowerCase();
  const [row] = await context.db.rows<{ bytes: number | null }>(sql`
    SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY file_size::float8 / rows) AS bytes FROM (
      SELECT file_size, greatest(rows_read, total_rows) AS rows FROM imports
      WHERE id <> ${id} AND total_rows IS NOT NULL AND greatest(rows_read, total_rows) > 0 AND NOT is_demo AND right(lower(file_name COLLATE "C"), ${extension.length}::int) = ${extension}
      ORDER BY created_at DESC, id DESC LIMIT 20
    ) AS latest`);
  return row?.bytes ? Math.max(1, Math.round(Number(fileSize) / row.bytes)) : null;
}
