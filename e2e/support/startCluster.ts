import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { embeddedPostgres, type EmbeddedPostgres } from '../../api/src/lib/db/embeddedPostgres.ts';
import { copyDataDir, programOptions } from './startDirectory.ts';

/** A primary and a streaming replica of it: two PostgreSQL servers of this machine. */
export interface Cluster {
  primary: EmbeddedPostgres;
  replica: EmbeddedPostgres;
  stop(): Promise<void>;
}

/** Starts a primary in a folder, copies it while it is stopped, and starts the copy as a standby (`standby.signal`). */
export async function startCluster(folder: string): Promise<Cluster> {
  const [ofPrimary, ofReplica] = [path.join(folder, 'primary'), path.join(folder, 'replica')];
  const primary = embeddedPostgres(ofPrimary, () => undefined);
  await primary.start();
  await primary.stop();
  await copyDataDir(ofPrimary, ofReplica);
  await primary.start();
  const { hostname, port, username, password } = new URL(primary.url());
  const data = path.join(ofReplica, 'postgres');
  // Appended, not replaced, so that PostgreSQL's user still owns the files.
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    `\nprimary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'\nwal_retrieve_retry_interval = 200ms\n`,
  );
  await copyDataDir(path.join(data, 'PG_VERSION'), path.join(data, 'standby.signal'));
  const replica = embeddedPostgres(ofReplica, () => undefined);
  await replica.start();
  return {
    primary,
    replica,
    stop: async () => void (await Promise.allSettled([replica.stop(), primary.stop()])),
  };
}

/** A separate worker, which can be killed. One that fails to start is restarted, as a supervisor would do. */
export async function startWorkerProcess(env: Record<string, string>, tries = 5): Promise<ChildProcess> {
  const worker = spawn(process.execPath, [...programOptions(), path.resolve('dist/api/worker.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'info', ...env },
  });
  const hasStarted = await new Promise<boolean>((resolve) => {
    worker.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('worker started')) resolve(true);
    });
    worker.once('exit', () => resolve(false));
  });
  if (hasStarted) return worker;
  if (tries === 1) throw new Error('the worker did not start');
  return startWorkerProcess(env, tries - 1);
}

export async function kill(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
