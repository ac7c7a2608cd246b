import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { ConfigError } from '../config/configError.ts';
import { connectDatabase } from './connectDatabase.ts';
import { rootFolder } from '../rootFolder.ts';

let folder = '';
let dataDir = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-'));
  // Under root PostgreSQL has a user of its own, who must be able to enter.
  chmodSync(folder, 0o711);
  dataDir = path.join(folder, 'data');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const embedded = () => ({ databaseUrl: null, dataDir, host: '127.0.0.1', port: 4100 });

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}

const postmaster = () =>
  Number(readFileSync(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Asks again until there is an answer; the case allows ten seconds, a busy machine gets more. */
async function eventually<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  for (const deadline = Date.now() + 60_000; ; await pause(50)) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
  }
}

describe('connectDatabase', () => {
  it('uses a given DATABASE_URL and starts nothing', async () => {
    const url = 'postgresql://user@elsewhere/directory';
    const connection = await connectDatabase(
      { databaseUrl: url, dataDir: path.join(folder, 'none') },
      'server',
    );
    expect(connection.url).toBe(url);
    await connection.release();
    expect(statSync(path.join(folder, 'none'), { throwIfNoEntry: false })).toBeUndefined();
  });

  it('keeps data over a restart, under a key of its own', async () => {
    const first = await connectDatabase(embedded(), 'server');
    const settings = await query(
      first.url,
      `select current_setting('fsync') as fsync, current_setting('listen_addresses') as address,
              current_setting('server_encoding') as encoding, current_setting('unix_socket_directories') as sockets`,
    );
    expect(settings).toEqual([{ fsync: 'on', address: '127.0.0.1', encoding: 'UTF8', sockets: '' }]);
    await query(first.url, 'create table saved as select 7 as number');
    await first.release();
    await expect(query(first.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);

    const second = await connectDatabase(embedded(), 'server');
    expect(await query(second.url, 'select number from saved')).toEqual([{ number: 7 }]);
    const wrongPassword = second.url.replace(/:[0-9a-f]{48}@/, ':wrong@');
    await expect(query(wrongPassword, 'select 1')).rejects.toThrow(/password authentication failed/);
    expect(statSync(path.join(dataDir, 'postgres.json')).mode & 0o077).toBe(0);
    await second.release();
  });

  it('refuses a second server in one line, and is shared with commands', async () => {
    const server = await connectDatabase(embedded(), 'server');
    const refusal = await connectDatabase(embedded(), 'server').catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(ConfigError);
    expect(String(refusal)).toContain('http://127.0.0.1:4100');
    expect(String(refusal)).not.toContain('\n');

    const command = await connectDatabase(embedded(), 'command');
    expect(command.url).toBe(server.url);
    await command.release();
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.release();
  });

  it('is started by a single command, and stopped by the last one', async () => {
    const [one, two] = await Promise.all([
      connectDatabase(embedded(), 'command'),
      connectDatabase(embedded(), 'command'),
    ]);
    await one.release();
    expect(await query(two.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await two.release();
    await expect(query(two.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  it('recovers from a killed PostgreSQL with every acknowledged write', async () => {
    const server = await connectDatabase(embedded(), 'server');
    await query(server.url, 'create table written as select generate_series(1, 1000) as number');
    const killed = postmaster();
    process.kill(killed, 'SIGKILL');
    // The children of a killed postmaster may answer for a moment yet, a new one has another id.
    const rows = await eventually(async () => {
      const found = await query<{ count: string }>(server.url, 'select count(*) as count from written');
      if (postmaster() === killed) throw new Error('still the killed one');
      return found;
    });
    expect(Number(rows[0]?.count)).toBe(1000);
    await server.release();
  });

  it('reuses the PostgreSQL of a killed server', async () => {
    const program = path.join(rootFolder, 'api', 'src', 'testing', 'database', 'holdDatabase.ts');
    const server = spawn(process.execPath, ['--import', 'tsx', program, dataDir], {
      cwd: rootFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [url] = (await once(server.stdout, 'data')) as [Buffer];
    const orphan = postmaster();
    server.kill('SIGKILL');
    await once(server, 'exit');

    const said: string[] = [];
    const next = await connectDatabase(embedded(), 'server', (line) => said.push(line));
    expect(next.url).toBe(url.toString().trim());
    expect(postmaster()).toBe(orphan);
    expect(said.join()).toContain('running already');
    await next.release();
    await expect(query(next.url, 'select 1')).rejects.toThrow(/ECONNREFUSED/);
  });

  // Only root meets this: everybody else runs PostgreSQL as themselves.
  const rootOnly = process.getuid?.() === 0 ? it : it.skip;
  rootOnly(
    'is in a system folder that its user cannot enter, and reports it',
    async () => {
      const closed = path.join(folder, 'closed', 'data');
      const said: string[] = [];
      const connect = () =>
        connectDatabase({ databaseUrl: null, dataDir: closed }, 'command', (line) => said.push(line));
      mkdirSync(path.dirname(closed), { mode: 0o700 });
      const first = await connect();
      const place = /lies in (\S+)/.exec(said.join('\n'))?.[1] ?? '';
      try {
        expect(place).toMatch(/^\/var\/lib\/business-directory\//);
        expect(statSync(place).uid).not.toBe(0);
        await query(first.url, 'create table saved ()');
        await first.release();
        const second = await connect();
        expect(await query(second.url, 'select from saved')).toEqual([]);
        await second.release();
      } finally {
        if (place) rmSync(path.dirname(place), { recursive: true, force: true });
      }
    },
    120_000,
  );
});
