import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Backup, BackupReason } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import type { BackupFacts } from './archive/manifest.ts';
import { writeArchive } from './archive/writeArchive.ts';
import { FileMeter } from './FileMeter.ts';
import { recordBackup } from './recordBackup.ts';

interface MakeOptions {
  reason: BackupReason;
  operatorId?: number | null;
  signal?: AbortSignal;
  /** Rows written so far, and the estimated total. */
  onRows?: (done: number, total: number) => void;
}

/**
 * Writes a consistent snapshot into storage, and its record once the file is complete. Writers are not blocked, and a
 * failed attempt leaves nothing behind. Errors: NO_SPACE, UNAVAILABLE.
 */
export async function makeBackup(
  context: Context,
  { reason, operatorId = null, signal, onRows = () => undefined }: MakeOptions,
): Promise<Backup> {
  const { db, storage } = context;
  signal?.throwIfAborted();
  const fileKey = `backups/${randomUUID()}.tar.gz`;
  const client = await db.connect();
  const written: { facts: BackupFacts | null } = { facts: null };
  const meter = new FileMeter();
  try {
    await client.query(
      `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
       SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = '10min'; SET LOCAL jit = off;
       SET LOCAL timezone = 'UTC'; SET LOCAL datestyle = 'ISO'; SET LOCAL intervalstyle = 'postgres'; SET LOCAL bytea_output = 'hex'`,
    );
    const archive = writeArchive(client, { onRows, onFacts: (facts) => (written.facts = facts) });
    const packed = Readable.from(archive, { objectMode: false, highWaterMark: 1024 * 1024 });
    const gzip = createGzip({ level: 4, chunkSize: 256 * 1024 });
    const stop = () => packed.destroy(signal?.reason as Error);
    signal?.addEventListener('abort', stop, { once: true });
    await storage.write(fileKey, pipeThrough(packed, gzip, meter));
    signal?.removeEventListener('abort', stop);
  } catch (error) {
    // Errors of the cleanup are ignored in favour of the first one; `sweepBackups` removes what is left.
    await storage.remove(fileKey).catch(() => undefined);
    signal?.throwIfAborted();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
  const { facts } = written;
  if (!facts) throw new Error('a backup ended without its manifest');
  return recordBackup(context, { reason, operatorId, fileKey, facts, file: meter.digest() });
}
