import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { stallingProxy } from '../../../api/src/testing/fakes/stallingProxy.ts';
import { seedDatabase } from '../../seedDatabase.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import { operatorClient } from '../servers/operatorClient.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';
import { startStressedServer } from '../servers/loadedServer.ts';

const maxAnswerSeconds = 10;
/** Seconds until requests are served, and an import is applied, after the database returns. */
const maxRecoverySeconds = 60;

/** Addresses of every kind; each is requested by an anonymous client and by an operator. */
const addresses = [
  ...[
    '/',
    '/businesses?q=a',
    '/categories',
    '/cities',
    '/business/none',
    '/nothing',
    '/admin',
    '/robots.txt',
  ],
  ...['/api/businesses?limit=3', '/api/businesses/1', '/api/categories', '/api/admin/check', '/sitemap.xml'],
  ...['/ads.txt', '/api/openapi.json', '/img/1/1.webp', '/metrics', '/readyz', '/healthz'],
  ...['/api/admin/exports/1', '/api/admin/backups/1'],
  `/graphql?query=${encodeURIComponent('{ businesses(first: 1) { totalCount } }')}`,
];

interface Answer {
  what: string;
  /** Null if there was none. */
  status: number | null;
  seconds: number;
  saysWhen: boolean;
}

async function run({ folder, print, share }: StressTools): Promise<Outcome> {
  const database = await openTemporaryDatabase(print);
  const proxy = await stallingProxy(database.url);
  const faults: string[] = [];
  let slowest = 0;
  let count = 0;
  try {
    await seedDatabase(database.url, { seed: 1, count: Math.max(20, Math.round(2000 * share)) });
    const server = await startStressedServer(proxy.url, {
      dataDir: path.join(database.folder, 'server'),
      logFile: path.join(folder, 'server.log'),
    });
    try {
      const operator = await operatorClient(server.address);
      const sendRequests = async (when: string) => {
        for (const answer of await askAll(server.address, operator.cookie)) {
          count += 1;
          slowest = Math.max(slowest, answer.seconds);
          const isServed = answer.status !== null && (answer.status < 500 || answer.status === 503);
          if (!isServed || answer.seconds > maxAnswerSeconds || (answer.status === 503 && !answer.saysWhen))
            faults.push(`${when}: ${JSON.stringify(answer)}`);
        }
      };
      const recover = async (when: string) => {
        const begun = performance.now();
        const { status } = await operator.upload(Buffer.from(`name\nAfter ${when}\n`), {
          fileName: 'rows.csv',
        });
        while ((await fetch(`${server.address}/readyz`)).status !== 200 && performance.now() - begun < 60_000)
          await wait(250);
        const seconds = (performance.now() - begun) / 1000;
        print(`${when}: an import was applied after ${seconds.toFixed(0)} s`);
        if (status !== 200 || seconds > maxRecoverySeconds)
          faults.push(`${when}: import ${status} after ${seconds.toFixed(0)} s`);
        await sendRequests(`after ${when}`);
      };
      await askAll(server.address, operator.cookie);
      for (const [when, begin, end] of [
        ['standing still', () => proxy.stall(), () => proxy.goOn()],
        ['connections dropped silently', () => proxy.strand(), () => undefined],
        ['refusing connections', () => proxy.refuse(), () => proxy.accept()],
      ] as const) {
        await begin();
        for (let round = 0; round < 3; round += 1) await sendRequests(when);
        await end();
        await recover(when);
      }
    } finally {
      await server.stop();
    }
  } finally {
    proxy.close();
    await database.remove();
  }
  for (const fault of faults.slice(0, 20)) print(fault);
  return {
    hasPassed: faults.length === 0,
    figures: `${count} requests, slowest answer ${slowest.toFixed(1)} s, ${faults.length} late, without an answer, or neither served nor 503 with Retry-After`,
  };
}

function askAll(address: string, cookie: string): Promise<Answer[]> {
  const visitors: Record<string, string>[] = [{}, { cookie }];
  return Promise.all(
    addresses.flatMap((what) =>
      visitors.map(async (headers): Promise<Answer> => {
        const begun = performance.now();
        const end = (status: number | null, saysWhen = false) => ({
          what,
          status,
          seconds: (performance.now() - begun) / 1000,
          saysWhen,
        });
        try {
          const answer = await fetch(address + what, {
            headers,
            redirect: 'manual',
            signal: AbortSignal.timeout(maxAnswerSeconds * 3000),
          });
          await answer.arrayBuffer();
          return end(answer.status, answer.headers.has('retry-after'));
        } catch {
          return end(null);
        }
      }),
    ),
  );
}

/** A server whose database hangs, loses its connections or refuses new ones. */
export const databaseAway: StressCase = {
  name: 'database-away',
  promise: `whatever the database does, every request is answered within ${maxAnswerSeconds} s, with 503 and Retry-After where it cannot be served; imports are applied again within ${maxRecoverySeconds} s`,
  run,
};
