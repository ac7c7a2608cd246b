import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { limits } from './limits.ts';
import { readMapTiles, type MapTilesPlace } from './readMapTiles.ts';
import { readStorageUrl, type StoragePlace } from './storage/readStorageUrl.ts';
import { timeZoneOf } from './geography/timeZones.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Validated configuration of the environment, with defaults. */
export interface Config {
  host: string;
  port: number;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** Past a pooler, for LISTEN, the queue, migrations and long work; null: `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Streaming replicas that visitors' reads go to. */
  databaseReplicaUrls: string[];
  /** Absolute. */
  dataDir: string;
  /** Location of stored files. */
  storage: StoragePlace;
  /** Detailed tiles of maps; null: only the world map. */
  mapTiles: MapTilesPlace | null;
  /** Plain text that names the sources of those tiles; null uses that of the archive. */
  mapAttribution: string | null;
  /** Public origin without a trailing slash; null for a trial installation, which must not be indexed. */
  siteUrl: string | null;
  /** Separate origin of the back office; null if it shares the site's origin. */
  adminUrl: string | null;
  /** Credentials of the first operator; null: generated and printed once. */
  admin: { accessKey: string | null; userCode: string | null; password: string | null };
  hasDemoData: boolean;
  /** Whether browsers are given the service worker that shows the offline page; false removes it from them. */
  hasServiceWorker: boolean;
  worker: 'inline' | 'off';
  /** Processes that serve the site on this node. */
  webProcesses: number;
  /** Mail server and recipients of contact messages; null if messages are only stored. */
  mail: { smtpUrl: string; contactTo: [string, ...string[]] } | null;
  /** Proxies whose X-Forwarded-For is trusted: true for any, a number of hops, or a comma-separated list of IP addresses. */
  trustProxy: boolean | number | string;
  /** Public requests per second that one IP address may make. */
  rateLimit: number;
  /** The IANA zone whose days visits are summed by. */
  timeZone: string;
  /** Allowed webhook targets: https on the public internet, or any host (private networks, tests). */
  webhookNetwork: 'public' | 'any';
  submissions: {
    /** Origin called in place of the search engines (tests); null: the search engines themselves. */
    gateway: string | null;
    /** Milliseconds between two calls of one engine. */
    paceMs: number;
  };
  /**
   * Token that grants access to /metrics; null: only programs of this machine, while the site has no public address.
   */
  metricsToken: string | null;
  /** Endpoint of OpenTelemetry's exporter, which reads the same variable; null: tracing is off. */
  tracesTo: string | null;
  logLevel: LogLevel;
}

/** A setting that cannot be understood. The message is one line and names the variable, never a secret's value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
const minSecretCharacters = 12;

/** Reads the configuration. An empty variable counts as unset. Relative folders start at `baseDir`. */
export function readConfig(env: Environment, baseDir: string = process.cwd()): Config {
  const text = (name: string) => env[name]?.trim() || null;

  const host = text('HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(host)) throw new ConfigError('HOST must be an address or a host name to listen on.');
  const siteUrl = readSiteUrl(text('SITE_URL'));
  if (!isLoopback(host) && !siteUrl?.startsWith('https:')) {
    throw new ConfigError(
      `HOST ${host} is reachable from other machines, so SITE_URL must be set to an https address.`,
    );
  }
  return {
    host,
    port: readPort(text('PORT') ?? '4000'),
    databaseUrl: readDatabaseUrl('DATABASE_URL', text('DATABASE_URL')),
    databaseDirectUrl: readBeside(text, 'DATABASE_DIRECT_URL')[0] ?? null,
    databaseReplicaUrls: readBeside(text, 'DATABASE_REPLICA_URLS'),
    dataDir: path.resolve(baseDir, text('DATA_DIR') ?? '.data'),
    storage: readStorage(text('STORAGE_URL')),
    mapTiles: readTiles(text('MAP_TILES'), baseDir),
    mapAttribution: text('MAP_ATTRIBUTION'),
    siteUrl,
    adminUrl: readAdminUrl(text('ADMIN_URL'), siteUrl),
    admin: {
      accessKey: readSecret('ADMIN_ACCESS_KEY', env.ADMIN_ACCESS_KEY),
      userCode: text('ADMIN_USER_CODE'),
      password: readSecret('ADMIN_PASSWORD', env.ADMIN_PASSWORD),
    },
    hasDemoData: readChoice('DEMO_DATA', text('DEMO_DATA'), ['on', 'off']) === 'on',
    hasServiceWorker: readChoice('SERVICE_WORKER', text('SERVICE_WORKER'), ['on', 'off']) === 'on',
    worker: readChoice('WORKER', text('WORKER'), ['inline', 'off']),
    webProcesses: readWebProcesses(text('WEB_PROCESSES')),
    mail: readMail(text('SMTP_URL'), text('CONTACT_TO')),
    trustProxy: readTrustProxy(text('TRUST_PROXY') ?? 'off'),
    rateLimit: readRateLimit(text('RATE_LIMIT')),
    timeZone: readTimeZone(text('SITE_TIME_ZONE')),
    webhookNetwork: readChoice('WEBHOOK_NETWORK', text('WEBHOOK_NETWORK'), ['public', 'any']),
    submissions: {
      gateway: readOrigin('INDEXING_GATEWAY', text('INDEXING_GATEWAY')),
      paceMs: readPace(text('SUBMISSION_PACE')),
    },
    metricsToken: readSecret('METRICS_TOKEN', env.METRICS_TOKEN),
    tracesTo: readCollector('OTEL_EXPORTER_OTLP_ENDPOINT', text('OTEL_EXPORTER_OTLP_ENDPOINT')),
    logLevel: readChoice('LOG_LEVEL', text('LOG_LEVEL'), ['info', ...logLevels]),
  };
}

/** With more processes, their connections would exceed PostgreSQL's default of 100. */
const maxWebProcesses = 16;

function readWebProcesses(value: string | null): number {
  if (value === null || value.toLowerCase() === 'auto')
    return Math.min(availableParallelism(), maxWebProcesses);
  if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > maxWebProcesses)
    throw new ConfigError(`WEB_PROCESSES must be auto or a number from 1 to ${maxWebProcesses}.`);
  return Number(value);
}

function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new ConfigError('PORT must be a number from 0 to 65535.');
  return port;
}

function readDatabaseUrl(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isPostgres =
    url !== null &&
    /^postgres(ql)?:$/.test(url.protocol) &&
    url.pathname.length > 1 &&
    [url.username, url.password, url.pathname].every(isPercentEncoded);
  if (!isPostgres) {
    throw new ConfigError(`${name} must look like postgresql://user:password@host:5432/database.`);
  }
  return value;
}

