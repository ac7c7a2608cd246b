import type { Services } from '../../lib/context.ts';
import { orphanedFiles, uuidNames } from '../../lib/storage/orphanedFiles.ts';

/** Deletes expired files, and those of interrupted exports. The records stay. */
export async function sweepExports(
  services: Services,
  now = new Date(),
): Promise<{ deleted: number; orphaned: number }> {
  const { db, storage } = services;
  const over = await db.prisma.export.findMany({
    where: { expiresAt: { lt: now }, fileKey: { not: null } },
    select: { id: true, fileKey: true },
  });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await storage.remove(fileKey);
    await db.prisma.export.update({ where: { id }, data: { fileKey: null }, select: { id: true } });
  }
  const { own } = await orphanedFiles(services, 'exports', {
    isOwn: uuidNames('[a-z]+'),
    hasRecord: async (fileKey) => (await db.prisma.export.count({ where: { fileKey } })) > 0,
    now,
  });
  for (const key of own) await storage.remove(key);
  return { deleted: over.length, orphaned: own.length };
}
