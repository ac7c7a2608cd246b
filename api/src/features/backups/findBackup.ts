import type { Readable } from 'node:stream';
import type { Backup } from '../../generated/prisma/client.ts';
import { requireOperator, requirePerson, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { notBeingDeleted, removeBackup } from './removeBackup.ts';

/** A backup by its id. Errors: UNAUTHENTICATED, NOT_FOUND. */
export async function findBackup(context: Context, id: number): Promise<Backup> {
  requireOperator(context);
  const found = await context.db.prisma.backup.findUnique({ where: { id, ...notBeingDeleted } });
  if (!found) throw new AppError('NOT_FOUND', 'backupNotFound');
  return found;
}

/**
 * The file of a backup. API keys are refused: it contains hashes of passwords and keys, and secrets of webhooks. The download is
 * audited. Errors: UNAUTHENTICATED, FORBIDDEN for every key, NOT_FOUND, GONE (the file was removed).
 */
export async function downloadBackup(
  context: Context,
  id: number,
): Promise<{ backup: Backup; content: Readable }> {
  requirePerson(context);
  const backup = await findBackup(context, id);
  if (!(await context.storage.has(backup.fileKey))) throw new AppError('GONE', 'backupFileGone');
  await recordAudit(context, {
    action: 'backup.download',
    entity: 'backup',
    entityId: id,
    after: { fileName: backup.fileName },
  });
  return { backup, content: context.storage.read(backup.fileKey) };
}

/** Deletes a backup and its file. Errors: NOT_FOUND, CONFLICT if a job uses it, UNAVAILABLE if the storage is. */
export async function deleteBackup(context: Context, id: number): Promise<Backup> {
  const backup = await findBackup(context, id);
  const { fileName, reason, takenAt } = backup;
  const state = await removeBackup(context, backup, { fileName, reason, takenAt });
  if (state === 'IN_USE') throw new AppError('CONFLICT', 'backupInUse');
  if (state === 'GONE') throw new AppError('NOT_FOUND', 'backupNotFound');
  return backup;
}