/** Whether each % of a part of an address begins an encoded character. */
function isPercentEncoded(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}

/** Addresses that only mean something beside that of the primary: a comma list. */
function readBeside(text: (name: string) => string | null, name: string): string[] {
  const value = text(name);
  if (value === null) return [];
  if (text('DATABASE_URL') === null) throw new ConfigError(`${name} needs a DATABASE_URL.`);
  return value.split(',').flatMap((each) => readDatabaseUrl(name, each.trim()) ?? []);
}

function readStorage(value: string | null): StoragePlace {
  const storage = readStorageUrl(value);
  if (storage === null)
    throw new ConfigError(
      'STORAGE_URL must look like file:/srv/files or s3://KEY:SECRET@host/bucket/prefix?region=eu-central-1.',
    );
  return storage;
}

function readTiles(value: string | null, baseDir: string): MapTilesPlace | null {
  const place = value === null ? null : readMapTiles(value, baseDir);
  if (value !== null && place === null)
    throw new ConfigError(
      'MAP_TILES must be a .pmtiles file, storage:KEY.pmtiles, or an https address with {z}, {x} and {y}.',
    );
  return place;
}

function readSiteUrl(value: string | null): string | null {
  return readOrigin('SITE_URL', value);
}

function readAdminUrl(value: string | null, siteUrl: string | null): string | null {
  const adminUrl = readOrigin('ADMIN_URL', value);
  if (adminUrl === null) return null;
  if (siteUrl?.startsWith('https:') && !adminUrl.startsWith('https:'))
    throw new ConfigError('ADMIN_URL must be https where SITE_URL is.');
  // Cookies go to every port of a host.
  if (siteUrl && new URL(adminUrl).hostname === new URL(siteUrl).hostname)
    throw new ConfigError('ADMIN_URL must have a host of its own, not that of SITE_URL.');
  return adminUrl;
}

