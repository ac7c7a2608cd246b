import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { randomToken, sha256 } from './secrets.ts';

const lifetimeMs = 5 * 60_000;
const browserCookie = 'directory_login';

/** What a step proved. `operatorId` is known from the second step on. */
interface Proof {
  step: 1 | 2;
  operatorId: number | null;
}

interface Ticket extends Proof {
  id: string;
  /** Hash of a cookie, so that a ticket is of no use in another browser. */
  browser: string;
  /** Milliseconds since 1970. */
  expires: number;
}

/** A signed ticket for the next step. It works for five minutes, once, in this browser. */
export async function issueTicket(
  context: Context,
  proof: Proof,
): Promise<{ ticket: string; expiresAt: Date }> {
  const expiresAt = new Date(Date.now() + lifetimeMs);
  let browser = context.cookies.get(browserCookie);
  if (proof.step === 1 || browser === null) {
    browser = randomToken();
    context.cookies.set(browserCookie, browser, expiresAt);
  }
  const ticket: Ticket = {
    ...proof,
    id: randomUUID(),
    browser: fingerprint(browser),
    expires: expiresAt.getTime(),
  };
  const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
  return { ticket: `${body}.${sign(await signingKey(context), body)}`, expiresAt };
}

/** What a ticket proves, checked but not yet used up. Errors: UNAUTHENTICATED for whatever is wrong with it. */
export async function readTicket(context: Context, given: string, step: Proof['step']): Promise<Ticket> {
  const refused = new AppError('UNAUTHENTICATED', 'Giriş adımının süresi doldu. Lütfen baştan başlayın.', {
    ticket: 'expired',
  });
  const [body = '', signature = ''] = given.split('.');
  const expected = sign(await signingKey(context), body);
  if (signature.length !== expected.length || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    throw refused;
  const ticket = JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) as Ticket;
  const browser = context.cookies.get(browserCookie);
  const isGood =
    ticket.step === step &&
    ticket.expires > Date.now() &&
    browser !== null &&
    ticket.browser === fingerprint(browser);
  if (!isGood) throw refused;
  const used = await context.db.prisma.usedTicket.findUnique({ where: { id: ticket.id } });
  if (used) throw refused;
  return ticket;
}

/** Uses a ticket up; of two that try at once, one gets UNAUTHENTICATED. */
export async function spendTicket(context: Context, ticket: Ticket): Promise<void> {
  const { count } = await context.db.prisma.usedTicket.createMany({
    data: { id: ticket.id, expiresAt: new Date(ticket.expires) },
    skipDuplicates: true,
  });
  if (count === 0)
    throw new AppError('UNAUTHENTICATED', 'Bu giriş adımı zaten kullanıldı.', { ticket: 'used' });
}

async function signingKey(context: Context): Promise<Uint8Array> {
  const { signingKey: key } = await context.db.prisma.installation.findUniqueOrThrow({ where: { id: 1 } });
  return key;
}

const sign = (key: Uint8Array, body: string) =>
  createHmac('sha256', key).update(`login-ticket.${body}`).digest('base64url');
const fingerprint = (browser: string) => Buffer.from(sha256(browser)).toString('base64url');
