import type { Services } from '../../lib/context.ts';
import { partKey } from './currentSitemap.ts';

/** Age in hours at which a part of another build counts as orphaned: its process died before the switch. */
const orphanHours = 24;

/** Removes parts that interrupted builds left in storage; those of `build` stay. */
export async function sweepParts(
  { storage }: Pick<Services, 'storage'>,
  build: string,
  now = new Date(),
): Promise<number> {
  const own = partKey(build, '').split('/').slice(0, -1).join('/');
  let removed = 0;
  for (const { key, modifiedAt } of await storage.list('sitemaps')) {
    if (key.startsWith(`${own}/`) || modifiedAt.getTime() > now.getTime() - orphanHours * 3_600_000) continue;
    await storage.remove(key);
    removed += 1;
  }
  return removed;
}
