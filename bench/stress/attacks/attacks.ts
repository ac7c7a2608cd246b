import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { random } from '../../../api/src/features/imports/read/fixtures/damage.ts';
import { Chance } from './attackChance.ts';
import { childrenOf, fingerprint, leakOf } from './attackChecks.ts';
import { hostileFile } from './attackFiles.ts';
import { attackPage } from './attackPages.ts';
import { hostileRequest, type RawRequest } from './attackRequests.ts';
import { startLoadedServer } from '../servers/loadedServer.ts';
import { operatorClient } from '../servers/operatorClient.ts';
import type { StressCase, StressTools, Outcome } from '../stressCase.ts';

const full = { listings: 2000, requests: 20_000, files: 400, pages: 400 };
const atOnce = 6;
const maxFileBytes = 300_000;
/** Seconds: of one answer to a request, of one file from its upload to its result, and of each kind of attack in all. */
const maxSeconds = { answer: 12, file: 60, kind: 900 };
const slowHealth = 1000;

interface Seen {
  statuses: Map<number, number>;
  faults: string[];
  slowestMs: number;
  count: number;
}

/** Response to a request; status 0 if the connection was closed, as for invalid HTTP. */
function send(address: string, request: RawRequest): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    const end = (status: number, body: string) => resolve({ status, body });
    try {
      const sent = http.request({
        hostname,
        port,
        path: request.path,
        method: request.method,
        headers: request.headers,
        agent: false,
        timeout: maxSeconds.answer * 1000,
      });
      sent.on('timeout', () => sent.destroy(new Error('late')));
      sent.on('error', (error) => end(error.message === 'late' ? -1 : 0, ''));
      sent.on('response', (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          if (body.length < 1_000_000) body += piece;
        });
        response.on('end', () => end(response.statusCode ?? 0, body));
        response.on('error', () => end(0, body));
      });
      sent.end(request.body);
    } catch {
      // Requests that Node's client cannot send.
      end(0, '');
    }
  });
}

/** Asks for the health of the server all the time, and keeps how long each answer took. */
function watchHealth(address: string) {
  const times: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const begun = performance.now();
      const status = await fetch(`${address}/healthz`)
        .then((answer) => answer.status)
        .catch(() => 0);
      times.push(status === 200 ? performance.now() - begun : Infinity);
      await wait(250);
    }
  })();
  return async () => {
    isOver = true;
    await watching;
    times.sort((a, b) => a - b);
    return { worst: times.at(-1) ?? Infinity, p99: times[Math.floor(times.length * 0.99)] ?? Infinity };
  };
}

