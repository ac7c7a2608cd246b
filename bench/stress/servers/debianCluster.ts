import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFile, chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { freePort } from '../../../e2e/support/startCluster.ts';
import { findPrograms, versionOf } from './debianPrograms.ts';
import { asServer, chownToServer, systemServer, type SystemServer } from './systemServer.ts';

const run = promisify(execFile);
const user = 'directory';

/** Packages of Debian: a primary, a streaming replica, a pooler and a proxy, configured by `deploy/`. */
export interface DebianCluster {
  primary: SystemServer;
  replica: SystemServer;
  pooler: SystemServer;
  proxy: SystemServer;
  /** The address of one of the three as the product is given it. */
  url(server: 'primary' | 'replica' | 'pooler'): string;
  /** Ports that the proxy hands on to. */
  nodePorts: [number, number];
  /** Certificate of the proxy. */
  certificate: string;
  versions: string;
  stop(): Promise<void>;
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
  await chownToServer(owned);
  const [primaryPort, replicaPort, poolerPort, httpPort, httpsPort, first, second] = (await Promise.all(
    Array.from({ length: 7 }, freePort),
  )) as [number, number, number, number, number, number, number];
  const ports = { primary: primaryPort, replica: replicaPort, pooler: poolerPort };
  const url = (server: keyof typeof ports) =>
    `postgresql://${user}:${password}@127.0.0.1:${ports[server]}/directory`;

  const data = (name: string) => path.join(owned, name);
  const passwordFile = path.join(owned, 'password');
  await writeFile(passwordFile, password);
  await chownToServer(passwordFile);
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
  // The lines that `allow-replicas.sh` appends; initdb allows addresses of this machine.
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
  await chownToServer(userlist);
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
