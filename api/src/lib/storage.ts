import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Files that belong to the directory: uploads, exports, backups. Keys look like `uploads/3f2a.xlsx`. */
export interface Storage {
  write(key: string, content: Readable): Promise<void>;
  read(key: string): Readable;
  /** A path on this machine that other processes can open. */
  localPath(key: string): Promise<string>;
  remove(key: string): Promise<void>;
  /** All files under a prefix such as `uploads`. */
  list(prefix: string): Promise<{ key: string; modifiedAt: Date }[]>;
}

/** Keeps files in a folder. A write that fails leaves nothing behind. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const file = path.join(folder, key);
    if (path.relative(folder, file).startsWith('..')) throw new Error('storage key leaves its folder');
    return file;
  };
  return {
    async write(key, content) {
      const file = pathOf(key);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    localPath: async (key) => pathOf(key),
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(prefix) {
      const names = await readdir(pathOf(prefix)).catch(() => []);
      const found = await Promise.all(
        names.map(async (name) => {
          const key = `${prefix}/${name}`;
          // A file may go while the folder is looked through.
          const entry = await stat(pathOf(key)).catch(() => null);
          return entry?.isFile() ? [{ key, modifiedAt: entry.mtime }] : [];
        }),
      );
      return found.flat();
    },
  };
}
