import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from './configError.ts';
import { readConfig } from './config.ts';
import { rootFolder } from '../rootFolder.ts';

function refusal(env: Record<string, string>): string {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
}

describe('readConfig', () => {
  it('requires no variable', () => {
    expect(readConfig({}, '/srv')).toEqual({
      host: '127.0.0.1',
      port: 4000,
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrls: [],
      dataDir: path.resolve('/srv/.data'),
      storage: { kind: 'folder', folder: null },
      siteUrl: null,
      adminUrl: null,
      admin: { accessKey: null, userCode: null, password: null },
      hasDemoData: true,
      hasServiceWorker: true,
      worker: 'inline',
      webProcesses: Math.min(availableParallelism(), 16),
      mail: null,
      trustProxy: false,
      rateLimit: 500,
      timeZone: expect.any(String),
      webhookNetwork: 'public',
      submissions: { gateway: null, paceMs: 300 },
      mapAttribution: null,
      mapTiles: null,
      metricsToken: null,
      tracesTo: null,
      logLevel: 'info',
    });
  });

  it('reads every variable', () => {
    const config = readConfig({
      HOST: '0.0.0.0',
      PORT: '80',
      SITE_URL: 'https://directory.example/',
      DATABASE_URL: 'postgres://user:word@db/directory',
      DATA_DIR: '/var/data',
      ADMIN_USER_CODE: 'ayse',
      ADMIN_PASSWORD: ' twelve chars ',
      DEMO_DATA: 'off',
      WORKER: 'off',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'warn',
    });
    expect(config).toMatchObject({ port: 80, siteUrl: 'https://directory.example', dataDir: '/var/data' });
    expect(config).toMatchObject({ hasDemoData: false, worker: 'off', trustProxy: 2, logLevel: 'warn' });
    expect(config.admin).toEqual({ accessKey: null, userCode: 'ayse', password: ' twelve chars ' });
  });

  it.each([
    ['SMTP_URL', 'smtp://mail.example'],
    ['CONTACT_TO', 'team@directory.example'],
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['HOST', 'http://host'],
    ['SITE_URL', 'directory.example'],
    ['SITE_URL', 'https://directory.example/path'],
    ['SITE_URL', 'ftp://directory.example'],
    ['ADMIN_URL', 'office.example'],
    ['DATABASE_URL', 'mysql://db/directory'],
    ['DATABASE_URL', 'postgresql://db'],
    ['DEMO_DATA', 'perhaps'],
    ['SERVICE_WORKER', 'perhaps'],
    ['WORKER', 'outline'],
    ['WEB_PROCESSES', '0'],
    ['WEB_PROCESSES', '17'],
    ['WEB_PROCESSES', 'all'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', '999.1.1.1'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'abc'],
    ['TRUST_PROXY', '1234'],
    ['TRUST_PROXY', '10.0.0.1, ::1/129'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['DATABASE_URL', 'postgresql://a:b%zz@db/directory'],
    ['STORAGE_URL', 's3://KEY:a%zz@store/bucket'],
    ['STORAGE_URL', 'file:/srv/%zz'],
    ['RATE_LIMIT', '0'],
    ['WEBHOOK_NETWORK', 'private'],
    ['SITE_TIME_ZONE', 'Europe/Nowhere'],
    ['RATE_LIMIT', 'off'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_ACCESS_KEY', 'elevenchars'],
    ['ADMIN_PASSWORD', 'elevenchars'],
  ])('refuses %s=%s in one line that names it and hides secrets', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toContain('\n');
    if (name.startsWith('ADMIN_')) expect(message).not.toContain(value);
  });

  it.each(['10.0.0.1', '10.0.0.0/8, fd5a::/48', '::1'])('trusts the proxies %s', (value) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(value);
  });

  it.each([
    [{ HOST: '0.0.0.0' }, 'SITE_URL'],
    [{ HOST: '::', SITE_URL: 'http://directory.example' }, 'SITE_URL'],
    [{ HOST: '0.0.0.0', SITE_URL: 'https://directory.example' }, ''],
    [{ SITE_URL: 'https://directory.example', ADMIN_URL: 'http://office.example' }, 'ADMIN_URL'],
    [{ HOST: 'localhost' }, ''],
    [{ HOST: '127.0.0.2' }, ''],
    [{ HOST: '::1' }, ''],
  ])('accepts other origins over https only: %j', (env, named) => {
    expect(refusal(env as Record<string, string>)).toContain(named);
    if (named === '') expect(refusal(env as Record<string, string>)).toBe('');
  });
});

it('ADMIN_URL gives operators a host that visitors do not share', () => {
  const at = (adminUrl: string) => ({ SITE_URL: 'https://directory.example', ADMIN_URL: adminUrl });
  expect(refusal(at('https://directory.example:8443'))).toContain('ADMIN_URL');
  expect(readConfig(at('https://office.directory.example/')).adminUrl).toBe(
    'https://office.directory.example',
  );
});

describe('.env.example', () => {
  const example = parseEnv(readFileSync(path.join(rootFolder, '.env.example'), 'utf8')) as Record<
    string,
    string
  >;

  it('lists every variable that is read, and no other', () => {
    const asked = new Set<string>();
    const spy = new Proxy(
      {},
      {
        get: (_target, name) => void asked.add(String(name)),
      },
    );
    readConfig(spy);
    expect(Object.keys(example).sort()).toEqual([...asked].sort());
  });

  it('states the defaults', () => {
    expect(readConfig(example, '/srv')).toEqual(readConfig({}, '/srv'));
  });
});
