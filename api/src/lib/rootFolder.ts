import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the repository, found upwards from this module, in `api/src` or `dist`. */
export const rootFolder = findRoot(path.dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(path.join(folder, 'api', 'prisma', 'migrations'))) return folder;
  const parent = path.dirname(folder);
  if (parent === folder) throw new Error('The folder api/prisma/migrations is missing beside the program.');
  return findRoot(parent);
}
