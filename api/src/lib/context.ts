import type { Config } from './config.ts';
import type { Database } from './db.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';
import type { Storage } from './storage.ts';

/** Who asks. `system` is the product itself: jobs and commands of the machine's owner. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'operator'; operatorId: number; sessionId: number; name: string; userCode: string }
  | { kind: 'system' };

/** The few cookies that access needs; where a request can carry none, reads are null and writes do nothing. */
export interface Cookies {
  get(name: string): string | null;
  /** HttpOnly, SameSite=Strict, and Secure where the site is https. */
  set(name: string, value: string, expires: Date): void;
  clear(name: string): void;
}

/** What a process has, made once at its start. */
export interface Services {
  config: Config;
  db: Database;
  log: Log;
  storage: Storage;
}

/** What one request (or job, or command) works with. */
export interface Context extends Services {
  viewer: Viewer;
  requestId: string;
  /** The peer's address, or the forwarded one where the configuration trusts the proxy. */
  clientAddress: string;
  userAgent: string | null;
  cookies: Cookies;
  /** True for the product's own stored operations (REST paths, rendered pages), which may take longer lists. */
  isStoredOperation: boolean;
}

const noCookies: Cookies = { get: () => null, set: () => undefined, clear: () => undefined };

/** A context without a browser behind it: jobs, commands, pages rendered for strangers. */
export function detachedContext(services: Services, viewer: Viewer, requestId: string): Context {
  return {
    ...services,
    viewer,
    requestId,
    clientAddress: 'local',
    userAgent: null,
    cookies: noCookies,
    isStoredOperation: true,
  };
}

/** Throws UNAUTHENTICATED unless an operator (or the system) asks. */
export function requireOperator(context: Context): void {
  if (context.viewer.kind === 'anonymous') throw new AppError('UNAUTHENTICATED', 'Please log in.');
}

/** The operator's id for records of who did it; null for the system. */
export function operatorIdOf(context: Pick<Context, 'viewer'>): number | null {
  return context.viewer.kind === 'operator' ? context.viewer.operatorId : null;
}
