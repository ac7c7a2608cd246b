import { execFileSync } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

// A lock file contains a process id. It is valid only while that process runs, so one that a crash left behind is replaced.

export interface LockHolder {
  pid: number;
  /** Start time of the process by the system, to detect a reused id. Null if unknown. */
  born: string | null;
  /** Information about the holder, such as its URL. */
  note: string;
}

export interface ProcessLock {
  release(): void;
}

let made = 0;

/** Takes the lock without waiting, or returns its holder. */
export function takeLock(file: string, note = ''): ProcessLock | LockHolder {
  const me: LockHolder = { pid: process.pid, born: birthOf(process.pid), note };
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${(made += 1)}`;
  writeFileSync(draft, JSON.stringify(me), { mode: 0o600 });
  try {
    for (;;) {
      try {
        // A link is atomic, unlike a write.
        linkSync(draft, file);
        return { release: () => rmSync(file, { force: true }) };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      const holder = readHolder(file);
      if (holder && isAlive(holder)) return holder;
      setAside(file, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Waits for the lock, at most `seconds`. */
export async function waitForLock(file: string, seconds: number): Promise<ProcessLock> {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    const lock = takeLock(file);
    if ('release' in lock) return lock;
    if (performance.now() > deadline)
      throw new Error(`Process ${lock.pid} has held ${file} for more than ${seconds} s.`);
    await pause(50);
  }
}

/** The living holder of a lock file, or null. */
export function lockHolderOf(file: string): LockHolder | null {
  const holder = readHolder(file);
  return holder && isAlive(holder) ? holder : null;
}

/** Whether a process of this id exists, whichever user owns it. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

// Two processes may find the same stale lock. The one that moves it away checks that it moved the stale one,
// and puts a living one back.
function setAside(file: string, draft: string): void {
  const aside = `${draft}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  const holder = readHolder(aside);
  try {
    if (holder && isAlive(holder)) linkSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readHolder(file: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function isAlive(holder: LockHolder): boolean {
  return isRunning(holder.pid) && (holder.born === null || holder.born === birthOf(holder.pid));
}

function birthOf(pid: number): string | null {
  try {
    if (process.platform === 'linux') {
      // Field 22, counted after the command's name, which may hold spaces and brackets.
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
    }
    if (process.platform === 'win32') return null;
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === code;
}
