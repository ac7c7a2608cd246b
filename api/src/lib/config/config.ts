import path from 'node:path';
import type { MapTilesSource } from './readMapTiles.ts';
import type { StorageLocation } from '../storage/readStorageUrl.ts';
import { ConfigError } from './configError.ts';
import {
  readDatabaseUrl,
  readBeside,
  readStorage,
  readTiles,
  readSiteUrl,
  readAdminUrl,
  readOrigin,
  readCollector,
  readMail,
  type MailSettings,
} from './readUrls.ts';
import {
  readWebProcesses,
  readPort,
  readPace,
  readSecret,
  readChoice,
  readRateLimit,
  readTimeZone,
  readTrustProxy,
  isLoopback,
} from './readValues.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';

/** Validated configuration of the environment, with defaults. */
export interface Config {
  host: string;
  port: number;
  /** Null: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | null;
  /** Bypasses a pooler, for LISTEN, the queue, migrations and long work; null: `databaseUrl`. */
  databaseDirectUrl: string | null;
  /** Streaming replicas for public reads. */
  databaseReplicaUrls: string[];
  /** Absolute. */
  dataDir: string;
  /** Location of stored files. */
  storage: StorageLocation;
  /** Detailed tiles of maps; null: only the world map. */
  mapTiles: MapTilesSource | null;
  /** Plain text that names the sources of those tiles; null uses that of the archive. */
  mapAttribution: string | null;
  /** Public origin without a trailing slash; null for a trial installation, which must not be indexed. */
  siteUrl: string | null;
  /** Separate origin of the back office; null if it shares the site's origin. */
  adminUrl: string | null;
  /** Credentials of the first operator; null: generated and printed once. */
  admin: { accessKey: string | null; userCode: string | null; password: string | null };
  hasDemoData: boolean;
  /** Whether browsers install the service worker with the offline page; false removes it. */
  hasServiceWorker: boolean;
  worker: 'inline' | 'off';
  /** Processes that serve the site on this node. */
  webProcesses: number;
  /** Mail server and recipients of contact messages; null if messages are only stored. */
  mail: MailSettings | null;
  /** Proxies whose X-Forwarded-For is trusted: true for any, a number of hops, or a comma-separated list of IP addresses. */
  trustProxy: boolean | number | string;
  /** Rate limit per IP address, in requests per second. */
  rateLimit: number;
  /** IANA time zone of the days by which visits are counted. */
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

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels: readonly LogLevel[] = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'];
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
