import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';

// The user agent of a visitor, who is counted: a page that is being closed does not send the context's own.
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** Draws WebGL in software, for machines without a graphics card. */
export const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

/** Starts the browser that `npm test` found or downloaded, with additional command-line options. */
export function openBrowser(options: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    headless: true,
    args: [
      `--user-agent=${userAgent}`,
      '--no-sandbox',
      ...(options.length > 0 ? options : ['--disable-gpu']),
      '--disable-quic',
      '--no-first-run',
      // A test's page closes before optimised machine code pays off.
      '--js-flags=--max-optimized-bytecode-size=0',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export interface WatchedPage {
  page: Page;
  /** Errors and warnings of the console, and errors of scripts. */
  complaints: string[];
  /** URLs of requests, except the page itself. */
  requests: string[];
  close(): Promise<void>;
}

/**
 * A page in a context of its own that records requests and console messages. E2E_SLOWNESS=6 slows its processor down by six,
 * to find tests that depend on timing.
 */
export async function watchedPage(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'en-GB', ...options });
  return watch(await context.newPage());
}

/** The same with a page that is already open. */
export async function watch(page: Page): Promise<WatchedPage> {
  const context = page.context();
  // Machines are shared.
  page.setDefaultTimeout(90_000);
  const slowness = Number(process.env.E2E_SLOWNESS ?? 1);
  if (slowness > 1) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
  }
  const complaints: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Of Playwright itself, where a test blocks the offline worker.
    if (message.text().includes('Service Worker registration blocked by Playwright')) return;
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) requests.push(request.url());
  });
  return { page, complaints, requests, close: () => context.close() };
}
