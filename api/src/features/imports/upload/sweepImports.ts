import type { Context } from '../../../lib/context.ts';
import { skipUndecided } from '../result/skipUndecided.ts';
import { undoDays } from '../undo/undoImport.ts';

/** Age at which an upload without an import is deleted: its process died before the import was queued. */
const orphanHours = 24;

/**
 * Deletes data with a retention of 30 days: uploaded files, data for undos, findings of dry runs and undecided ambiguous rows.
 * Also deletes files without an import.
 */
export async function sweepImports(context: Context, now = new Date()): Promise<object> {
  const { prisma, pool } = context.db;
  const before = new Date(now.getTime() - undoDays * 86_400_000);
  // Several imports can share a file, which is deleted with the last one.
  await pool.query(
    `UPDATE imports SET file_key = NULL WHERE file_key IN (
       SELECT file_key FROM imports WHERE file_key IS NOT NULL GROUP BY file_key HAVING coalesce(bool_and(finished_at < $1), false)
     )`,
    [before],
  );
  const old = { import: { finishedAt: { lt: before } } };
  await prisma.importOutcome.deleteMany({ where: old });
  await prisma.importDoubt.deleteMany({ where: { ...old, decision: null } });
  await pool.query(`UPDATE imports SET ${skipUndecided} WHERE finished_at < $1 AND doubtful > 0`, [before]);
  await pool.query(
    'DELETE FROM import_deleted_rows WHERE import_id IN (SELECT id FROM imports WHERE finished_at < $1)',
    [before],
  );
  return { filesRemoved: await removeUnnamedFiles(context, now) };
}

async function removeUnnamedFiles({ db, storage }: Context, now: Date): Promise<number> {
  const orphaned = new Date(now.getTime() - orphanHours * 3_600_000);
  let removed = 0;
  for (const { key, modifiedAt } of await storage.list('uploads')) {
    if (modifiedAt > orphaned) continue;
    if (await db.prisma.import.findFirst({ where: { fileKey: key }, select: { id: true } })) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}
