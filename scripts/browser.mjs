// Finds a browser for the tests, or downloads one: Playwright's own, else the system's, else Debian's package.
import { existsSync } from 'node:fs';
import { run, runNode } from './program.mjs';

// A browser without a window system needs a third less processor time.
const shells = ['/usr/bin/chromium-headless-shell'];
const browsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of a browser that Playwright can drive; an empty one for Playwright's own. Throws if there is none. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const hasOwn = () =>
    chromium.launch().then(
      async (browser) => (await browser.close(), true),
      () => false,
    );
  const present = async () => {
    const given = process.env.CHROMIUM_PATH;
    if (given && existsSync(given)) return given;
    if (await hasOwn()) return '';
    return [...shells, ...browsers].find((file) => existsSync(file)) ?? null;
  };
  const playwright = ['install', '--only-shell', 'chromium'];
  const tries = [
    () => runNode('node_modules/playwright-core/cli.js', playwright, { what: 'the download of a browser' }),
    () => run('apt-get', ['update']),
    () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
  ];
  for (const attempt of tries) {
    if ((await present()) !== null) break;
    await attempt().catch(() => undefined);
  }
  const found = await present();
  if (found === null) {
    throw new Error(
      'The tests need a browser and none could be had: Playwright could not download one and apt-get could not install chromium-headless-shell. ' +
        'Install Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}

/** Path of a full browser, as visitors have it, for measurements; empty for Playwright's own. */
export function findWholeBrowser() {
  return browsers.find((file) => existsSync(file)) ?? '';
}
