import { spawn, type ChildProcess } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { Random } from '../../generator/random.ts';
import { openTemporaryDatabase } from '../../../api/src/lib/db/temporaryDatabase.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';

const urls = 50_000;
const kills = 5;
/** Every how-manieth address the search engine refuses. */
const refused = 10;
const worker = path.join(rootFolder, 'dist/api/worker.js');

/** Addresses submitted to a search engine that refuses every tenth, by workers that are killed. A share is one of the addresses. */
export const submittedUrls: StressCase[] = [
  {
    name: 'submitted-urls',
    promise: `${urls.toLocaleString('en')} addresses to an engine that refuses every tenth, ${kills} workers killed at random points: true counts, none submitted twice`,
    run,
  },
];

async function run({ share, print }: StressTools): Promise<Outcome> {
  const database = await openTemporaryDatabase(print);
  const client = new pg.Client({ connectionString: database.url });
  const engine = await startEngine();
  let current: ChildProcess | null = null;
  const start = () => {
    const child = spawn(process.execPath, [worker], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        DATABASE_URL: database.url,
        DATA_DIR: path.join(database.folder, 'worker'),
        SITE_URL: 'https://directory.example',
        INDEXING_GATEWAY: engine.origin,
        SUBMISSION_PACE: '0',
        LOG_LEVEL: 'error',
      },
      stdio: 'ignore',
    });
    current = child;
    return Object.assign(child, { ended: once(child, 'exit') });
  };
  try {
    await client.connect();
    const count = Math.max(500, Math.round(urls * share));
    await client.query(
      `INSERT INTO businesses (slug, name) SELECT 'place-' || n, 'Place ' || n FROM generate_series(1, $1) AS n`,
      [count],
    );
    await client.query(
      `INSERT INTO indexing_engines (engine, is_enabled, account, credentials, daily_quota) VALUES ('GOOGLE', true, 'e@x', $1, 1000000)`,
      [engine.credentials],
    );
    await client.query(
      `INSERT INTO url_submissions (kind, engines, total, is_laid_out) VALUES ('ALL', '{GOOGLE}', $1, false)`,
      [count],
    );
    const begun = performance.now();
    const random = new Random(1);
    for (let n = 1; n <= kills; n += 1) {
      const victim = start();
      const until = Math.floor((count * (n - 1 + random.next())) / (kills + 1));
      while (engine.calls < until) await wait(20);
      victim.kill('SIGKILL');
      await victim.ended;
      print(`killed after ${engine.calls} calls`);
    }
    start();
    for (;;) {
      const { rows } = await client.query<{ successful: number; failed: number; over: boolean }>(
        'SELECT successful, failed, finished_at IS NOT NULL AS over FROM url_submissions',
      );
      const [submission] = rows;
      if (submission?.over) {
        const seconds = (performance.now() - begun) / 1000;
        const wanted = count - Math.floor(count / refused);
        const { size } = new Set(engine.taken);
        const twice = engine.taken.length - size;
        return {
          hasPassed:
            twice === 0 &&
            size === wanted &&
            submission.successful === wanted &&
            submission.failed === count - wanted,
          figures: `${submission.successful} taken and ${submission.failed} refused of ${count} (the engine says ${size}), ${twice} submitted twice, in ${seconds.toFixed(0)} s`,
        };
      }
      await wait(250);
    }
  } finally {
    (current as ChildProcess | null)?.kill('SIGKILL');
    engine.close();
    await client.end();
    await database.remove();
  }
}

/** Fake of Google's Indexing API. */
async function startEngine() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  const times = new Map<string, string>();
  const state = { calls: 0, taken: [] as string[] };
  const server = http.createServer((request, response) => {
    void text(request).then((body) => {
      const json = (status: number, value: object) => response.writeHead(status).end(JSON.stringify(value));
      const { pathname, searchParams } = new URL(request.url ?? '', 'http://engine');
      if (pathname === '/token') return json(200, { access_token: 't', expires_in: 3600 });
      if (pathname.endsWith('/metadata')) {
        const notifyTime = times.get(searchParams.get('url') ?? '');
        return notifyTime ? json(200, { latestUpdate: { notifyTime } }) : json(404, {});
      }
      state.calls += 1;
      const { url } = JSON.parse(body) as { url: string };
      if (Number(/\d+$/.exec(url)?.[0]) % refused === 0) return json(400, { error: { message: 'refused' } });
      times.set(url, new Date().toISOString());
      state.taken.push(url);
      return json(200, {});
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(state, {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: JSON.stringify({ email: 'stress@example.org', privateKey }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
