import type { Config } from './config/config.ts';
import type { Database } from './db/db.ts';
import { AppError } from './errors.ts';
import type { Log } from './log.ts';
import type { Metrics } from './telemetry/metrics.ts';
import type { Storage } from './storage/storage.ts';

/** The caller. `system` is the product itself: jobs, and commands of the machine's owner. */
export type Viewer =
  | { kind: 'anonymous' }
  | { kind: 'operator'; operatorId: number; sessionId: number; name: string; userCode: string }
  | KeyViewer
  | { kind: 'system' };

/** A program with an API key; `operatorId` is who made the key, where that is still known. */
export interface KeyViewer {
  kind: 'key';
  keyId: number;
  isAdmin: boolean;
  operatorId: number | null;
}

/** The few cookies that access needs; where a request can carry none, reads are null and writes do nothing. */
export interface Cookies {
  get(name: string): string | null;
  /** HttpOnly, SameSite=Strict, and Secure where the site is https. */
  set(name: string, value: string, expires: Date): void;
  clear(name: string): void;
}

/** Services of a process, opened once at its start. */
export interface Services {
  config: Config;
  db: Database;
  log: Log;
  storage: Storage;
  metrics: Metrics;
}

/** Context of one request, job or command. */
export interface Context extends Services {
  viewer: Viewer;
  requestId: string;
  /** The peer's address, or the forwarded one where the configuration trusts the proxy. */
  clientAddress: string;
  userAgent: string | null;
  cookies: Cookies;
  /** True for a cross-site request of a browser, which may only read public data. */
  isForeign: boolean;
  /** False by a host at which operators are not served. */
  mayLogIn: boolean;
  /** True for the product's own stored operations (REST paths, rendered pages), which may take longer lists. */
  isStoredOperation: boolean;
}

const noCookies: Cookies = { get: () => null, set: () => undefined, clear: () => undefined };

/** Opens the installation for a command, once its call is known to be right: that may start and migrate a database. */
export type OpenContext = () => Promise<Context>;

/** A context without a browser behind it: jobs, commands, pages rendered for strangers. */
export function detachedContext(services: Services, viewer: Viewer, requestId: string): Context {
  return {
    ...services,
    viewer,
    requestId,
    clientAddress: 'local',
    userAgent: null,
    cookies: noCookies,
    isForeign: false,
    mayLogIn: true,
    isStoredOperation: true,
  };
}

/** Whether the viewer has an operator's rights: a session, an admin key, or the system itself. */
export function mayOperate({ viewer }: Pick<Context, 'viewer'>): boolean {
  return viewer.kind === 'key' ? viewer.isAdmin : viewer.kind !== 'anonymous';
}

/** The refusal of what only operators may do: FORBIDDEN for a key, which logging in would not help, else UNAUTHENTICATED. */
export function accessRefusal({ viewer }: Pick<Context, 'viewer'>): AppError {
  return viewer.kind === 'key'
    ? new AppError('FORBIDDEN', 'keyForbidden')
    : new AppError('UNAUTHENTICATED', 'loginRequired');
}

/** Throws UNAUTHENTICATED, or FORBIDDEN for a key that may only read, unless an operator (or the system) asks. */
export function requireOperator(context: Pick<Context, 'viewer'>): void {
  if (!mayOperate(context)) throw accessRefusal(context);
}

/** The same for actions that no key may do, not even one with the admin scope, such as managing keys. */
export function requirePerson(context: Pick<Context, 'viewer'>): void {
  if (context.viewer.kind === 'key' || !mayOperate(context)) throw accessRefusal(context);
}

/** The operator's id for records of who did it: for a key, who made it; null for the system. */
export function operatorIdOf({ viewer }: Pick<Context, 'viewer'>): number | null {
  return viewer.kind === 'operator' || viewer.kind === 'key' ? viewer.operatorId : null;
}
