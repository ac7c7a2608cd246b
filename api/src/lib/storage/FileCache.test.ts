import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FileCache } from './FileCache.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'directory-cache-'));
});
afterEach(() => rm(folder, { recursive: true }));

const maxBytes = 16_000;
const ofProcess = () => new FileCache(folder, maxBytes, { warn: () => undefined }, 4);
const content = Buffer.alloc(100);
const files = async () => (await readdir(folder)).length;

describe('a cache folder that several processes share', () => {
  it('loses nothing when they are started again', async () => {
    const before = ofProcess();
    for (let i = 0; i < 130; i += 1) await before.set(`old-${i}`, content);
    const processes = Array.from({ length: 4 }, ofProcess);
    for (const [i, one] of processes.entries()) await one.set(`new-${i}`, content);
    expect(await files()).toBe(134);
  });

  it('stays within its limit as a whole, whichever process writes', async () => {
    const processes = Array.from({ length: 4 }, ofProcess);
    for (let i = 0; i < 400; i += 1) {
      await processes[i % 4]?.set(`file-${i}`, content);
      expect((await files()) * content.length).toBeLessThanOrEqual(maxBytes);
    }
    expect(await files()).toBeGreaterThan(100);
  });

  it('evicts files that no process used recently', async () => {
    const [writer, reader] = [ofProcess(), ofProcess()];
    for (let i = 0; i < 130; i += 1) await writer.set(`file-${i}`, content);
    const yesterday = Date.now() / 1000 - 86_400;
    for (const name of await readdir(folder)) await utimes(path.join(folder, name), yesterday, yesterday);
    await reader.get('file-0');
    for (let i = 130; i < 200; i += 1) await writer.set(`file-${i}`, content);
    expect(await reader.get('file-0')).toEqual(content);
    expect(await reader.get('file-1')).toBeNull();
  });
});

describe('a cache folder', () => {
  it('stays within its size, evicts the least recently used file, and removes incomplete files', async () => {
    const cache = new FileCache(folder, 250, { warn: () => undefined });
    for (const name of ['a', 'b']) await cache.set(name, Buffer.alloc(100));
    await cache.get('a');
    await cache.set('c', Buffer.alloc(100));
    expect(await Promise.all(['a', 'b', 'c'].map(async (name) => (await cache.get(name))?.length))).toEqual([
      100,
      undefined,
      100,
    ]);
    expect(cache.bytes).toBe(200);
    await writeFile(path.join(folder, 'd.part'), 'half');
    const next = new FileCache(folder, 250, { warn: () => undefined });
    expect((await next.get('c'))?.length).toBe(100);
    expect(next.bytes).toBe(200);
    await rm(path.join(folder, 'c'));
    expect(await next.get('c')).toBeNull();
    expect(next.bytes).toBe(100);
  });
});
