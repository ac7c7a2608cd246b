import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes files that neither this build nor the previous one wrote. Running servers and open pages may still load files of the
 * previous build.
 * @param {string} folder where builds write; the names of this build's files are stored beside it for the next one
 * @param {readonly string[]} written names of this build's files in the folder
 */
export function removeStale(folder, written) {
  const list = `${folder}.outputs.json`;
  const previous = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const inUse = new Set([...written, ...previous]);
  for (const name of readdirSync(folder)) {
    // Compressed copies and source maps are removed with their file.
    if (!inUse.has(name.replace(/\.(br|gz|map)$/, ''))) rmSync(path.join(folder, name), { recursive: true });
  }
  writeFileSync(list, JSON.stringify(written));
}
