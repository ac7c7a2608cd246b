import path from 'node:path';
import { bucketStorage } from './bucketStorage.ts';
import type { Config } from '../config.ts';
import { folderStorage } from './folderStorage.ts';
import type { Storage } from './storage.ts';

/** The storage of this configuration: a folder, or a bucket that nodes share. */
export async function openStorage({
  storage,
  dataDir,
}: Pick<Config, 'storage' | 'dataDir'>): Promise<Storage> {
  return storage.kind === 'bucket'
    ? bucketStorage(storage.place, path.join(dataDir, 'scratch'))
    : folderStorage(storage.folder ?? path.join(dataDir, 'files'));
}
