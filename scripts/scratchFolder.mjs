// A folder for temporary files of tests: databases, uploads, data directories.
import { rmSync } from 'node:fs';
import { chmod, lstat, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const prefix = 'business-directory-test-';
/** Bytes, of the folder and of the machine; tests were seen to hold 0.7 GB at once. */
const roomNeeded = 2 * 2 ** 30;
const memoryNeeded = 6 * 2 ** 30;
// A database that ends with its folder may still be writing.
const away = { recursive: true, force: true, maxRetries: 5 };

/**
 * Runs `work` with the path of a folder in memory, and removes it afterwards; with null if the machine keeps none at
 * /dev/shm or has too little to spare. Databases of tests come and go by a thousand files each, and before ext4 makes a
 * file it passes over every one that was deleted in the last five minutes (`recently_deleted` in fs/ext4/ialloc.c of Linux).
 */
export async function withScratchFolder(work, { memory = '/dev/shm', room = roomNeeded } = {}) {
  await removeLeftovers(memory);
  if (!(await hasRoom(memory, room))) return work(null);
  const folder = await mkdtemp(path.join(memory, `${prefix}${process.pid}-`));
  // Traversable by other users: a database that root starts runs as another user.
  await chmod(folder, 0o711);
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const leave = (signal) => {
    try {
      rmSync(folder, away);
    } catch {
      // The next run removes it.
    }
    process.exit(128 + os.constants.signals[signal]);
  };
  for (const signal of signals) process.once(signal, leave);
  try {
    return await work(folder);
  } finally {
    for (const signal of signals) process.off(signal, leave);
    await remove(folder);
  }
}

async function hasRoom(memory, room) {
  const { bavail, bsize } = await statfs(memory).catch(() => ({ bavail: 0, bsize: 0 }));
  return bavail * bsize >= room && process.availableMemory() >= memoryNeeded;
}

/** Folders of runs that were killed. Every user may write to /dev/shm, so folders of other users are ignored. */
async function removeLeftovers(memory) {
  const names = await readdir(memory).catch(() => []);
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    if (isRunning(Number.parseInt(name.slice(prefix.length), 10))) continue;
    const folder = path.join(memory, name);
    const found = await lstat(folder).catch(() => null);
    if (found?.isDirectory() && found.uid === process.getuid()) await remove(folder);
  }
}

/** Removes as much as possible. Remaining files do not fail the tests, and the next run removes them. */
const remove = (folder) => rm(folder, away).catch(() => undefined);

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}
