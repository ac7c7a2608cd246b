import type { Context } from '../../lib/context.ts';
import type { OperatorSession } from './openSession.ts';

/** The session that asks, or null for a stranger. */
export async function currentSession({ db, viewer }: Context): Promise<OperatorSession | null> {
  if (viewer.kind !== 'operator') return null;
  const session = await db.prisma.session.findUnique({
    where: { id: viewer.sessionId },
    select: { expiresAt: true },
  });
  const operator = { id: viewer.operatorId, name: viewer.name, userCode: viewer.userCode };
  return session ? { operator, expiresAt: session.expiresAt } : null;
}