/** Does something so often, a few at a time, for no longer than a kind of attack may take. */
async function repeated(
  count: number,
  lanes: number,
  attack: (index: number) => Promise<void>,
): Promise<number> {
  const deadline = performance.now() + maxSeconds.kind * 1000;
  let begun = 0;
  const lane = async () => {
    while (begun < count && performance.now() < deadline) await attack((begun += 1));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return begun;
}

async function run({ folder, share, print }: StressTools): Promise<Outcome> {
  const seed = Number(process.env['ATTACK_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  print(`seed ${seed}; ATTACK_SEED=${seed} repeats it`);
  const chance = new Chance(random(seed));
  const scaled = (count: number) => Math.max(20, Math.round(count * share));
  const server = await startLoadedServer({ folder, share, print }, scaled(full.listings));
  const { address, client, pid } = server;
  const seen: Seen = { statuses: new Map(), faults: [], slowestMs: 0, count: 0 };
  const judge = (what: string, status: number, body: string, ms: number) => {
    seen.count += 1;
    seen.slowestMs = Math.max(seen.slowestMs, ms);
    seen.statuses.set(status, (seen.statuses.get(status) ?? 0) + 1);
    const leak = leakOf(body, folder);
    if (status === -1) seen.faults.push(`no answer: ${what}`);
    if (status >= 500 && status !== 503 && status !== 507)
      seen.faults.push(`${status}: ${what} ${body.slice(0, 200)}`);
    if (leak !== null) seen.faults.push(`${leak}: ${what}`);
  };
  try {
    const { cookie } = await operatorClient(address);
    const before = await fingerprint(client);
    const { megabytes: megabytesBefore } = await server.holdings();
    const endHealth = watchHealth(address);

    const requests = await repeated(scaled(full.requests), atOnce, async (index) => {
      const request = hostileRequest(chance);
      const begun = performance.now();
      const { status, body } = await send(address, request);
      const what = `${request.kind} ${request.method} ${request.path.slice(0, 200)} ${String(request.body ?? '').slice(0, 300)}`;
      judge(what, status, body, performance.now() - begun);
      if (index % 2000 === 0) print(`${index} requests`);
    });
    let slowestFile = 0;
    const files = await repeated(scaled(full.files), 1, async () => {
      const file = hostileFile(chance, maxFileBytes);
      const form = new FormData();
      form.set('dryRun', 'true');
      form.set('file', new Blob([new Uint8Array(file.content)]), file.fileName);
      const begun = performance.now();
      const answer = await fetch(`${address}/api/upload-excel`, {
        method: 'POST',
        headers: { cookie, origin: address },
        body: form,
        signal: AbortSignal.timeout(maxSeconds.file * 1000),
      }).then(
        async (response) => ({ status: response.status, body: await response.text() }),
        () => ({ status: -1, body: '' }),
      );
      slowestFile = Math.max(slowestFile, performance.now() - begun);
      judge(`file ${file.kind}`, answer.status, answer.body, 0);
    });
    const after = await fingerprint(client);
    if (after !== before) seen.faults.push(`the database changed:\n${before}\n${after}`);

    const { rows } = await client.query<{ id: number; slug: string }>(
      'SELECT id, slug FROM businesses ORDER BY id LIMIT 1',
    );
    const [listing] = rows;
    let stored = 0;
    const pages = await repeated(listing ? scaled(full.pages) : 0, 1, async () => {
      const { isStored, faults } = await attackPage(chance, {
        address,
        cookie,
        id: listing?.id ?? 0,
        slug: listing?.slug ?? '',
      });
      seen.faults.push(...faults);
      if (isStored) stored += 1;
    });

    const health = await endHealth();
    seen.faults.push(...(await leftovers(server)));
    const { megabytes } = await server.holdings();
    const statuses = [...seen.statuses]
      .sort(([a], [b]) => a - b)
      .map(([status, count]) => `${status}×${count}`);
    for (const fault of seen.faults.slice(0, 30)) print(fault);
    return {
      hasPassed: seen.faults.length === 0 && health.p99 <= slowHealth,
      figures: `seed ${seed}: ${requests} requests (slowest ${(seen.slowestMs / 1000).toFixed(1)} s), ${files} files (slowest ${(slowestFile / 1000).toFixed(1)} s), ${pages} pages (${stored} stored); ${statuses.join(' ')}; health p99 ${health.p99.toFixed(0)} ms, worst ${health.worst.toFixed(0)} ms; ${megabytesBefore?.toFixed(0)} to ${megabytes?.toFixed(0)} MB; ${seen.faults.length} faults in process ${pid}`,
    };
  } finally {
    await server.stop();
  }
}

/**
 * Readers, jobs and transactions, which must have ended after the last answer; the process itself must still run.
 */
async function leftovers({ client, pid }: Awaited<ReturnType<typeof startLoadedServer>>): Promise<string[]> {
  const faults: string[] = [];
  try {
    process.kill(pid, 0);
  } catch {
    faults.push('the server ended');
  }
  const look = async () => {
    const { rows } = await client.query<{ jobs: number; open: number }>(
      `SELECT (SELECT count(*)::int FROM jobs WHERE kind = 'import' AND finished_at IS NULL) AS jobs,
         (SELECT count(*)::int FROM pg_stat_activity WHERE state LIKE 'idle in transaction%') AS open`,
    );
    return { ...rows[0], readers: childrenOf(pid).length };
  };
  // A heartbeat may be under way.
  for (let tries = 0; tries < 20; tries += 1) {
    const { jobs, open, readers } = await look();
    if (jobs === 0 && open === 0 && readers === 0) return faults;
    await wait(500);
  }
  return [...faults, `left behind: ${JSON.stringify(await look())}`];
}

/** Attacks of every kind, generated from a seed, on a server that really runs. */
export const attacks: StressCase = {
  name: 'attacks',
  promise: `${full.requests.toLocaleString('en')} hostile requests, ${full.files} files and ${full.pages} texts of listings, generated from a seed: the same process lives and answers for its health within a second, no answer is a 5xx but 503 or 507 or says anything of the inside, nothing of the database changes, no page runs a script, and nothing is left behind`,
  run,
};
