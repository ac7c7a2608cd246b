import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bucketStorage } from './bucketStorage.ts';
import { ConfigError } from '../config/configError.ts';
import { type Config } from '../config/config.ts';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';

/**
 * The storage of this configuration: a folder, or a bucket that nodes share. Throws ConfigError for a folder that this process
 * cannot write to, which would otherwise be noticed by the first upload or the first backup.
 */
export async function openStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<Storage> {
  if (storage.kind === 'bucket') return bucketStorage(storage.location, path.join(dataDir, 'scratch'));
  const folder = storage.folder ?? path.join(dataDir, 'files');
  await checkWritable(folder);
  return folderStorage(folder);
}

async function checkWritable(folder: string): Promise<void> {
  const probe = path.join(folder, `.probe-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(probe, '');
    await rm(probe, { force: true });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    // A full disk is not a configuration error, and the site can still be read.
    if (code === 'ENOSPC' || code === 'EDQUOT') return;
    throw new ConfigError(
      `The folder ${folder} for stored files cannot be written (${code}). With systemd, name it as ReadWritePaths in the unit.`,
    );
  }
}
