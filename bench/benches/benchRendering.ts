import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../api/src/lib/db/db.ts';
import { median } from '../measureRates.ts';
import type { Figure } from '../report.ts';

const rounds = 5;
const pagesPerRound = 120;
/** Linux counts processor time in ticks of 10 ms, and an answer takes about one millisecond. */
const answersPerRound = 6 * pagesPerRound;
/** Concurrent requests: the server is always busy, and PostgreSQL is not the bottleneck. */
const connections = 4;
const listingsPerPage = 12;

interface Server {
  address: string;
  pid: number;
}

interface Comparison {
  what: string;
  atMost: number;
  page: (n: number) => string;
  rest: (n: number) => string;
}

/**
 * Processor time of the server for a page that is not in its cache, of its time for the REST answer of the same
 * data. Only Linux reports the processor time of another process.
 *
 * @throws RangeError when the directory has fewer pages than are asked for: the rest would be empty, and cheap.
 */
export async function benchRendering(server: Server, url: string): Promise<Figure[]> {
  const most = (rounds + 1) * pagesPerRound;
  const database = openDatabase(url, { connections: 1 });
  const { rows } = await database.pool
    .query<{ slug: string }>('SELECT slug FROM businesses WHERE deleted_at IS NULL ORDER BY id LIMIT $1', [
      most * listingsPerPage,
    ])
    .finally(() => database.close());
  if (rows.length < most * listingsPerPage)
    throw new RangeError(
      `The pages need ${most * listingsPerPage} listings, and there are ${rows.length}: use --rows 10000.`,
    );
  const slug = (n: number) => rows[n % rows.length]?.slug;
  const comparisons: Comparison[] = [
    {
      what: 'business page',
      atMost: 8,
      page: (n) => `/business/${slug(n)}`,
      rest: (n) => `/api/businesses/${slug(n)}`,
    },
    {
      what: 'list page',
      atMost: 5,
      page: (n) => `/businesses?page=${n + 1}`,
      rest: (n) => `/api/businesses?limit=${listingsPerPage}&page=${n + 1}`,
    },
  ];
  const figures: Figure[] = [];
  for (const comparison of comparisons) figures.push(await compare(server, comparison));
  return figures;
}

async function compare(server: Server, { what, atMost, page, rest }: Comparison): Promise<Figure> {
  const pages: number[] = [];
  const answers: number[] = [];
  // In turn; the first round warms up.
  for (let round = 0; round <= rounds; round++) {
    const first = round * pagesPerRound;
    answers.push(await timeOf(server, answersPerRound, (n) => rest(first + n)));
    pages.push(await timeOf(server, pagesPerRound, (n) => page(first + n)));
  }
  const pageMs = median(pages.slice(1));
  const restMs = median(answers.slice(1));
  return {
    what: `processor time of a ${what} that is not cached, of the REST answer's`,
    value: pageMs / restMs,
    bar: { atMost },
    detail: { pageMs, restMs, pages, answers },
  };
}

/** Milliseconds of processor time that the server takes for one of these addresses. */
async function timeOf(
  { address, pid }: Server,
  requests: number,
  path: (n: number) => string,
): Promise<number> {
  let next = 0;
  const before = processorMs(pid);
  const sendRequest = async () => {
    while (next < requests) {
      const url = address + path(next++);
      const response = await fetch(url, { headers: { 'accept-encoding': 'br' } });
      await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${url} responded with ${response.status}.`);
    }
  };
  await Promise.all(Array.from({ length: connections }, sendRequest));
  return (processorMs(pid) - before) / requests;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
