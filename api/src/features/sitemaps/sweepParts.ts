import type { Services } from '../../lib/context.ts';
import { orphanedFiles } from '../../lib/storage/orphanedFiles.ts';
import { partKey } from './currentSitemap.ts';

/** Removes parts that interrupted builds left in storage; those of `build` stay. */
export async function sweepParts(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  build: string,
  now = new Date(),
): Promise<number> {
  const { own } = await orphanedFiles(services, 'sitemaps', {
    isOwn: /^\d+-[0-9a-f]+\/[\w-]+\.xml\.gz$/,
    hasRecord: async (key) => key.startsWith(partKey(build, '').replace(/[^/]*$/, '')),
    now,
  });
  for (const key of own) await services.storage.remove(key);
  return own.length;
}
