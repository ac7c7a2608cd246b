import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockHolderOf, takeLock, waitForLock } from './processLock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const file = () => path.join(folder, 'a.lock');

/** The id of a process that is over. */
const deadPid = () => Number(execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }));

describe('a process lock', () => {
  it('has one holder at a time, whose name others can read', () => {
    const mine = takeLock(file(), 'at home');
    expect(takeLock(file())).toMatchObject({ pid: process.pid, note: 'at home' });
    if ('release' in mine) mine.release();
    expect(lockHolderOf(file())).toBeNull();
    expect(takeLock(file())).toHaveProperty('release');
    expect(readdirSync(folder)).toEqual(['a.lock']);
  });

  it.each([
    ['of a process that was killed', () => JSON.stringify({ pid: deadPid(), born: null, note: '' })],
    [
      'whose id went to another process',
      () => JSON.stringify({ pid: process.pid, born: 'earlier', note: '' }),
    ],
    ['cut off by a power failure', () => '{"pid"'],
  ])('is taken over from one %s', (_what, left) => {
    writeFileSync(file(), left());
    expect(lockHolderOf(file())).toBeNull();
    expect(takeLock(file())).toHaveProperty('release');
    expect(lockHolderOf(file())?.pid).toBe(process.pid);
    expect(readdirSync(folder)).toEqual(['a.lock']);
  });

  it('can be waited for', async () => {
    const first = takeLock(file());
    const second = waitForLock(file(), 30);
    if ('release' in first) first.release();
    expect(await second).toHaveProperty('release');
  });

  it('is not waited for indefinitely', async () => {
    takeLock(file());
    await expect(waitForLock(file(), 0)).rejects.toThrow(String(process.pid));
  });
});
