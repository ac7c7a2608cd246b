import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { writeWholeFile } from './writeWholeFile.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'whole-file-'));
  file = path.join(folder, 'out');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it('writeWholeFile lets two writers of one file each complete it, readable by its owner alone', async () => {
  await Promise.all(
    ['one', 'two'].map((text) => writeWholeFile(file, (output) => pipeline(Readable.from([text]), output))),
  );
  expect(['one', 'two']).toContain(await readFile(file, 'utf8'));
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['out']);
});

it('writeWholeFile keeps the existing file if it fails, is interrupted or must not replace it', async () => {
  await writeWholeFile(file, (output) => pipeline(Readable.from(['first']), output));
  const interruption = new AbortController();
  const endless = new Readable({ read: () => undefined });
  endless.push('second');
  endless.once('data', () => interruption.abort());
  await expect(
    writeWholeFile(file, (output) => pipeline(endless, output, { signal: interruption.signal })),
  ).rejects.toMatchObject({ name: 'AbortError' });
  await expect(
    writeWholeFile(file, (output) => pipeline(Readable.from(['third']), output), { isNew: true }),
  ).rejects.toMatchObject({ code: 'EEXIST' });
  expect([await readdir(folder), await readFile(file, 'utf8')]).toEqual([['out'], 'first']);
});
