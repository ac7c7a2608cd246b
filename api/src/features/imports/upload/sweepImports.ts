import type { Context } from '../../../lib/context.ts';
import { orphanedFiles, uuidNames } from '../../../lib/storage/orphanedFiles.ts';
import { skipUndecided } from '../result/skipUndecided.ts';
import { undoDays } from '../undo/undoImport.ts';

/**
 * Deletes data with a retention of 30 days: uploaded files, data for undos, findings of dry runs, undecided ambiguous rows and refused values.
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
  // Cells of refused rows may be about persons. Where and why they were refused stays with the import.
  for (const table of ['import_problems', 'import_warnings']) {
    await pool.query(
      `UPDATE ${table} SET value = NULL
       WHERE value IS NOT NULL AND import_id IN (SELECT id FROM imports WHERE finished_at < $1)`,
      [before],
    );
  }
  await pool.query(
    'DELETE FROM import_deleted_rows WHERE import_id IN (SELECT id FROM imports WHERE finished_at < $1)',
    [before],
  );
  return { filesRemoved: await removeUnnamedFiles(context, now) };
}

/** Removes uploads without an import: their process died before the import was queued. */
async function removeUnnamedFiles(context: Context, now: Date): Promise<number> {
  const { db, storage } = context;
  const { own } = await orphanedFiles(context, 'uploads', {
    isOwn: uuidNames('[a-z]+'),
    hasRecord: async (fileKey) => (await db.prisma.import.count({ where: { fileKey } })) > 0,
    now,
  });
  for (const key of own) await storage.remove(key);
  return own.length;
}
