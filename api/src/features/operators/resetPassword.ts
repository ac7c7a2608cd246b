import type { Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkNewSecret } from './checkNewSecret.ts';
import { hashSecret } from './secretHash.ts';
import { unknownOperator } from './unknownOperator.ts';

// Times are the database's, like those of sessions: a session counts only if it is younger than its credentials.
// `clock_timestamp()`, not `now()`: the change may have waited for a login under way, and must come after it.

/** Gives an operator another password, which ends the operator's sessions. Throws NOT_FOUND, BAD_INPUT. */
export async function resetPassword(context: Context, userCode: string, password: string): Promise<void> {
  const passwordHash = await hashSecret(checkNewSecret(password));
  await context.db.prisma.$transaction(async (tx) => {
    const [changed] = await tx.$queryRaw<{ id: number }[]>`
      UPDATE operators SET password_hash = ${passwordHash}, credentials_changed_at = clock_timestamp()
      WHERE user_code = ${userCode} RETURNING id`;
    if (!changed) throw unknownOperator(userCode);
    await recordAudit(
      { ...context, tx },
      { action: 'operator.resetPassword', entity: 'operator', entityId: changed.id },
    );
  });
}
