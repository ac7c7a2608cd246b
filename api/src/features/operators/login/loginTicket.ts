import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Context } from '../../../lib/context.ts';
import { loginCookieName } from '../../../lib/cookieNames.ts';
import { AppError } from '../../../lib/errors.ts';
import type { InstallationSecrets } from '../credentials/installationSecrets.ts';

const ticketMinutes = 5;

/** Content of a ticket, which allows one step of a login in one browser. Nodes of the previous release read it, too. */
interface LoginTicket {
  id: string;
  /** The step that it allows. */
  opens: 'userCode' | 'password';
  /** SHA-256 of the browser's login cookie. */
  browser: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
  operatorId?: number;
}

/** A ticket as sent to the client. */
export interface SignedTicket {
  ticket: string;
  expiresAt: Date;
}

/** Binds a new login to this browser by a cookie. Returns the cookie's hash for tickets. */
export function bindBrowser(context: Context): string {
  const secret = randomBytes(32).toString('base64url');
  context.cookies.set(
    loginCookieName(context.config),
    secret,
    new Date(Date.now() + 3 * ticketMinutes * 60_000),
  );
  return fingerprint(secret);
}

/** Creates a ticket for the next step. */
export function signTicket(
  secrets: InstallationSecrets,
  ticket: Pick<LoginTicket, 'opens' | 'browser' | 'operatorId'>,
  now = Date.now(),
): SignedTicket {
  const content: LoginTicket = {
    ...ticket,
    id: randomBytes(16).toString('base64url'),
    expiresAt: now + ticketMinutes * 60_000,
  };
  const body = Buffer.from(JSON.stringify(content)).toString('base64url');
  return {
    ticket: `${body}.${macOf(secrets, body).toString('base64url')}`,
    expiresAt: new Date(content.expiresAt),
  };
}

/**
 * Verifies a ticket for a step. Errors: UNAUTHENTICATED, with a field `ticket`, unless the server created it for this step and
 * this browser, and it is neither expired nor used.
 */
export async function readTicket(
  context: Context,
  secrets: InstallationSecrets,
  step: LoginTicket['opens'],
  text: string,
): Promise<LoginTicket> {
  const ticket = verifyTicket(secrets, text);
  const browser = context.cookies.get(loginCookieName(context.config));
  if (!ticket || ticket.opens !== step || ticket.expiresAt <= Date.now()) throw invalidTicket();
  if (browser === null || ticket.browser !== fingerprint(browser)) throw invalidTicket();
  const used = await context.db.rows(sql`SELECT id FROM used_tickets WHERE id = ${ticket.id}`);
  if (used.length > 0) throw invalidTicket();
  return ticket;
}

/** Consumes a ticket. Of two requests with the same one, the second gets UNAUTHENTICATED. */
export async function consumeTicket({ db }: Context, ticket: LoginTicket): Promise<void> {
  const rows = await db.rows(sql`
    INSERT INTO used_tickets (id, expires_at) VALUES (${ticket.id}, ${new Date(ticket.expiresAt)})
    ON CONFLICT DO NOTHING RETURNING id`);
  if (rows.length === 0) throw invalidTicket();
}

export function invalidTicket(): AppError {
  const message = 'loginExpired';
  return new AppError('UNAUTHENTICATED', message, { ticket: message });
}

function verifyTicket(secrets: InstallationSecrets, text: string): LoginTicket | null {
  const [body, mac, ...rest] = text.split('.');
  if (!body || !mac || rest.length > 0) return null;
  const given = Buffer.from(mac, 'base64url');
  const expected = macOf(secrets, body);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  // Only the server can have signed it, so its shape is known.
  return JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as LoginTicket;
}

// The MAC depends on the access key's hash, so that a new access key invalidates existing tickets.
function macOf({ signingKey, accessKeyHash }: InstallationSecrets, body: string): Buffer {
  return createHmac('sha256', signingKey).update(`login ticket\n${accessKeyHash}\n${body}`).digest();
}

function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