function readPace(value: string | null): number {
  if (value === null) return 300;
  if (!/^\d{1,5}$/.test(value))
    throw new ConfigError('SUBMISSION_PACE must be a number of milliseconds, from 0 to 99999.');
  return Number(value);
}

function readOrigin(name: string, value: string | null): string | null {
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === '/' &&
    !url.search &&
    !url.hash &&
    !url.username;
  if (!isOrigin)
    throw new ConfigError(`${name} must be an origin such as https://directory.example, without a path.`);
  return url.origin;
}

function readCollector(name: string, value: string | null): string | null {
  if (value !== null && !(URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)))
    throw new ConfigError(`${name} must be an address such as http://collector:4318.`);
  return value;
}

function readMail(smtpUrl: string | null, contactTo: string | null): Config['mail'] {
  if (smtpUrl === null && contactTo === null) return null;
  if (smtpUrl === null || contactTo === null)
    throw new ConfigError('SMTP_URL and CONTACT_TO belong together: set both, or neither.');
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  const isSmtp = url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '';
  if (!isSmtp || ![url.username, url.password].every(isPercentEncoded))
    throw new ConfigError('SMTP_URL must look like smtps://user:password@host:465.');
  const [first, ...others] = contactTo.split(',').map((address) => address.trim());
  const isAddress = (text: string) => /^[^\s@<>"]+@[^\s@<>"]+$/.test(text);
  if (!first || ![first, ...others].every(isAddress))
    throw new ConfigError('CONTACT_TO must be a comma list of email addresses.');
  return { smtpUrl, contactTo: [first, ...others] };
}

/** Spaces may be part of a secret, so it is not trimmed. */
function readSecret(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if ([...value].length < minSecretCharacters) {
    throw new ConfigError(`${name} must have at least ${minSecretCharacters} characters.`);
  }
  return value;
}

/** The first of the choices is the default. */
function readChoice<Choice extends string>(
  name: string,
  value: string | null,
  choices: readonly [Choice, ...Choice[]],
) {
  if (value === null) return choices[0];
  const choice = choices.find((one) => one === value.toLowerCase());
  if (choice === undefined)
    throw new ConfigError(`${name} must be one of ${[...new Set(choices)].join(', ')}.`);
  return choice;
}

function readRateLimit(value: string | null): number {
  if (value === null) return limits.perSecond;
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new ConfigError('RATE_LIMIT must be a number of requests a second, from 1 to 9999999.');
  return Number(value);
}

function readTimeZone(value: string | null): string {
  if (value === null) return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (value !== 'UTC' && timeZoneOf(value) === null)
    throw new ConfigError('SITE_TIME_ZONE must be UTC or the name of a zone such as Europe/Istanbul.');
  return value;
}

function readTrustProxy(value: string): boolean | number | string {
  if (/^(on|true)$/i.test(value)) return true;
  if (/^(off|false)$/i.test(value)) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((each) => isNetwork(each.trim()))) return value;
  throw new ConfigError(
    'TRUST_PROXY must be on, off, a number of hops, or a comma list of addresses and networks such as 10.0.0.0/8.',
  );
}

/** Whether this is an IP address, or one with a prefix length that it can have. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix ?? 0) <= (version === 4 ? 32 : 128);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
