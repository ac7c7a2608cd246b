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

/** Settings that the four servers share. */
interface Setup {
  folder: string;
  /** Folder of the user that the servers run as. */
  owned: string;
  password: string;
  programs: Awaited<ReturnType<typeof findPrograms>>;
  ports: Record<'primary' | 'replica' | 'pooler' | 'http' | 'https', number>;
  nodePorts: [number, number];
  url: DebianCluster['url'];
  /** Starts a server, which the caller stops even if a later one fails. */
  start: (server: SystemServer, isReady?: () => Promise<void>) => Promise<SystemServer>;
}

async function startAll(folder: string, started: SystemServer[]): Promise<Omit<DebianCluster, 'stop'>> {
  const setup = await prepare(folder, started);
  const { programs, url, nodePorts } = setup;
  const primary = await startPrimary(setup);
  const replica = await startReplica(setup);
  const pooler = await startPooler(setup);
  const { proxy, certificate } = await startProxy(setup);
  const versions = await Promise.all([
    versionOf(path.join(programs.bin, 'postgres'), '--version'),
    versionOf(programs.pgbouncer, '--version'),
    versionOf(programs.nginx, '-v'),
  ]);
  return {
    primary,
    replica,
    pooler,
    proxy,
    url,
    nodePorts,
    certificate,
    versions: `PostgreSQL ${versions[0]}, PgBouncer ${versions[1]}, nginx ${versions[2]}`,
  };
}

async function prepare(folder: string, started: SystemServer[]): Promise<Setup> {
  const programs = await findPrograms();
  // PostgreSQL and PgBouncer refuse to run as root, and must get into the folder.
  await chmod(folder, 0o711);
  const owned = path.join(folder, 'system');
  await mkdir(owned);
  await chownToServer(owned);
  const password = randomBytes(12).toString('hex');
  const [primary, replica, pooler, http, https, first, second] = (await Promise.all(
    Array.from({ length: 7 }, freePort),
  )) as [number, number, number, number, number, number, number];
  const ports = { primary, replica, pooler, http, https };
  return {
    folder,
    owned,
    password,
    programs,
    ports,
    nodePorts: [first, second],
    url: (server) => `postgresql://${user}:${password}@127.0.0.1:${ports[server]}/directory`,
    start: async (server, isReady) => {
      started.push(server);
      await server.start(isReady);
      return server;
    },
  };
}

const dataOf = ({ owned }: Setup, name: 'primary' | 'replica') => path.join(owned, name);

function postgres(setup: Setup, name: 'primary' | 'replica'): SystemServer {
  const { programs, ports, folder, url } = setup;
  const port = ports[name];
  return systemServer(
    port,
    () => [
      path.join(programs.bin, 'postgres'),
      ['-D', dataOf(setup, name), '-p', String(port), '-h', '127.0.0.1', '-k', ''],
    ],
    path.join(folder, `${name}.log`),
    () => answers(url(name)),
    'SIGINT',
  );
}

async function startPrimary(setup: Setup): Promise<SystemServer> {
  const { programs, owned, password, url, start } = setup;
  const data = dataOf(setup, 'primary');
  const passwordFile = path.join(owned, 'password');
  await writeFile(passwordFile, password);
  await chownToServer(passwordFile);
  const options = ['-A', 'scram-sha-256', '--pwfile', passwordFile, '-E', 'UTF8', '--no-sync'];
  await asServer(path.join(programs.bin, 'initdb'), ['-D', data, '-U', user, ...options]);
  // The lines that `allow-replicas.sh` appends; initdb allows addresses of this machine.
  await appendFile(path.join(data, 'postgresql.conf'), `\nmax_slot_wal_keep_size = 8GB\n`);
  const maintenanceUrl = url('primary').replace(/directory$/, 'postgres');
  const primary = await start(postgres(setup, 'primary'), () => answers(maintenanceUrl));
  await query(maintenanceUrl, 'CREATE DATABASE directory');
  return primary;
}

async function startReplica(setup: Setup): Promise<SystemServer> {
  const { programs, ports, password, start } = setup;
  const primary = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', user];
  const options = ['-R', '-C', '-S', 'replica_1', '--checkpoint=fast', '--wal-method=stream'];
  await asServer(
    path.join(programs.bin, 'pg_basebackup'),
    ['-D', dataOf(setup, 'replica'), ...primary, ...options],
    { PGPASSWORD: password },
  );
  return start(postgres(setup, 'replica'));
}

async function startPooler(setup: Setup): Promise<SystemServer> {
  const { programs, ports, owned, folder, password, url, start } = setup;
  const userlist = path.join(owned, 'userlist.txt');
  await writeFile(userlist, `"${user}" "${password}"\n`);
  await chownToServer(userlist);
  const configFile = path.join(owned, 'pgbouncer.ini');
  await writeFile(
    configFile,
    changed(await readFile(path.join(rootFolder, 'deploy/pgbouncer.ini'), 'utf8'), {
      'host=primary port=5432': `host=127.0.0.1 port=${ports.primary}`,
      'listen_addr = 0.0.0.0': 'listen_addr = 127.0.0.1',
      'listen_port = 6432': `listen_port = ${ports.pooler}`,
      '/run/pgbouncer/userlist.txt': userlist,
    }),
  );
  return start(
    systemServer(
      ports.pooler,
      () => [programs.pgbouncer, [configFile]],
      path.join(folder, 'pooler.log'),
      () => answers(url('pooler')),
      'SIGINT',
    ),
  );
}

async function startProxy({ programs, ports, folder, nodePorts, start }: Setup) {
  const { file, certificate } = await writeProxy(folder, {
    httpPort: ports.http,
    httpsPort: ports.https,
    nodes: nodePorts,
  });
  const proxy = await start(
    systemServer(
      ports.https,
      () => [programs.nginx, ['-c', file, '-g', 'daemon off;']],
      path.join(folder, 'proxy.log'),
      () => fetch(`http://127.0.0.1:${ports.http}/`, { redirect: 'manual' }).then(() => undefined),
      'SIGTERM',
      false,
    ),
  );
  return { proxy, certificate };
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

/** Replaces the settings that must differ on this machine; throws if the committed text lacks one of them. */
function changed(text: string, replacements: Record<string, string>): string {
  return Object.entries(replacements).reduce((current, [from, to]) => {
    if (!current.includes(from)) throw new Error(`deploy/ does not contain “${from}”`);
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
