import { randomUUID } from 'node:crypto';
import { Transform } from 'node:stream';
import type { RunningJob } from '../../jobs/jobHandler.ts';
import type { ResultOf } from '../../jobs/jobKind.ts';
import type { Context } from '../../lib/context.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import type { BusinessFilter } from '../listings/list/businessFilter.ts';
import { exportBusinesses } from './exportBusinesses.ts';
import type { exportKind, ExportPayload } from './exportKind.ts';
import type { ExportFormat } from './exportSelection.ts';

/** Retention of a file, in days. */
const storedDays = 7;

/**
 * The job of an export: writes the file and stores it. It can be killed at any point and run again: an unfinished
 * file is deleted.
 */
export async function runExport(
  context: Context,
  job: RunningJob<ExportPayload>,
): Promise<ResultOf<typeof exportKind>> {
  const { exportId: id, apiKeyId = null } = job.payload;
  const { prisma } = context.db;
  const current = await prisma.export.findUniqueOrThrow({ where: { id } });
  if (current.fileKey !== null) return {};
  const selection = {
    format: current.format as ExportFormat,
    filter: current.filter as BusinessFilter,
    startIndex: current.startIndex,
    endIndex: current.endIndex,
  };
  const file = await exportBusinesses(context, selection, {
    ...(apiKeyId === null ? {} : { apiKeyId }),
    ...(current.operatorId === null || apiKeyId !== null ? {} : { operatorId: current.operatorId }),
    onRows: (done) => job.progress(done),
  });
  job.progress(0, file.rows);
  const stop = () => file.content.destroy(job.signal.reason as Error);
  job.signal.addEventListener('abort', stop, { once: true });
  const fileKey = `exports/${randomUUID()}.${selection.format}`;
  const meter = new Meter();
  try {
    await context.storage.write(fileKey, pipeThrough(file.content, meter));
    await prisma.export.update({
      where: { id },
      data: {
        fileKey,
        fileName: file.fileName,
        fileSize: meter.bytes,
        rows: file.rows,
        expiresAt: new Date(Date.now() + storedDays * 86_400_000),
      },
    });
  } catch (error) {
    // Unless the commit succeeded and only its confirmation was lost.
    const users = await prisma.export.count({ where: { id, fileKey } }).catch(() => null);
    if (users === 0) await context.storage.remove(fileKey);
    job.signal.throwIfAborted();
    throw error;
  } finally {
    job.signal.removeEventListener('abort', stop);
  }
  job.progress(file.rows, file.rows);
  return { rows: file.rows, fileSize: meter.bytes };
}

/** Counts the bytes. */
class Meter extends Transform {
  bytes = 0;

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    done(null, chunk);
  }
}
