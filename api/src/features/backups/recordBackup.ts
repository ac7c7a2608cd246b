import type { Backup, BackupReason } from '../../generated/prisma/client.ts';
import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { listingCounts, type BackupFacts } from './archive/manifest.ts';
import type { FileDigest } from './FileMeter.ts';

/** Stores the record of a complete archive, with its audit. The name comes from the time of the snapshot. */
export async function recordBackup(
  context: Context,
  made: {
    reason: BackupReason;
    operatorId: number | null;
    fileKey: string;
    facts: BackupFacts;
    file: FileDigest;
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
        fileSize: made.file.bytes,
        fileSha256: made.file.sha256,
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
