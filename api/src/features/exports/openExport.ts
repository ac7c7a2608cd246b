import type { Readable } from 'node:stream';
import { requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { fileIsGone } from '../../lib/storage/storage.ts';
import { contentTypes, type ExportFormat } from './exportSelection.ts';

/** The file of an export that a worker made. Errors: NOT_FOUND, CONFLICT (not ready, or failed), GONE (deleted). */
export async function openExport(
  context: Context,
  id: number,
): Promise<{ fileName: string; contentType: string; size: number; content: Readable }> {
  requireOperator(context);
  const found = await context.db.prisma.export.findUnique({ where: { id } });
  if (!found) throw new AppError('NOT_FOUND', 'exportNotFound');
  const { fileKey, fileName, fileSize, format, expiresAt } = found;
  if (fileKey === null || (expiresAt !== null && expiresAt < new Date())) {
    if (expiresAt !== null) throw new AppError('GONE', 'exportExpired');
    throw new AppError('CONFLICT', 'exportNotReady');
  }
  if (!(await context.storage.has(fileKey))) throw fileIsGone();
  return {
    fileName: fileName ?? `isletmeler.${format}`,
    contentType: contentTypes[format as ExportFormat],
    size: Number(fileSize ?? 0),
    content: context.storage.read(fileKey),
  };
}
