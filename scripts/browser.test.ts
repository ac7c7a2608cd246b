import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

// Beside a Playwright of its own, whose browser starts.

const before = process.env.CHROMIUM_PATH;
let root: string;
let findBrowser: () => Promise<string>;
beforeEach(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'browser-'));
  const playwright = path.join(root, 'node_modules/playwright-core');
  mkdirSync(playwright, { recursive: true });
  writeFileSync(path.join(playwright, 'package.json'), '{"type":"module","exports":"./index.js"}');
  writeFileSync(
    path.join(playwright, 'index.js'),
    'export const chromium = { launch: async () => ({ close: async () => undefined }) };',
  );
  for (const script of ['browser.mjs', 'program.mjs'])
    cpSync(path.resolve('scripts', script), path.join(root, 'scripts', script));
  ({ findBrowser } = (await import(pathToFileURL(path.join(root, 'scripts/browser.mjs')).href)) as {
    findBrowser: typeof findBrowser;
  });
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
  if (before === undefined) delete process.env.CHROMIUM_PATH;
  else process.env.CHROMIUM_PATH = before;
});

describe('the browser of the tests', () => {
  it('is the one that CHROMIUM_PATH names', async () => {
    process.env.CHROMIUM_PATH = process.execPath;
    expect(await findBrowser()).toBe(process.execPath);
  });

  it.each([undefined, '', '/no/such/browser'])(
    "is Playwright's own for a CHROMIUM_PATH of %j",
    async (given) => {
      if (given === undefined) delete process.env.CHROMIUM_PATH;
      else process.env.CHROMIUM_PATH = given;
      expect(await findBrowser()).toBe('');
    },
  );
});
