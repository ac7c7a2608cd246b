import { createHash, randomUUID } from 'node:crypto';
import path from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import type { Import } from '../../generated/prisma/client.ts';
import { importKind } from './importKind.ts';

export const mostUploadBytes = 500 * 1024 * 1024;
const extensions = new Set(['.xlsx', '.xls', '.csv', '.tsv', '.txt']);

export interface StartImportInput {
  content: Readable;
  fileName: string;
  /** Header -> field, for columns that the names do not give away. */
  mapping?: Record<string, string> | null;
  isDemo?: boolean;
}

/**
 * Keeps an uploaded spreadsheet and queues its import; the work itself is done by a worker.
 * Errors: UNAUTHENTICATED, BAD_INPUT (no usable name), TOO_LARGE, UNUSABLE_FILE (empty), NO_SPACE. Nothing is left behind by any.
 */
export async function startImport(context: Context, input: StartImportInput): Promise<Import> {
  requireOperator(context);
  const fileName = cleanFileName(input.fileName);
  const extension = path.extname(fileName).toLowerCase();
  if (!extensions.has(extension)) {
    input.content.resume();
    throw new AppError('UNUSABLE_FILE', 'Yalnızca .xlsx, .xls ve .csv dosyaları yüklenebilir.', {
      file: '.xlsx, .xls, .csv',
    });
  }

  const fileKey = `uploads/${randomUUID()}${extension}`;
  const measure = new Measure();
  input.content.on('error', (error) => measure.destroy(error));
  await context.storage.write(fileKey, input.content.pipe(measure));
  try {
    if (measure.bytes === 0) throw new AppError('UNUSABLE_FILE', 'Dosya boş.');
    return await context.db.prisma.$transaction(async (tx) => {
      const operatorId = operatorIdOf(context);
      const created = await tx.import.create({
        data: {
          fileName,
          fileKey,
          fileSize: measure.bytes,
          fileSha256: measure.digest(),
          isDemo: input.isDemo ?? false,
          ...(input.mapping ? { mapping: input.mapping } : {}),
          operatorId,
        },
      });
      const jobId = await enqueueJob(tx, importKind, { importId: created.id }, operatorId);
      if (!created.isDemo) {
        await recordAudit(
          { ...context, tx },
          { action: 'import.start', entity: 'import', entityId: created.id, after: { fileName } },
        );
      }
      return tx.import.update({ where: { id: created.id }, data: { jobId } });
    });
  } catch (error) {
    await context.storage.remove(fileKey);
    throw error;
  }
}

// The name is shown and put into download names, never used as a path.
function cleanFileName(name: string): string {
  const clean = path
    .basename(name.replaceAll('\\', '/'))
    .replace(/[\u0000-\u001f\u007f<>:"|?*]/g, '')
    .trim();
  if (clean === '' || clean.length > 255)
    throw new AppError('BAD_INPUT', 'Dosya adı geçersiz.', { file: 'name' });
  return clean;
}

/** Counts and hashes what passes, and stops at the limit. */
class Measure extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(
    chunk: Buffer,
    _encoding: string,
    done: (error?: Error | null, chunk?: Buffer) => void,
  ): void {
    this.bytes += chunk.length;
    if (this.bytes > mostUploadBytes) {
      done(new AppError('TOO_LARGE', 'Dosya 500MB sınırını aşıyor.'));
      return;
    }
    this.hash.update(chunk);
    done(null, chunk);
  }

  digest(): string {
    return this.hash.digest('hex');
  }
}
