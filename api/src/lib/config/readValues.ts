import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { limits } from '../limits.ts';
import { timeZoneOf } from '../geography/timeZones.ts';
import { ConfigError } from './configError.ts';

// Settings that are numbers, choices, secrets and zones.

/** With more processes, their connections would exceed PostgreSQL's default of 100. */
const maxWebProcesses = 16;

export function readWebProcesses(value: string | null): number {
  if (value === null || value.toLowerCase() === 'auto')
    return Math.min(availableParallelism(), maxWebProcesses);
  if (!/^\d{1,2}$/.test(value) || Number(value) < 1 || Number(value) > maxWebProcesses)
    throw new ConfigError(`WEB_PROCESSES must be auto or a number from 1 to ${maxWebProcesses}.`);
  return Number(value);
}

export function readPort(value: string): number {
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new ConfigError('PORT must be a number from 0 to 65535.');
  return port;
}

export function readPace(value: string | null): number {
  if (value === null) return 300;
  if (!/^\d{1,5}$/.test(value))
    throw new ConfigError('SUBMISSION_PACE must be a number of milliseconds, from 0 to 99999.');
  return Number(value);
}

const minSecretCharacters = 12;

/** Spaces may be part of a secret, so it is not trimmed. */
export function readSecret(name: string, value: string | undefined): string | null {
  if (!value) return null;
  if ([...value].length < minSecretCharacters) {
    throw new ConfigError(`${name} must have at least ${minSecretCharacters} characters.`);
  }
  return value;
}

/** The first of the choices is the default. */
export function readChoice<Choice extends string>(
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

export function readRateLimit(value: string | null): number {
  if (value === null) return limits.perSecond;
  if (!/^[1-9]\d{0,6}$/.test(value))
    throw new ConfigError('RATE_LIMIT must be a number of requests a second, from 1 to 9999999.');
  return Number(value);
}

export function readTimeZone(value: string | null): string {
  if (value === null) return new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (value !== 'UTC' && timeZoneOf(value) === null)
    throw new ConfigError('SITE_TIME_ZONE must be UTC or the name of a zone such as Europe/Istanbul.');
  return value;
}

export function readTrustProxy(value: string): boolean | number | string {
  if (/^(on|true)$/i.test(value)) return true;
  if (/^(off|false)$/i.test(value)) return false;
  if (/^\d{1,2}$/.test(value)) return Number(value);
  if (value.split(',').every((each) => isNetwork(each.trim()))) return value;
  throw new ConfigError(
    'TRUST_PROXY must be on, off, a number of hops, or a comma list of addresses and networks such as 10.0.0.0/8.',
  );
}

/** Whether this is an IP address or a CIDR range. */
function isNetwork(text: string): boolean {
  const [, address = '', prefix] = /^([^/]*)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const version = isIP(address);
  return version !== 0 && Number(prefix ?? 0) <= (version === 4 ? 32 : 128);
}

export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
