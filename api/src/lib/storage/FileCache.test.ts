import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
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

  it('evicts what no process used lately', async () => {
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
