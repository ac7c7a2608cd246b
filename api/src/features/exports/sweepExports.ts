import type { Services } from '../../lib/context.ts';

/** Deletes the files whose time is over; their records stay. */
export async function sweepExports({ db, storage }: Services): Promise<{ deleted: number }> {
  const over = await db.prisma.export.findMany({
    where: { expiresAt: { lt: new Date() }, fileKey: { not: null } },
    select: { id: true, fileKey: true },
  });
  for (const { id, fileKey } of over) {
    if (fileKey !== null) await storage.remove(fileKey);
    await db.prisma.export.update({ where: { id }, data: { fileKey: null }, select: { id: true } });
  }
  return { deleted: over.length };
}
