import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Services } from '../context.ts';
import { readInstallation } from './readInstallation.ts';

/** File with the id of the installation that owns the storage. */
export const ownerKey = 'installation';
/** Age in hours from which a file without a record is orphaned: no process is still writing it. */
const orphanHours = 24;

interface OrphanedFiles {
  /** Files whose names have the program's form. */
  own: string[];
  /** Files of other programs. */
  foreign: string[];
}

/**
 * Files under a prefix that are older than a day and have no record. Empty in the storage of another installation, whose
 * records are in its own database. Foreign files are logged and must not be removed.
 */
export async function orphanedFiles(
  services: Pick<Services, 'db' | 'storage' | 'log'>,
  prefix: string,
  {
    isOwn,
    hasRecord,
    now,
  }: {
    /** Whether a name (without the prefix) has the program's form. */
    isOwn: RegExp;
    hasRecord: (key: string) => Promise<boolean>;
    now: Date;
  },
): Promise<OrphanedFiles> {
  const { storage, log } = services;
  const found: OrphanedFiles = { own: [], foreign: [] };
  if (!(await ownsStorage(services))) {
    log.error(
      { prefix, file: storage.locationOf(ownerKey) },
      'the storage belongs to another installation, so its files are left alone: give each installation a STORAGE_URL of its own, or delete the file to hand the storage over to this one',
    );
    return found;
  }
  for (const { key, modifiedAt } of await storage.list(prefix)) {
    if (modifiedAt.getTime() > now.getTime() - orphanHours * 3_600_000 || (await hasRecord(key))) continue;
    found[isOwn.test(key.slice(prefix.length + 1)) ? 'own' : 'foreign'].push(key);
  }
  const { foreign } = found;
  if (foreign.length > 0)
    log.warn({ prefix, count: foreign.length, keys: foreign.slice(0, 10) }, 'foreign files in the storage');
  return found;
}

/**
 * Whether the storage holds the files of this installation; the first caller becomes its owner. An installation that was
 * restored from a full backup counts as the same installation.
 */
async function ownsStorage({ db, storage }: Pick<Services, 'db' | 'storage'>): Promise<boolean> {
  const own = await readInstallation(db.pool);
  const hasOwner = await storage.has(ownerKey);
  if (own === null) return !hasOwner;
  if (!hasOwner) await storage.write(ownerKey, Readable.from([own]));
  return (await text(storage.read(ownerKey))).trim() === own;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** Names as `randomUUID` makes them, with one of the extensions. */
export function uuidNames(extension: string): RegExp {
  return new RegExp(`^${uuid}\\.(?:${extension})$`);
}
