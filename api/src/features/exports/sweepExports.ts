import type { Services } from '../../lib/context.ts';

/** Age in hours at which a file without a record counts as orphaned: its process died while writing. */
const orphanHours = 24;

/** Deletes the files whose time is over, and those that interrupted exports left. The records stay. */
export async function sweepExports(
  { db, storage }: Services,
  now = new Date(),
): Promise<{ deleted: number; orphaned: number }> {
  const over = await db.prisma.export.findMany({
    where: { expiresAt: { lt: now }, fileKey: { not: null } },
    select: { id: true, fileKey: true },
  });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await storage.remove(fileKey);
    await db.prisma.export.update({ where: { id }, data: { fileKey: null }, select: { id: true } });
  }
  let orphaned = 0;
  for (const { key, modifiedAt } of await storage.list('exports')) {
    if (modifiedAt.getTime() > now.getTime() - orphanHours * 3_600_000) continue;
    if ((await db.prisma.export.count({ where: { fileKey: key } })) > 0) continue;
    await storage.remove(key);
    orphaned += 1;
  }
  return { deleted: over.length, orphaned };
}
