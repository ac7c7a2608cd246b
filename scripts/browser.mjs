// Finds a browser for the tests, or brings one: Playwright's own, else the system's Chromium, else Debian's package.
import { existsSync } from 'node:fs';
import { run, runNode } from './program.mjs';

const systemPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/** Path of a browser that Playwright can drive. Throws where none can be had. */
export async function findBrowser() {
  const { chromium } = await import('playwright-core');
  const own = chromium.executablePath();
  const given = process.env.CHROMIUM_PATH;
  const present = () => [given, own, ...systemPaths].find((file) => file && existsSync(file));
  const tries = [
    () =>
      runNode('node_modules/playwright-core/cli.js', ['install', 'chromium'], {
        what: 'the download of a browser',
      }),
    () => run('apt-get', ['update']),
    () => run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']),
  ];
  for (const attempt of tries) {
    if (present()) break;
    await attempt().catch(() => undefined);
  }
  const found = present();
  if (!found) {
    throw new Error(
      'The tests need a browser and none could be had: Playwright could not download one and apt-get could not install chromium. ' +
        'Install Chromium, or name one in CHROMIUM_PATH.',
    );
  }
  return found;
}
