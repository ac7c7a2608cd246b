import { requireOperator, type Context } from '../../../lib/context.ts';
import { sessionCookieName } from '../../../lib/cookieNames.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

/** Ends the current session permanently and clears its cookie. UNAUTHENTICATED (the cookie is cleared too) without one. */
export async function logOut(context: Context): Promise<void> {
  const { cookies, db, viewer } = context;
  const cookie = sessionCookieName(context.config);
  if (cookies.get(cookie) !== null) cookies.clear(cookie);
  requireOperator(context);
  if (viewer.kind !== 'operator') return;
  const { operatorId, sessionId } = viewer;
  await db.prisma.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: new Date() },
    });
    // A second click ends nothing.
    if (count > 0)
      await recordAudit(
        { ...context, tx },
        { action: 'session.close', entity: 'operator', entityId: operatorId },
      );
  });
}
