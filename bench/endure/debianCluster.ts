import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, existsSync, readdirSync } from 'node:fs';
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { rootFolder } from '../../api/src/lib/rootFolder.ts';
import { freePort } from '../../e2e/startCluster.ts';

const run = promisify(execFile);
const user = 'directory';
const patienceMs = 60_000;

/** A server of the operating system that can be stopped and started. */
interface SystemServer {
  port: number;
  start(isReady?: () => Promise<void>): Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** What Debian brings: a primary, a streaming replica, a pooler and a proxy, by the configuration of `deploy/`. */
export interface DebianCluster {
  primary: SystemServer;
  replica: SystemServer;
  pooler: SystemServer;
  proxy: SystemServer;
  /** The address of one of the three as the product is given it. */
  url(server: 'primary' | 'replica' | 'pooler'): string;
  /** Ports that the proxy hands on to. */
  nodePorts: [number, number];
  /** What the proxy proves its name with. */
  certificate: string;
  versions: string;
  stop(): Promise<void>;
}

/** The first that keeps prepared statements apart (`max_prepared_statements` in `deploy/pgbouncer.ini`). */
const leastPgbouncer = [1, 21] as const;

/** Programs that are looked for: in the environment (`PG_BIN`, `PGBOUNCER`, `NGINX`), else where Debian puts them. */
async function findPrograms() {
  const parent = '/usr/lib/postgresql';
  const newest = existsSync(parent)
    ? readdirSync(parent).sort((a, b) => Number(b) - Number(a))[0]
    : undefined;
  const bin = process.env.PG_BIN ?? path.join(parent, newest ?? 'none', 'bin');
  const found = {
    bin,
    pgbouncer: process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer',
    nginx: process.env.NGINX ?? '/usr/sbin/nginx',
  };
  const missing = [path.join(bin, 'postgres'), found.pgbouncer, found.nginx].filter(
    (file) => !existsSync(file),
  );
  if (missing.length > 0)
    throw new Error(
      `missing: ${missing.join(', ')} (apt-get install postgresql pgbouncer nginx; or name others in PG_BIN, PGBOUNCER and NGINX)`,
    );
  const version = await versionOf(found.pgbouncer, '--version');
  if (!isNewEnough(version))
    throw new Error(
      `PgBouncer ${version} is too old: ${leastPgbouncer.join('.')} or newer is needed, for max_prepared_statements (name another in PGBOUNCER)`,
    );
  return found;
}

/** Whether a PgBouncer of this version can be used. */
export function isNewEnough(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor, leastMinor] = leastPgbouncer;
  return major > leastMajor || (major === leastMajor && minor >= leastMinor);
}

async function versionOf(program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await run(program, args);
  return /\d[\d.]*/.exec(stdout + stderr)?.[0] ?? 'of no known version';
}

