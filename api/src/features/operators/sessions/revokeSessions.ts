import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { recordAudit } from '../../audit/recordAudit.ts';

/** Ends a session of any operator. Errors: NOT_FOUND if it has ended. */
export async function revokeSession(context: Context, id: number): Promise<void> {
  await context.db.prisma.$transaction(async (tx) => {
    const [session] = await tx.session.updateManyAndReturn({
      where: { id, revokedAt: null },
      data: { revokedAt: new Date() },
      select: { operatorId: true },
    });
    if (!session) throw new AppError('NOT_FOUND', 'sessionEnded');
    await recordAudit(
      { ...context, tx },
      { action: 'session.revoke', entity: 'operator', entityId: session.operatorId },
    );
  });
}

/** Ends all sessions of the calling operator except the current one. Returns their number. */
export async function revokeOtherSessions(context: Context): Promise<number> {
  const { viewer } = context;
  if (viewer.kind !== 'operator') throw accessRefusal(context);
  const { operatorId, sessionId } = viewer;
  return context.db.prisma.$transaction(async (tx) => {
    const { count } = await tx.session.updateMany({
      where: { operatorId, id: { not: sessionId }, revokedAt: null, expiresAt: { gt: new Date() } },
      data: { revokedAt: new Date() },
    });
    if (count > 0)
      await recordAudit(
        { ...context, tx },
        { action: 'session.revoke', entity: 'operator', entityId: operatorId, after: { sessions: count } },
      );
    return count;
  });
}
