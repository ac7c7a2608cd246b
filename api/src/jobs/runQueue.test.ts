import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { Logger } from 'graphile-worker';
import pg from 'pg';
import { withErrorListeners } from '../lib/db/db.ts';
import { createLog } from '../lib/log.ts';
import { until } from '../testing/until.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';
import { runQueue } from './runQueue.ts';

const database = useTestDatabase();

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('a queue whose database is unavailable at its start begins once it is available', async () => {
  const real = new URL(database.url);
  const unused = createServer();
  const port = await listen(unused, 0);
  unused.close();
  const connectionString = Object.assign(new URL(database.url), { port: String(port) }).href;
  const pool = withErrorListeners(new pg.Pool({ connectionString, max: 2 }));
  let ran = false;
  const starting = runQueue(
    { log: createLog('silent') },
    { pgPool: pool, pollInterval: 100, parsedCronItems: [], taskList: { look: () => void (ran = true) } },
  );
  await expect(pool.query('SELECT 1')).rejects.toThrow('ECONNREFUSED');

  const proxy = createServer((client) => {
    const server = connect(Number(real.port), real.hostname).on('error', () => client.destroy());
    client.on('error', () => server.destroy());
    client.pipe(server).pipe(client);
  });
  await listen(proxy, port);
  const stop = await starting;
  await database.db.pool.query(`SELECT graphile_worker.add_job('look')`);
  await until(async () => ran);
  await stop();
  await pool.end();
  proxy.close();
});

it('a queue that cannot record the ends of two jobs restarts, and stops on request', async () => {
  const { pool } = database.db;
  await pool.query(`
    CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no''; END';
    CREATE TRIGGER refuse BEFORE DELETE ON graphile_worker._private_jobs FOR EACH ROW EXECUTE FUNCTION refuse()`);
  const running = new Set<string>();
  const ends = (name: string, ms: number) => async () => {
    running.add(name);
    await until(async () => running.size === 3);
    await pause(ms);
    if (name === 'c') throw new Error('It is recorded apart from jobs that succeed.');
  };
  let ran = false;
  const stop = await runQueue(
    { log: createLog('silent') },
    {
      pgPool: pool,
      concurrency: 3,
      pollInterval: 100,
      parsedCronItems: [],
      logger: new Logger(() => () => undefined),
      // The last one ends after the others could not be recorded.
      taskList: { a: ends('a', 1), b: ends('b', 50), c: ends('c', 300), look: () => void (ran = true) },
    },
  );
  await pool.query(`SELECT graphile_worker.add_job(name) FROM unnest('{a,b,c}'::text[]) AS name`);
  await until(async () => running.size === 3);
  await pause(500);
  await pool.query('DROP FUNCTION refuse CASCADE');
  await pool.query(`SELECT graphile_worker.add_job('look')`);
  await until(async () => ran);
  await stop();
  await pool.query('DELETE FROM graphile_worker._private_jobs');
});
