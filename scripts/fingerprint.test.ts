import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

// The scripts work in the folder above their own: here in one with a few files.

interface Fingerprints {
  stampFile: (name: string) => string;
  unlessFresh: (step: {
    stamp: string;
    from: string[];
    makes: string[];
    work: () => Promise<void>;
  }) => Promise<boolean>;
}

let root: string;
let fingerprints: Fingerprints;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'fingerprint-'));
  for (const script of ['fingerprint.mjs', 'program.mjs'])
    cpSync(path.resolve('scripts', script), path.join(root, 'scripts', script));
  fingerprints = (await import(
    pathToFileURL(path.join(root, 'scripts/fingerprint.mjs')).href
  )) as Fingerprints;
  write('src/a.ts', 'a');
  write('src/deep/b.ts', 'b');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

/** Builds `dist/all` from `src`, if it must; returns whether it did. */
const build = (work = async () => write('dist/all', 'built')) =>
  fingerprints.unlessFresh({
    stamp: fingerprints.stampFile('build'),
    from: ['src', 'settings.json'],
    makes: ['dist/all'],
    work,
  });

describe('a step of the build', () => {
  it('is not done again while its sources are unchanged', async () => {
    expect([await build(), await build(), await build()]).toEqual([true, false, false]);
  });

  it.each<[string, () => void]>([
    ['a changed file', () => write('src/deep/b.ts', 'c')],
    ['a new file', () => write('src/deep/c.ts', '')],
    ['a removed file', () => rmSync(path.join(root, 'src/deep/b.ts'))],
    [
      'a renamed file',
      () => {
        rmSync(path.join(root, 'src/a.ts'));
        write('src/z.ts', 'a');
      },
    ],
    ['a source that did not exist', () => write('settings.json', '{}')],
    ['a result that is gone', () => rmSync(path.join(root, 'dist'), { recursive: true })],
  ])('is done again, once, for %s', async (_, change) => {
    await build();
    change();
    expect([await build(), await build()]).toEqual([true, false]);
    expect(existsSync(path.join(root, 'dist/all'))).toBe(true);
  });

  it.each(['src/a.test.ts', 'src/Page.test.tsx', 'src/generated/client.ts', 'src/node_modules/x/index.js'])(
    'ignores tests and generated code: %s',
    async (file) => {
      await build();
      write(file, 'changed');
      expect(await build()).toBe(false);
    },
  );

  it('is repeated after a failure, even if its result is there and its sources are the former ones', async () => {
    await build();
    write('src/a.ts', 'broken');
    const failing = build(async () => {
      throw new Error('syntax');
    });
    await expect(failing).rejects.toThrow('syntax');
    write('src/a.ts', 'a');
    expect([await build(), await build()]).toEqual([true, false]);
  });
});
