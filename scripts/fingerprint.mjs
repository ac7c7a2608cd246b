// Decides whether a build step must run again, by the stored hash of its inputs.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from './program.mjs';

const ignored =
  /(^|\/)(generated|node_modules)(\/|$)|\.test\.tsx?$|(generated|siteOperations|siteDocuments)\.ts$/;

/** Hash of names and contents of the files and folders, without tests and generated code. */
export function fingerprint(places) {
  const hash = createHash('sha256').update(
    `${process.platform} ${process.arch} ${process.version.split('.')[0]}`,
  );
  for (const file of places.flatMap(filesUnder).sort()) {
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(inRoot(file)))
      .update('\0');
  }
  return hash.digest('hex');
}

function filesUnder(place) {
  if (ignored.test(place) || !existsSync(inRoot(place))) return [];
  if (statSync(inRoot(place)).isFile()) return [place];
  return readdirSync(inRoot(place)).flatMap((name) => filesUnder(path.posix.join(place, name)));
}

/** Runs a step unless its hash is unchanged and its outputs exist. Returns whether it ran. */
export async function unlessFresh({ stamp, from, makes, work }) {
  const print = fingerprint(from);
  const isThere = makes.every((file) => existsSync(inRoot(file)));
  if (isThere && existsSync(stamp) && readFileSync(stamp, 'utf8') === print) return false;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, print);
  return true;
}

export const stampFile = (name) => inRoot('.cache', 'stamps', name);
