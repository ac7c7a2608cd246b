import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { embeddedPostgres, type EmbeddedPostgres } from '../../api/src/lib/db/embeddedPostgres.ts';
import { listingRow, makeWorkbook } from '../support/makeWorkbook.ts';
import { freePort, kill, startWorkerProcess } from '../support/startCluster.ts';
import {
  eventually,
  login,
  makeDataDir,
  startDirectory,
  statsOf,
  type RunningDirectory,
} from '../support/startDirectory.ts';

let folder: Awaited<ReturnType<typeof makeDataDir>>;
let postgres: EmbeddedPostgres;
let directory: RunningDirectory;

/** A foreign PostgreSQL, from the server's point of view. */
const elsewhere = () => path.join(folder.dataDir, 'elsewhere');
const start = (env: Record<string, string> = {}) =>
  startDirectory(path.join(folder.dataDir, 'own'), {
    DATABASE_URL: postgres.url(),
    DEMO_DATA: 'off',
    ...env,
  });

beforeAll(async () => {
  folder = await makeDataDir();
  postgres = embeddedPostgres(elsewhere(), () => undefined);
  await postgres.start();
  directory = await start();
});
afterAll(async () => {
  await Promise.allSettled([directory?.end('SIGTERM')]);
  await postgres?.stop();
  await folder?.remove();
});

