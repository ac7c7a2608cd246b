import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { logInTo } from '../support/backOffice.ts';
import {
  copyDataDir,
  eventually,
  makeDataDir,
  startDirectory,
  type RunningDirectory,
} from '../support/startDirectory.ts';

// One node of several processes: what holds for nodes must hold for them, and the node is one program to who runs it.

const token = 'a-token-of-metrics';
const settings = { WEB_PROCESSES: '2', METRICS_TOKEN: token };

let folder: Awaited<ReturnType<typeof makeDataDir>>;
let directory: RunningDirectory;
beforeAll(async () => {
  folder = await makeDataDir();
  await copyDataDir(process.env.E2E_DEMO_DATA_DIR ?? '', folder.dataDir);
  directory = await startDirectory(folder.dataDir, settings);
});
afterAll(async () => {
  await directory.end('SIGKILL');
  await folder.remove();
});

/** Ids of the running processes whose parent is a process, and the number that the supervisor gave each. */
function serving(): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of readdirSync('/proc').filter((each) => /^\d+$/.test(each))) {
    try {
      const parent = /\) \S (\d+) /.exec(readFileSync(`/proc/${name}/stat`, 'utf8'))?.[1];
      if (Number(parent) !== directory.process.pid) continue;
      const index = /WEB_PROCESS=(\d)/.exec(readFileSync(`/proc/${name}/environ`, 'utf8'))?.[1];
      if (index) found.set(index, Number(name));
    } catch {
      // It has just ended.
    }
  }
  return found;
}

/** Each request on a connection of its own, so that the processes take turns. */
async function send(path: string, { method = 'GET', headers = {}, body = '' } = {}) {
  const asked = request(directory.url + path, { method, headers, agent: false, timeout: 8000 });
  asked.on('timeout', () => asked.destroy(new Error('no answer')));
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode ?? 0, text: await text(response) };
}
const operatorsPath = '/api/admin/businesses';
const statuses = async (count: number, path: string, headers: Record<string, string> = {}) => {
  const asked = Array.from({ length: count }, () =>
    send(path, { headers }).catch(({ message }: Error) => ({ status: message })),
  );
  return [...new Set((await Promise.all(asked)).map(({ status }) => status))];
};
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
const graph = (query: string, cookie: string) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: directory.url, cookie },
    body: JSON.stringify({ query }),
  });
const bothServe = () =>
  eventually(
    async () => serving().size,
    (count) => count === 2,
    30_000,
  );

// One story: each test goes on where the one before it ended.
describe('a server of two processes', () => {
  let cookie = '';

  it('prints its address once, and accepts a session in both', async () => {
    await bothServe();
    expect(directory.output().match(/The directory is open at/g)).toHaveLength(1);
    cookie = await logInTo(directory.url);
    expect(await statuses(20, operatorsPath, { cookie })).toEqual([200]);
    await fetch(`${directory.url}/api/admin/logout`, {
      method: 'POST',
      headers: { cookie, origin: directory.url },
    });
    expect(await statuses(20, operatorsPath, { cookie })).toEqual([401]);
    cookie = await logInTo(directory.url);
  });

  it('shows a write in both immediately', async () => {
    const [listing] = JSON.parse((await send('/api/businesses?limit=1')).text) as {
      id: number;
      slug: string;
    }[];
    await statuses(10, `/business/${listing?.slug}`);
    for (const name of ['Renamed Once', 'Renamed Twice']) {
      await graph(
        `mutation { updateBusiness(id: ${listing?.id}, input: { name: "${name}" }) { id } }`,
        cookie,
      );
      const read = () => send(`/business/${listing?.slug}`).then((response) => response.text);
      await eventually(
        () => Promise.all(Array.from({ length: 10 }, read)),
        (pages) => pages.every((html) => html.includes(name)),
        5000,
      );
    }
  });

  it('sums the metrics of both', async () => {
    const counted = async () => {
      const { text: figures } = await send('/metrics', { headers: { authorization: `Bearer ${token}` } });
      return [
        /^http_request_duration_seconds_count\{[^}]*"\/api\/categories"[^}]*\} (\d+)/m,
        /^directory_page_cache_listening (\d)/m,
      ].map((figure) => Number(figure.exec(figures)?.[1] ?? 0));
    };
    await statuses(30, '/api/categories');
    // A process serves before its connection for invalidations is open; until then it renders every page.
    const countedSixTimes = async () => {
      const seen = [];
      for (let asked = 0; asked < 6; asked += 1) seen.push(await counted());
      return seen;
    };
    const seen = await eventually(
      countedSixTimes,
      (each) => each.every(([, listening]) => listening === 1),
      20_000,
    );
    expect(seen).toEqual(Array(6).fill([30, 1]));
  });

  it.each(['2', '1'])(
    'continues while process %s is killed, and replaces it',
    async (index) => {
      await bothServe();
      const killed = serving().get(index);
      if (killed === undefined) throw new Error('the process does not run');
      process.kill(killed, 'SIGKILL');
      await eventually(
        () => statuses(8, '/api/categories'),
        (seen) => seen.join() === '200',
        30_000,
      );
      await eventually(
        async () => serving().get(index),
        (pid) => pid !== undefined && pid !== killed,
        30_000,
      );
      await eventually(
        async () => directory.output(),
        (output) => output.includes(`Server process ${index} serves again.`),
        30_000,
      );
    },
    90_000,
  );

  it('stops as one, with its database', async () => {
    await bothServe();
    const pids = [...serving().values()];
    expect(await directory.end('SIGTERM')).toBe(0);
    expect(pids.filter(isRunning)).toEqual([]);
    expect(existsSync(`${folder.dataDir}/postgres/postmaster.pid`)).toBe(false);
  });

  it('leaves no process behind when the supervisor is killed', async () => {
    directory = await startDirectory(folder.dataDir, settings);
    await bothServe();
    const pids = [...serving().values()];
    await directory.end('SIGKILL');
    await eventually(
      async () => pids.filter(isRunning),
      (left) => left.length === 0,
      15_000,
    );
  });
});
