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

/** A program with an API key. `operatorId` is the operator who created the key; null if deleted. */
export interface KeyViewer {
  kind: 'key';
  keyId: number;
  isAdmin: boolean;
  operatorId: number | null;
}

/** Cookies of a login. Without a browser, reads return null and writes do nothing. */
export interface Cookies {
  get(name: string): string | null;
  /** Sets an HttpOnly, SameSite=Strict cookie, Secure if the site uses https. */
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
  /** Address of the connection, or the one that a trusted proxy forwards. */
  clientAddress: string;
  userAgent: string | null;
  cookies: Cookies;
  /** True for a cross-origin request of a browser, which may only read public data. */
  isCrossOrigin: boolean;
  /** False on a host that does not serve operators. */
  mayLogIn: boolean;
  /** True for the product's own stored operations (REST paths, rendered pages), which may take longer lists. */
  isStoredOperation: boolean;
}

const noCookies: Cookies = { get: () => null, set: () => undefined, clear: () => undefined };

/** Opens the installation, which may start and migrate a database. A command calls it once its arguments are valid. */
export type OpenContext = () => Promise<Context>;

/** A context without an HTTP client: for jobs, commands and pages rendered for the cache. */
export function detachedContext(services: Services, viewer: Viewer, requestId: string): Context {
  return {
    ...services,
    viewer,
    requestId,
    clientAddress: 'local',
    userAgent: null,
    cookies: noCookies,
    isCrossOrigin: false,
    mayLogIn: true,
    isStoredOperation: true,
  };
}

/** Whether the viewer has an operator's rights: a session, an admin key, or the system itself. */
export function mayOperate({ viewer }: Pick<Context, 'viewer'>): boolean {
  return viewer.kind === 'key' ? viewer.isAdmin : viewer.kind !== 'anonymous';
}

/** The error for actions of operators: FORBIDDEN for a key, for which a login would not help, else UNAUTHENTICATED. */
export function accessRefusal({ viewer }: Pick<Context, 'viewer'>): AppError {
  return viewer.kind === 'key'
    ? new AppError('FORBIDDEN', 'keyForbidden')
    : new AppError('UNAUTHENTICATED', 'loginRequired');
}

/** Requires a session, an admin key or the system. Errors: UNAUTHENTICATED, FORBIDDEN (a read-only key). */
export function requireOperator(context: Pick<Context, 'viewer'>): void {
  if (!mayOperate(context)) throw accessRefusal(context);
}

/** Requires a session or the system, for actions that are closed to admin keys too, such as managing keys. */
export function requirePerson(context: Pick<Context, 'viewer'>): void {
  if (context.viewer.kind === 'key' || !mayOperate(context)) throw accessRefusal(context);
}

/** The operator responsible, for the audit: for a key, its creator; null for the system. */
export function operatorIdOf({ viewer }: Pick<Context, 'viewer'>): number | null {
  return viewer.kind === 'operator' || viewer.kind === 'key' ? viewer.operatorId : null;
}
