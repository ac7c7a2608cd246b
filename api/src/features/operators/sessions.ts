import type { Context, Services, Viewer } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { randomToken, sha256 } from './secrets.ts';

export const sessionHours = 24;

export interface SessionView {
  operator: { id: number; name: string; userCode: string };
  expiresAt: Date;
}

/** Name of the session cookie: bound to the exact host where the site is https. */
export function sessionCookieName({ config }: Pick<Services, 'config'>): string {
  return config.siteUrl?.startsWith('https:') ? '__Host-directory_session' : 'directory_session';
}

/** Logs an operator in: a new session each time, whatever cookie came with the request. */
export async function openSession(context: Context, operatorId: number): Promise<SessionView> {
  const token = randomToken();
  const expiresAt = new Date(Date.now() + sessionHours * 3_600_000);
  const previous = context.cookies.get(sessionCookieName(context));
  const operator = await context.db.prisma.$transaction(async (tx) => {
    if (previous)
      await tx.session.updateMany({
        where: { tokenHash: sha256(previous), revokedAt: null },
        data: { revokedAt: new Date() },
      });
    await tx.session.create({
      data: {
        tokenHash: sha256(token),
        operatorId,
        expiresAt,
        address: context.clientAddress,
        userAgent: context.userAgent,
      },
    });
    await recordAudit(
      { ...context, tx },
      { action: 'session.open', entity: 'operator', entityId: operatorId, operatorId },
    );
    return tx.operator.update({
      where: { id: operatorId },
      data: { lastLoginAt: new Date() },
      select: { id: true, name: true, userCode: true },
    });
  });
  context.cookies.set(sessionCookieName(context), token, expiresAt);
  return { operator, expiresAt };
}

/** Ends the session of this request, on the server too. Harmless without one. */
export async function closeSession(context: Context): Promise<void> {
  if (context.viewer.kind === 'operator') {
    await context.db.prisma.session.updateMany({
      where: { id: context.viewer.sessionId },
      data: { revokedAt: new Date() },
    });
    await recordAudit(context, {
      action: 'session.close',
      entity: 'operator',
      entityId: context.viewer.operatorId,
    });
  }
  context.cookies.clear(sessionCookieName(context));
}

/** The session of this request; null for strangers. */
export async function currentSession(context: Context): Promise<SessionView | null> {
  if (context.viewer.kind !== 'operator') return null;
  const session = await context.db.prisma.session.findUnique({
    where: { id: context.viewer.sessionId },
    select: { expiresAt: true, operator: { select: { id: true, name: true, userCode: true } } },
  });
  return session;
}

/** Who a session token stands for. Anything but a living session of a living operator is a stranger. */
export async function loadViewer({ db }: Services, token: string): Promise<Viewer> {
  const session = await db.prisma.session.findUnique({
    where: { tokenHash: sha256(token) },
    include: { operator: true },
  });
  if (!session || session.revokedAt !== null || session.expiresAt.getTime() <= Date.now())
    return { kind: 'anonymous' };
  const { operator } = session;
  if (operator.isDisabled || session.createdAt < operator.credentialsChangedAt) return { kind: 'anonymous' };
  return {
    kind: 'operator',
    operatorId: operator.id,
    sessionId: session.id,
    name: operator.name,
    userCode: operator.userCode,
  };
}
