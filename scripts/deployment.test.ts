import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { sessionOptions } from '../api/src/lib/db/db.ts';

const root = process.cwd();
const text = (file: string) => readFileSync(path.join(root, file), 'utf8');
const settings = new Set([...text('.env.example').matchAll(/^([A-Z_]+)=/gm)].map((match) => match[1]));

interface Service {
  build?: string | { context: string; dockerfile: string };
  image?: string;
  pull_policy?: string;
  init?: boolean;
  logging?: { driver: string; options: Record<string, string> };
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  depends_on?: string[] | Record<string, unknown>;
  networks?: { default: { ipv4_address: string } };
  extra_hosts?: string[];
}
interface Compose {
  networks: { default: { enable_ipv6?: boolean; ipam: { config: { subnet: string }[] } } };
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
}

describe('the deployment files', () => {
  const compose = parse(text('docker-compose.yml'), { merge: true }) as Compose;
  const services = Object.entries(compose.services);
  const program = ['server-1', 'server-2', 'worker'];
  const volumes = services.flatMap(([, { volumes: of = [] }]) => of);

  it('list every setting of the product, and no other', () => {
    // Demo data is only for the embedded database.
    const known = [...settings].filter((name) => name !== 'DEMO_DATA');
    const ofTracing = [...text('docs/configuration.md').matchAll(/`(OTEL_[A-Z_]+)/g)].map(
      (match) => match[1] ?? '',
    );
    expect(ofTracing.length).toBeGreaterThan(3);
    for (const name of program) {
      const given = Object.keys(compose.services[name]?.environment ?? {});
      expect(new Set(given)).toEqual(new Set([...known, ...ofTracing]));
    }
    const inImage = [...text('Dockerfile').matchAll(/^ENV (.*)$/gm)].flatMap((match) =>
      (match[1] ?? '').split(' '),
    );
    const inUnit = [...text('deploy/business-directory.service').matchAll(/^Environment=(.*)$/gm)].flatMap(
      (match) => (match[1] ?? '').split(' '),
    );
    const names = [...inImage, ...inUnit].map((pair) => pair.split('=')[0] ?? '');
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => name !== 'NODE_ENV' && !settings.has(name))).toEqual([]);
  });

  it('contain no secret', () => {
    const secrets = services.flatMap(([, { environment = {} }]) =>
      Object.entries(environment).filter(([name]) => /PASSWORD|KEY|TOKEN|_URLS?$/.test(name)),
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{\w+:[?-]/);
  });

  it('use declared volumes and existing files', () => {
    const sources = volumes.map((volume) => volume.replace(/\$\{[^}]*\}/, 'OUTSIDE').split(':')[0] ?? '');
    const named = sources.filter((source) => /^[a-z]/.test(source));
    expect(named.sort()).toEqual(Object.keys(compose.volumes).sort());
    const files = sources.filter((source) => source.startsWith('./'));
    expect(files.length).toBe(3);
    for (const file of [...files, 'deploy/pgbouncer.Dockerfile', 'deploy/pgbouncer.ini'])
      expect([file, existsSync(path.join(root, file))]).toEqual([file, true]);
  });

  it('reference existing services', () => {
    const names = new Set(Object.keys(compose.services));
    const hosts = services.flatMap(([, { environment = {}, depends_on: needed = [] }]) => [
      ...(Array.isArray(needed) ? needed : Object.keys(needed)),
      ...Object.values(environment).flatMap((value) =>
        [...value.matchAll(/@([\w-]+):\d+\//g)].map(([, host]) => host),
      ),
    ]);
    const upstreams = [...text('deploy/nginx.conf').matchAll(/^ {2}server ([\w-]+):4000/gm)].map(
      ([, host]) => host,
    );
    expect(upstreams).toEqual(['server-1', 'server-2']);
    const pooled = [...text('deploy/pgbouncer.ini').matchAll(/ host=([\w-]+)/g)].map(([, host]) => host);
    for (const host of [...hosts, ...upstreams, ...pooled]) expect(names).toContain(host);
  });

  it('ask the other server for a script that one does not have, as during an upgrade', () => {
    const [, assets = ''] =
      /location ~ \^\/\(graphiql\/\)\?assets\/ \{([^}]*)\}/.exec(text('deploy/nginx.conf')) ?? [];
    expect(assets).toMatch(/proxy_next_upstream .*\bhttp_404\b/);
  });

  it('limit the log of every service', () => {
    for (const [name, { logging }] of services)
      expect([name, logging?.options]).toEqual([name, { 'max-size': '20m', 'max-file': '5' }]);
  });

  it('count a server as healthy only once it is ready, as upgrades wait for', () => {
    expect(text('Dockerfile')).toMatch(/^HEALTHCHECK [^\n]*\n[^\n]*\/readyz/m);
  });

  it('pass signals on to programs that are still starting', () => {
    for (const name of program) expect([name, compose.services[name]?.init]).toEqual([name, true]);
  });

  it('show the servers the IPv6 addresses of visitors', () => {
    const ports = [...text('deploy/nginx.conf').matchAll(/^ {2}listen ([^ ;]+)/gm)].map(([, at]) => at);
    expect(ports).toEqual(['80', '[::]:80', '443', '[::]:443']);
    const { enable_ipv6: hasIpv6, ipam } = compose.networks.default;
    expect([hasIpv6, ipam.config.map(({ subnet }) => subnet.includes(':'))]).toEqual([true, [false, true]]);
  });

  it('let other database addresses be set, as after a failover', () => {
    for (const name of ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_REPLICA_URLS'])
      for (const service of program)
        expect(compose.services[service]?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:?-`));
  });

  it('build the image once, and pull it from no registry', () => {
    const ours = services.filter(([, { image }]) => image === 'business-directory');
    expect(ours.map(([name]) => name)).toEqual(program);
    expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['server-1']);
    for (const [, service] of ours) expect(service.pull_policy).toBe('never');
  });

  it('give the proxy stable addresses of its servers', () => {
    const servers = program.slice(0, 2);
    expect(compose.services.proxy?.extra_hosts).toEqual(
      servers.map((name) => `${name}:${compose.services[name]?.networks?.default.ipv4_address}`),
    );
  });

  it('give pooled connections the settings that the product uses itself', () => {
    const ours = sessionOptions
      .split('-c ')
      .slice(1)
      .map((setting) => setting.trim().replace('\\ ', ' '));
    const pooled = [...text('deploy/pgbouncer.ini').matchAll(/SET ([\w.]+)=(?:''([^']+)''|([\w.]+))/g)].map(
      ([, name, quoted, value]) => `${name}=${quoted ?? value}`,
    );
    expect(ours.length).toBeGreaterThan(3);
    expect(pooled.sort()).toEqual(ours.sort());
    expect(text('deploy/pgbouncer.ini')).toMatch(/^ignore_startup_parameters = .*\boptions\b/m);
    expect(text('deploy/pgbouncer.ini')).toMatch(/^pool_mode = transaction$/m);
  });

  it('copy every file into the image that the programs read', () => {
    const copied = [...text('Dockerfile').matchAll(/^COPY --from=build .*?\/app\/(\S+) /gm)].map(
      (match) => match[1] ?? '',
    );
    const sources = readdirSync(path.join(root, 'api/src'), { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\.test)\.ts$/.test(file) && !/^(?:testing|generated)\//.test(file),
    );
    const read = sources.flatMap((file) =>
      [...text(`api/src/${file}`).matchAll(/path\.join\(rootFolder, ([^)]*)\)/g)].map(([, parts = '']) =>
        [...parts.matchAll(/'([^']*)'/g)].map(([, part]) => part).join('/'),
      ),
    );
    expect(read.length).toBeGreaterThan(8);
    // Files that only development tools read.
    const ofTools = ['api/contract', 'schema.graphql', 'api/src', 'api/prisma/schema.prisma'];
    const missing = read.filter(
      (file) =>
        !ofTools.includes(file) && !copied.some((place) => file === place || file.startsWith(`${place}/`)),
    );
    expect(missing).toEqual([]);
  });

  it('keep uploads and backups from other users of the machine', () => {
    const unit = text('deploy/business-directory.service');
    expect(unit).toMatch(/^StateDirectoryMode=07[05]0$/m);
    expect(unit).toMatch(/^UMask=00[27]7$/m);
  });

  it('copy and start only files that exist or are built', () => {
    const dockerfile = text('Dockerfile');
    const copied = [...dockerfile.matchAll(/^COPY --from=build .*?\/app\/(\S+) /gm)].map(
      (match) => match[1] ?? '',
    );
    expect(copied).toContain('dist');
    for (const place of copied.filter((name) => name !== 'dist' && name !== 'node_modules')) {
      expect(existsSync(path.join(root, place))).toBe(true);
    }
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    expect(dockerfile).toContain('node scripts/install.mjs');
    expect(text('scripts/install.mjs')).toContain("'ci'");
    const built = text('scripts/build/buildOptions.mjs');
    for (const started of [
      ...[...dockerfile.matchAll(/"(dist\/api\/\w+\.js)"/g)].map(([, file]) => file ?? ''),
      ...program.flatMap(
        (name) => compose.services[name]?.command?.filter((word) => word.endsWith('.js')) ?? [],
      ),
      ...[...text('deploy/business-directory.service').matchAll(/^ExecStart=.* (\S+\.js)$/gm)].map(
        ([, file]) => file ?? '',
      ),
    ])
      expect([started, built.includes(path.basename(started, '.js'))]).toEqual([started, true]);
  });
});

/** Whether the title of a test of the file begins so: not that of a group, nor of a test that is skipped. */
function runsTest(code: string, title: string): boolean {
  const quoted = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const each = String.raw`(?:\.each\b(?:(?!describe)[^])*?\))?`;
  return new RegExp(String.raw`^[ \t]*it${each}\(\s*['"\`]${quoted}`, 'm').test(code);
}

describe('tests that documents name', () => {
  it.each([
    ["it('opens nothing', async () => {", true],
    ["  it.each(['a', 'b'])(\n    'opens nothing',", true],
    ["it.each<[string, () => void]>([\n['a', () => close('b')],\n])('opens nothing',", true],
    ["describe('opens nothing', () => {", false],
    ["it.skip('opens nothing', () => {", false],
    ["// it('opens nothing', () => {", false],
    ["it.each([1])('%i', one);\ndescribe.each([2])('opens nothing',", false],
    ["it('closes', () => expect(log).toBe('opens nothing'));", false],
  ])('%j names a test: %j', (code, names) => {
    expect(runsTest(code, 'opens nothing')).toBe(names);
  });

  const namedIn = (line: string) =>
    [...line.matchAll(/\]\(([^)]+\.test\.tsx?)\): “([^”]+)”/g)].map(([, file = '', title = '']) => ({
      file,
      title,
    }));

  it.each(['SECURITY.md', 'CONTRIBUTING.md'])('exist, by file and title: those of %s', (document) => {
    const named = namedIn(text(document));
    expect(named.length).toBeGreaterThan(0);
    for (const { file, title } of named)
      expect([file, title, existsSync(path.join(root, file)) && runsTest(text(file), title)]).toEqual([
        ...[file, title, true],
      ]);
  });

  it('are there for each guarantee of SECURITY.md', () => {
    const rows = text('SECURITY.md')
      .split('\n')
      .filter((line) => line.startsWith('| ') && !/^\| (?:guarantee|-)/.test(line));
    expect(rows.length).toBeGreaterThan(25);
    for (const row of rows) expect([row, namedIn(row).length]).not.toEqual([row, 0]);
  });
});