async function logIn(): Promise<string> {
  const response = await fetch(`${directory.url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(login),
  });
  expect(response.status).toBe(200);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

/** An upload whose second half waits until `rest` is called. */
async function halfAnUpload(cookie: string, rows: Record<string, unknown>[]) {
  const boundary = 'half-and-half';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="half.xlsx"\r\n\r\n`;
  const bytes = Buffer.concat([
    Buffer.from(head),
    await makeWorkbook(rows),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const upload: ClientRequest = request(`${directory.url}/api/upload-excel`, {
    method: 'POST',
    headers: {
      cookie,
      prefer: 'respond-async',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': bytes.length,
    },
  });
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    upload.once('response', resolve);
    upload.once('error', reject);
  });
  answer.catch(() => undefined);
  const half = Math.floor(bytes.length / 2);
  upload.write(bytes.subarray(0, half));
  await eventually(uploads, (files) => files.length > 0);
  return { answer, rest: () => upload.end(bytes.subarray(half)) };
}

const uploads = () => readdir(path.join(folder.dataDir, 'own', 'files', 'uploads')).catch((): string[] => []);

describe('a server on an external PostgreSQL', () => {
  it('completes an upload that was in progress at its shutdown, and imports it after the next start', async () => {
    const cookie = await logIn();
    const upload = await halfAnUpload(
      cookie,
      Array.from({ length: 20 }, (_, n) => listingRow(n)),
    );
    const ended = directory.end('SIGTERM');
    upload.rest();
    expect((await upload.answer).statusCode).toBe(202);
    expect(await ended).toBe(0);
    directory = await start();
    await eventually(
      () => statsOf(directory.url),
      ({ total }) => total === 20,
    );
  });

  it('cuts off an upload that never ends, leaves no part of it, and shuts down cleanly', async () => {
    const before = await uploads();
    const upload = await halfAnUpload(await logIn(), [listingRow(99)]);
    await eventually(uploads, (files) => files.length > before.length);
    expect(await directory.end('SIGTERM')).toBe(0);
    await expect(upload.answer).rejects.toThrow();
    expect(await uploads()).toEqual(before);
    directory = await start();
    expect(await statsOf(directory.url)).toMatchObject({ total: 20 });
  });

  it('stays alive after the database was stopped: live, not ready, 503, then as before', async () => {
    const read = () => fetch(`${directory.url}/api/businesses?limit=1`);
    const cookie = await logIn();
    const pid = Number(
      readFileSync(path.join(elsewhere(), 'postgres/postmaster.pid'), 'utf8').split('\n')[0],
    );
    process.kill(pid, 'SIGKILL');
    await eventually(
      async () => postgres.isRunning(),
      (isRunning) => !isRunning,
    );

    // Processes of the database notice the end of their parent a moment later.
    const refused = await eventually(read, ({ status }) => status !== 200, 10_000);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([
      503,
      expect.stringMatching(/^\d+$/),
    ]);
    expect(await refused.json()).toMatchObject({ code: 'UNAVAILABLE' });
    // Another connection of the pool may answer a little longer; a page that was rendered is cached, so each is another one.
    let searches = 0;
    await eventually(
      () => {
        searches += 1;
        return fetch(`${directory.url}/businesses?search=n${searches}`, { headers: { accept: 'text/html' } });
      },
      ({ status }) => status === 503,
      10_000,
    );
    expect((await fetch(`${directory.url}/healthz`)).status).toBe(200);
    await eventually(
      () => fetch(`${directory.url}/readyz`),
      ({ status }) => status === 503,
    );

    await postgres.start();
    await eventually(read, ({ status }) => status === 200, 10_000);
    expect(await statsOf(directory.url)).toMatchObject({ total: 20 });
    // Sessions and the queue are back as well.
    const upload = await halfAnUpload(cookie, [listingRow(50)]);
    upload.rest();
    expect((await upload.answer).statusCode).toBe(202);
    await eventually(
      () => statsOf(directory.url),
      ({ total }) => total === 21,
    );
    expect(directory.process.exitCode).toBeNull();
  });

  it('starts live and not ready without its database, and becomes ready once it is there', async () => {
    await directory.end('SIGTERM');
    await postgres.stop();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const opening = start({ PORT: String(port) });
    const live = await eventually(
      () => fetch(`${url}/healthz`),
      ({ status }) => status === 200,
    );
    expect(await live.json()).toEqual({ status: 'alive' });
    const asked = await Promise.all([
      fetch(`${url}/readyz`),
      fetch(`${url}/api/businesses?limit=1`),
      fetch(`${url}/graphql`, { method: 'POST', body: '{}' }),
      fetch(url, { headers: { accept: 'text/html' } }),
    ]);
    expect(asked.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
    expect(asked.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5', '5']);
    expect(await asked[1].json()).toMatchObject({ code: 'UNAVAILABLE' });
    expect(await asked[3].text()).toContain('Back in a moment');

    await postgres.start();
    directory = await opening;
    expect(directory.output()).toMatch(/^The database does not answer \(.+\)\. Waiting for it\.$/m);
    expect(await statsOf(directory.url)).toMatchObject({ total: 21 });
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('lets a worker end within ten seconds while its database is silent', async () => {
    const sockets: Socket[] = [];
    const line = createServer((near) => {
      const far = connect(Number(new URL(postgres.url()).port), '127.0.0.1');
      for (const socket of [near, far]) sockets.push(socket.on('error', () => undefined));
      near.pipe(far).pipe(near);
    }).listen(0, '127.0.0.1');
    await once(line, 'listening');
    const url = new URL(postgres.url());
    url.port = String((line.address() as AddressInfo).port);
    const worker = await startWorkerProcess({
      DATABASE_URL: url.href,
      DATA_DIR: path.join(folder.dataDir, 'worker'),
    });
    for (const socket of sockets) socket.unpipe().pause();
    const killTimer = setTimeout(() => worker.kill('SIGKILL'), 20_000);
    await kill(worker, 'SIGTERM');
    clearTimeout(killTimer);
    for (const socket of sockets) socket.destroy();
    line.close();
    expect([worker.exitCode, worker.signalCode]).toEqual([0, null]);
  });
});

describe('a command that is interrupted', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)(
    'by %s stops the database that it started',
    async (signal, code) => {
      const dataDir = path.join(folder.dataDir, 'commands');
      const workbook = path.join(folder.dataDir, 'kahveler.xlsx');
      await writeFile(workbook, await makeWorkbook([listingRow(0)]));
      const command = spawn(process.execPath, [path.resolve('dist/api/cli.js'), 'import', workbook], {
        env: { PATH: process.env.PATH, DATA_DIR: dataDir },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let output = '';
      command.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes('PostgreSQL started') && !command.killed) command.kill(signal);
      });
      expect(await once(command, 'exit')).toEqual([code, null]);
      expect(existsSync(path.join(dataDir, 'postgres/PG_VERSION'))).toBe(true);
      expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
    },
    60_000,
  );
});
