import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';

const { removeStale } = (await import(new URL('removeStale.mjs', import.meta.url).href)) as {
  removeStale: (folder: string, written: readonly string[]) => void;
};

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'build-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it('a build leaves the files of the build before, and removes older ones with their packed copies and maps', () => {
  const folder = path.join(parent, 'assets');
  mkdirSync(folder);
  const build = (...names: string[]) => {
    for (const name of names)
      for (const end of ['', '.br', '.gz', '.map']) writeFileSync(path.join(folder, name + end), name);
    removeStale(folder, names);
    return readdirSync(folder).filter((name) => name.endsWith('.js'));
  };
  expect(build('page-1.js', 'shared-1.js')).toEqual(['page-1.js', 'shared-1.js']);
  expect(build('page-2.js', 'shared-1.js')).toEqual(['page-1.js', 'page-2.js', 'shared-1.js']);
  expect(build('page-3.js', 'shared-1.js')).toEqual(['page-2.js', 'page-3.js', 'shared-1.js']);
  expect(readdirSync(folder)).toHaveLength(12);
});

it('a folder of builds that stored no names is cleared of all but the new files', () => {
  writeFileSync(path.join(parent, 'unknown.js'), '');
  writeFileSync(path.join(parent, 'page.js'), '');
  removeStale(parent, ['page.js']);
  rmSync(`${parent}.outputs.json`);
  expect(readdirSync(parent)).toEqual(['page.js']);
});
