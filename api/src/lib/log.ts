import type { FastifyBaseLogger } from 'fastify';
import { pino, type DestinationStream, type LoggerOptions } from 'pino';
import type { LogLevel } from './config/config.ts';
import { currentTracing } from './telemetry/tracing.ts';

/** The part of the logger that the product uses. An entry is one line of JSON: `log.info({ importId }, 'text')`. */
export type Log = Pick<FastifyBaseLogger, 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'child'>;

/** Names of properties that may hold a secret; their values are redacted. */
const secretNames = [
  'authorization',
  'cookie',
  'password',
  'accessKey',
  'ticket',
  'token',
  'apiKey',
  'databaseUrl',
  'connectionString',
  'set-cookie',
];
const places = ['', '*.', '*.*.', 'req.headers.', 'res.headers.'];

/**
 * Lines are written in batches, by size or time: one write per line costs as much as a small request. The rest is
 * flushed at the end of the process, but not if it is killed.
 */
const gathered = { dest: 1, sync: false, minLength: 4096, periodicFlush: 200 };

/** Output of a silent log: a real one would be flushed five times a second. */
const nowhere: DestinationStream = { write: () => undefined };

/** The logger of a process, writing to its standard output. Fastify takes it as `loggerInstance`. */
export function createLog(level: LogLevel, destination?: DestinationStream): FastifyBaseLogger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    // To find the log lines of a trace.
    ...(currentTracing() ? { mixin: () => ({ traceId: currentTracing()?.traceId() ?? undefined }) } : {}),
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: places.flatMap((place) => secretNames.map((name) => pathTo(place, name))),
      censor: '[secret]',
    },
  };
  const output = destination ?? (level === 'silent' ? nowhere : pino.destination(gathered));
  return pino(options, output);
}

function pathTo(place: string, name: string): string {
  return name.includes('-') ? `${place.replace(/\.$/, '')}["${name}"]` : `${place}${name}`;
}