/** Starts all four in a folder, with an empty database `directory`. */
export async function startDebianCluster(folder: string): Promise<DebianCluster> {
  const started: SystemServer[] = [];
  const stop = async () => {
    for (const server of started.reverse()) await server.stop();
  };
  try {
    return { ...(await startAll(folder, started)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(folder: string, started: SystemServer[]): Promise<Omit<DebianCluster, 'stop'>> {
  const programs = await findPrograms();
  // PostgreSQL and PgBouncer refuse to run as root, and must get into the folder.
  await chmod(folder, 0o711);
  const password = randomBytes(12).toString('hex');
  const owned = path.join(folder, 'system');
  await mkdir(owned);
  await handOver(owned);
  const [primaryPort, replicaPort, poolerPort, httpPort, httpsPort, first, second] = (await Promise.all(
    Array.from({ length: 7 }, freePort),
  )) as [number, number, number, number, number, number, number];
  const ports = { primary: primaryPort, replica: replicaPort, pooler: poolerPort };
  const url = (server: keyof typeof ports) =>
    `postgresql://${user}:${password}@127.0.0.1:${ports[server]}/directory`;

  const data = (name: string) => path.join(owned, name);
  const passwordFile = path.join(owned, 'password');
  await writeFile(passwordFile, password);
  await handOver(passwordFile);
  const bin = (name: string) => path.join(programs.bin, name);
  await asServer(bin('initdb'), [
    '-D',
    data('primary'),
    '-U',
    user,
    '-A',
    'scram-sha-256',
    '--pwfile',
    passwordFile,
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  // What `allow-replicas.sh` appends; addresses of this machine are allowed by initdb.
  await appendFile(path.join(data('primary'), 'postgresql.conf'), `\nmax_slot_wal_keep_size = 8GB\n`);

  const postgres = (name: 'primary' | 'replica'): SystemServer =>
    systemServer(
      ports[name],
      () => [bin('postgres'), ['-D', data(name), '-p', String(ports[name]), '-h', '127.0.0.1', '-k', '']],
      path.join(folder, `${name}.log`),
      () => answers(url(name)),
      'SIGINT',
    );
  const primary = postgres('primary');
  started.push(primary);
  await primary.start(() => answers(url('primary').replace(/directory$/, 'postgres')));
  await query(url('primary').replace(/directory$/, 'postgres'), 'CREATE DATABASE directory');
  await asServer(
    bin('pg_basebackup'),
    [
      '-D',
      data('replica'),
      '-h',
      '127.0.0.1',
      '-p',
      String(primaryPort),
      '-U',
      user,
      '-R',
      '-C',
      '-S',
      'replica_1',
      '--checkpoint=fast',
      '--wal-method=stream',
    ],
    { PGPASSWORD: password },
  );
  const replica = postgres('replica');
  started.push(replica);
  await replica.start();

  const userlist = path.join(owned, 'userlist.txt');
  await writeFile(userlist, `"${user}" "${password}"\n`);
  await handOver(userlist);
  const poolerFile = path.join(owned, 'pgbouncer.ini');
  await writeFile(
    poolerFile,
    changed(await readFile(path.join(rootFolder, 'deploy/pgbouncer.ini'), 'utf8'), {
      'host=primary port=5432': `host=127.0.0.1 port=${primaryPort}`,
      'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
      'listen_port = 6432': `listen_port = ${poolerPort}`,
      '/run/pgbouncer/userlist.txt': userlist,
    }),
  );
  const pooler = systemServer(
    poolerPort,
    () => [programs.pgbouncer, [poolerFile]],
    path.join(folder, 'pooler.log'),
    () => answers(url('pooler')),
    'SIGINT',
  );
  started.push(pooler);
  await pooler.start();

  const { file: proxyFile, certificate } = await writeProxy(folder, {
    httpPort,
    httpsPort,
    nodes: [first, second],
  });
  const proxy = systemServer(
    httpsPort,
    () => [programs.nginx, ['-c', proxyFile, '-g', 'daemon off;']],
    path.join(folder, 'proxy.log'),
    () => fetch(`http://127.0.0.1:${httpPort}/`, { redirect: 'manual' }).then(() => undefined),
    'SIGTERM',
    false,
  );
  started.push(proxy);
  await proxy.start();

  return {
    primary,
    replica,
    pooler,
    proxy,
    url,
    nodePorts: [first, second],
    certificate,
    versions: `PostgreSQL ${await versionOf(bin('postgres'), '--version')}, PgBouncer ${await versionOf(programs.pgbouncer, '--version')}, nginx ${await versionOf(programs.nginx, '-v')}`,
  };
}

async function writeProxy(
  folder: string,
  { httpPort, httpsPort, nodes }: { httpPort: number; httpsPort: number; nodes: [number, number] },
) {
  const tls = path.join(folder, 'tls');
  await mkdir(tls);
  const [key, crt] = [path.join(tls, 'tls.key'), path.join(tls, 'tls.crt')];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-keyout',
    key,
    '-out',
    crt,
  ]);
  const servers = changed(await readFile(path.join(rootFolder, 'deploy/nginx.conf'), 'utf8'), {
    'server-1:4000': `127.0.0.1:${nodes[0]}`,
    'server-2:4000': `127.0.0.1:${nodes[1]}`,
    '/etc/nginx/tls/tls.crt': crt,
    '/etc/nginx/tls/tls.key': key,
    'listen 80;': `listen 127.0.0.1:${httpPort};`,
    'listen 443 ': `listen 127.0.0.1:${httpsPort} `,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(folder, `nginx-${name}`)};`,
  );
  const file = path.join(folder, 'nginx.conf');
  await writeFile(
    file,
    `pid ${path.join(folder, 'nginx.pid')};\nerror_log stderr warn;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('\n')}\n${servers}}\n`,
  );
  return { file, certificate: await readFile(crt, 'utf8') };
}

/** Replaces what must be different on this machine; fails where the committed text has nothing of the kind. */
function changed(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`deploy/ says nothing of “${from}”`);
    return current.replaceAll(from, to);
  }, text);
}

function systemServer(
  port: number,
  command: () => [string, string[]],
  logFile: string,
  isReady: () => Promise<void>,
  stopBy: NodeJS.Signals,
  isUnprivileged = true,
) {
  let child: ChildProcess | null = null;
  return {
    port,
    async start(ready = isReady) {
      const [program, args] = isUnprivileged ? unprivileged(...command()) : command();
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      const log = createWriteStream(logFile, { flags: 'a' });
      for (const stream of [started.stdout, started.stderr]) stream.pipe(log, { end: false });
      const deadline = Date.now() + patienceMs;
      for (;;) {
        try {
          return await ready();
        } catch (error) {
          if (started.exitCode !== null || Date.now() > deadline)
            throw new Error(
              `${program} does not answer: ${await readFile(logFile, 'utf8').catch(() => '')}`,
              { cause: error },
            );
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
    },
    async stop(signal = stopBy) {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

const isRoot = process.getuid?.() === 0;

function unprivileged(program: string, args: string[]): [string, string[]] {
  return isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', program, ...args]]
    : [program, args];
}

async function asServer(program: string, args: string[], env: Record<string, string> = {}): Promise<void> {
  await run(...unprivileged(program, args), { env: { ...process.env, ...env } });
}

async function handOver(place: string): Promise<void> {
  if (isRoot) await run('chown', ['postgres:postgres', place]);
}

async function answers(url: string): Promise<void> {
  await query(url, 'SELECT 1');
}

/** Asks one of the databases, on a connection of its own. */
export async function query<Row extends pg.QueryResultRow>(
  connectionString: string,
  text: string,
): Promise<Row[]> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
}
