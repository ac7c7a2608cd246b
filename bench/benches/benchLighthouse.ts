import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { localPhotos } from '../localPhotos.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';
import type { RunningProgram } from '../startProgram.ts';

// A folder with its own lock file, since Lighthouse would add a tenth to every installation.
const folder = path.join(rootFolder, 'bench/lighthouse');
const lighthouse = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);

const runs = 5;
const bars = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 };

interface LighthouseRun {
  databaseUrl: string;
  /** Data folder of the server that `start` starts. */
  dataDir: string;
  start: (env: Record<string, string>) => Promise<RunningProgram>;
  print: (line: string) => void;
}

/**
 * Lighthouse on the pages that visitors come to from a search engine: a phone with simulated throttling, the page cached
 * by the server, its photos cached as well. Each figure is the lowest over the pages of the medians of its runs.
 */
export async function benchLighthouse({
  databaseUrl,
  dataDir,
  start,
  print,
}: LighthouseRun): Promise<Figure[]> {
  if (!existsSync(lighthouse)) {
    print('  installing Lighthouse, once');
    await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  }
  const port = await freePort();
  const site = `http://127.0.0.1:${port}`;
  // Without a public address no page may be indexed, which is what one of the scores is about.
  const server = await start({ PORT: String(port), SITE_URL: site });
  const debugPort = await freePort();
  const browser = await chromium.launch({
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${debugPort}`],
  });
  try {
    const paths = await mainPages(databaseUrl);
    await localPhotos({ databaseUrl, dataDir, pages: paths.map((path) => site + path) });
    const scores: { path: string; medians: Record<string, number>; runs: Record<string, number>[] }[] = [];
    for (const path of paths) {
      await fetch(site + path);
      const results: Record<string, number>[] = [];
      for (let turn = 0; turn < runs; turn += 1) results.push(await score(site + path, debugPort));
      const medians = Object.fromEntries(
        Object.keys(bars).map((name) => [name, median(results.map((result) => result[name] ?? 0))]),
      );
      print(`  ${path}: ${JSON.stringify(medians)}`);
      scores.push({ path, medians, runs: results });
    }
    return Object.entries(bars).map(([name, bar]) => ({
      what: `Lighthouse ${name}, mobile, median of ${runs}, lowest of ${paths.length} pages`,
      value: Math.min(...scores.map(({ medians }) => medians[name] ?? 0)),
      bar: { atLeast: bar },
      detail: scores.map(({ path, medians, runs: all }) => ({
        path,
        median: medians[name],
        runs: all.map((result) => result[name]),
        metrics: name === 'performance' ? all : undefined,
      })),
    }));
  } finally {
    await browser.close();
    await server.stop();
  }
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** One report. A run whose trace Lighthouse reports as broken, which happens occasionally, is repeated. */
async function report(url: string, port: number, triesLeft = 2): Promise<Report> {
  const options = [`--port=${port}`, '--quiet', '--no-enable-error-reporting', '--output=json'];
  const categoriesOnly = `--only-categories=${Object.keys(bars).join(',')}`;
  try {
    const { stdout } = await run(process.execPath, [lighthouse, url, ...options, categoriesOnly], {
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(stdout) as Report;
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    if (triesLeft > 0 && output.includes('Please run Lighthouse again'))
      return report(url, port, triesLeft - 1);
    throw new Error(`Lighthouse could not read ${url}: ${output.slice(0, 500)}`, { cause: error });
  }
}

/** Scores from 0 to 100 by category, and what they are made of, in milliseconds. */
async function score(url: string, port: number): Promise<Record<string, number>> {
  const { categories, audits } = await report(url, port);
  const metrics = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  return {
    ...Object.fromEntries(
      Object.keys(bars).map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]),
    ),
    ...Object.fromEntries(metrics.map((name) => [name, audits[name]?.numericValue ?? 0])),
  };
}

/** Home, the search page, and the largest category, the largest city and the best listing. */
async function mainPages(databaseUrl: string): Promise<string[]> {
  const db = openDatabase(databaseUrl, { connections: 1 });
  const first = async (text: string) => (await db.pool.query<{ slug: string }>(text)).rows[0]?.slug ?? '';
  try {
    return [
      '/',
      '/businesses',
      `/category/${await first('SELECT slug FROM categories ORDER BY business_count DESC, id LIMIT 1')}`,
      `/city/${await first('SELECT slug FROM cities ORDER BY business_count DESC, id LIMIT 1')}`,
      `/business/${await first('SELECT slug FROM businesses WHERE deleted_at IS NULL ORDER BY score DESC, id LIMIT 1')}`,
    ];
  } finally {
    await db.close();
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
