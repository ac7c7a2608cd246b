import { afterAll, beforeAll } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from './openBrowser.ts';
import { copyDataDir, makeDataDir, startDirectory } from './startDirectory.ts';

/** For use inside tests and hooks. */
export interface OwnDirectory {
  readonly url: string;
  readonly dataDir: string;
  readonly browser: Browser;
}

/**
 * A running directory with the 300 sample listings, and a browser, for the tests of one file which change
 * what others rely on: to be called once at its top.
 */
export function useOwnDirectory(env: Record<string, string> = {}): OwnDirectory {
  let url = '';
  let dataDir = '';
  let browser: Browser | null = null;
  const undone: (() => unknown)[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
    undone.push(() => browser?.close());
    const folder = await makeDataDir();
    undone.push(() => folder.remove());
    await copyDataDir(process.env.E2E_DEMO_DATA_DIR ?? '', folder.dataDir);
    const directory = await startDirectory(folder.dataDir, env);
    undone.push(() => directory.end('SIGTERM'));
    ({ url, dataDir } = directory);
  }, 180_000);
  afterAll(async () => {
    // Clean-up after a failed start must not hide the reason of the failure.
    while (undone.length > 0) await Promise.resolve(undone.pop()?.()).catch(() => undefined);
  }, 60_000);
  return {
    get url() {
      return url;
    },
    get dataDir() {
      return dataDir;
    },
    get browser() {
      if (!browser) throw new Error('The directory is available only inside tests and hooks.');
      return browser;
    },
  };
}
