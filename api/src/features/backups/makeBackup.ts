import { createHash, randomUUID } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { Backup, BackupReason } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { pipeThrough } from '../../lib/storage/pipeThrough.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { listingCounts, type BackupFacts } from './archive/manifest.ts';
import { writeArchive } from './archive/writeArchive.ts';

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
  const meter = new Meter();
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
    await storage.remove(fileKey);
    signal?.throwIfAborted();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
  const { facts } = written;
  if (!facts) throw new Error('a backup ended without its manifest');
  return keepRecord(context, { reason, operatorId, fileKey, facts, meter });
}

async function keepRecord(
  context: Context,
  made: {
    reason: BackupReason;
    operatorId: number | null;
    fileKey: string;
    facts: BackupFacts;
    meter: Meter;
  },
): Promise<Backup> {
  const { header, manifest } = made.facts;
  const takenAt = new Date(header.takenAt);
  return context.db.prisma.$transaction(async (tx) => {
    const backup = await tx.backup.create({
      data: {
        reason: made.reason,
        operatorId: made.operatorId,
        fileKey: made.fileKey,
        fileName: backupFileName(takenAt),
        fileSize: made.meter.bytes,
        fileSha256: made.meter.sha256(),
        contentHash: manifest.contentHash,
        schemaVersion: header.schemaVersion,
        appVersion: header.appVersion,
        ...listingCounts(manifest),
        tables: Object.fromEntries(Object.entries(manifest.tables).map(([name, { rows }]) => [name, rows])),
        takenAt,
      },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'backup.make',
        entity: 'backup',
        entityId: backup.id,
        after: {
          reason: made.reason,
          fileName: backup.fileName,
          businesses: backup.businesses,
          hidden: backup.hidden,
        },
        ...(made.operatorId === null ? {} : { operatorId: made.operatorId }),
      },
    );
    return backup;
  });
}

/** Such as `yedek-2026-11-21-141500.tar.gz`, in UTC. Pure. */
function backupFileName(takenAt: Date): string {
  return `yedek-${takenAt.toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '')}.tar.gz`;
}

/** Counts and hashes what passes. */
class Meter extends Transform {
  bytes = 0;
  readonly #hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.#hash.update(chunk);
    done(null, chunk);
  }

  sha256(): string {
    return this.#hash.digest('hex');
  }
}
