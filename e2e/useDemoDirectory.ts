import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './openBrowser.ts';
import { eventually, makeDataDir, startDirectory, statsOf } from './startDirectory.ts';

/** For use inside tests and hooks. */
export interface DemoDirectory {
  readonly url: string;
  readonly browser: Browser;
}

/**
 * A running directory with the 300 listings of the demonstration, and a browser, for the tests of one file: to be
 * called once at its top. `env` is read when the server starts. The first file to ask has the data made, the others
 * go on from copies of it.
 */
export function useDemoDirectory(env: () => Record<string, string> = () => ({})): DemoDirectory {
  let url = '';
  let browser: Browser | null = null;
  const undone: (() => unknown)[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    undone.push(() => browser?.close());
    const folder = await makeDataDir();
    undone.push(() => folder.remove());
    await promisify(execFile)('cp', ['-Rp', await demoData(), folder.dataDir]);
    const directory = await startDirectory(folder.dataDir, env());
    undone.push(() => directory.end('SIGTERM'));
    url = directory.url;
  }, 180_000);
  afterAll(async () => {
    // What a failed start left undone must not hide why it failed.
    while (undone.length > 0) await Promise.resolve(undone.pop()?.()).catch(() => undefined);
  }, 60_000);
  return {
    get url() {
      return url;
    },
    get browser() {
      if (!browser) throw new Error('The directory is open inside tests and hooks only.');
      return browser;
    },
  };
}

/** A data folder in which the demonstration was loaded. */
async function demoData(): Promise<string> {
  const made = path.join(process.env.E2E_SHARED ?? '', 'demo');
  if (existsSync(made)) return made;
  const folder = await makeDataDir();
  const directory = await startDirectory(folder.dataDir);
  try {
    await eventually(
      () => statsOf(directory.url),
      ({ total }) => total === 300,
    );
  } finally {
    await directory.end('SIGTERM');
  }
  await rename(folder.dataDir, made);
  await folder.remove();
  return made;
}
