import sql from 'sql-template-tag';
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
  await db.rows(
    sql`UPDATE sessions SET revoked_at = now() WHERE id = ${viewer.sessionId} AND revoked_at IS NULL`,
  );
  await recordAudit(context, { action: 'session.close', entity: 'operator', entityId: viewer.operatorId });
}
