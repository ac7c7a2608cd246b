import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readFileRange } from './readFileRange.ts';
import { fileIsGone, type Storage } from './storage.ts';

/** Storage in a folder. A failed write leaves no file. */
export function folderStorage(folder: string): Storage {
  const pathOf = (key: string) => {
    const file = path.join(folder, key);
    if (path.relative(folder, file).startsWith('..')) throw new Error('storage key leaves its folder');
    return file;
  };
  return {
    async write(key, content) {
      const file = pathOf(key);
      // Until the pipeline below listens, which rejects with it.
      content.once('error', () => undefined);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await pipeline(content, createWriteStream(file, { mode: 0o600, flags: 'wx' }));
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    readRange: (key, offset, length) => readFileRange(pathOf(key), offset, length),
    has: async (key) => existsSync(pathOf(key)),
    async withLocalFile(key, use) {
      if (!existsSync(pathOf(key))) throw fileIsGone();
      return use(pathOf(key));
    },
    locationOf: pathOf,
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async list(prefix) {
      const names = await readdir(pathOf(prefix), { recursive: true }).catch(() => []);
      const found = await Promise.all(
        names.map(async (name) => {
          const key = `${prefix}/${name.replaceAll(path.sep, '/')}`;
          // A file may be deleted while the folder is listed.
          const entry = await stat(pathOf(key)).catch(() => null);
          return entry?.isFile() ? [{ key, modifiedAt: entry.mtime }] : [];
        }),
      );
      return found.flat();
    },
  };
}
