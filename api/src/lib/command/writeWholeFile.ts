import { randomBytes } from 'node:crypto';
import { link, open, rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';

/**
 * Writes a file atomically, readable only by its owner. `fill` resolves once everything is written and the output is
 * closed. An existing file is replaced, or refused with EEXIST if `isNew`. Writers of one file do not
 * share the partial one, which is removed if `fill` fails.
 */
export async function writeWholeFile(
  file: string,
  fill: (output: Writable) => Promise<unknown>,
  { isNew = false } = {},
): Promise<void> {
  const partial = `${file}.${process.pid}-${randomBytes(3).toString('hex')}.part`;
  const handle = await open(partial, 'wx', 0o600);
  try {
    await fill(handle.createWriteStream());
    // Unlike a rename, a link never replaces a file.
    if (isNew) await link(partial, file);
    else await rename(partial, file);
  } finally {
    await handle.close().catch(() => undefined);
    await rm(partial, { force: true });
  }
}
