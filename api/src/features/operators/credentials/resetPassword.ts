import type { Context } from '../../../lib/context.ts';
import { recordAudit } from '../../audit/recordAudit.ts';
import { checkNewSecret } from './checkNewSecret.ts';
import { requireOperatorId, type OperatorName } from '../requireOperatorId.ts';
import { invalidTicket } from '../login/loginTicket.ts';
import { hashSecret } from './secretHash.ts';

// Times are the database's, like those of sessions: a session counts only if it is younger than its credentials.
// `clock_timestamp()`, not `now()`: the change may have waited for a login under way, and must come after it.

/**
 * Gives an operator another password, which ends the operator's sessions. `formerHash`: the change is refused unless this is
 * still the hash of the password, and the operator is not disabled. Throws NOT_FOUND, BAD_INPUT, UNAUTHENTICATED.
 */
export async function resetPassword(
  context: Context,
  name: OperatorName,
  password: string,
  formerHash: string | null = null,
): Promise<void> {
  const passwordHash = await hashSecret(checkNewSecret(password));
  await context.db.prisma.$transaction(async (tx) => {
    const id = await requireOperatorId(tx, name);
    const changed = await tx.$executeRaw`
      UPDATE operators SET password_hash = ${passwordHash}, credentials_changed_at = clock_timestamp()
      WHERE id = ${id} AND (${formerHash}::text IS NULL OR password_hash = ${formerHash} AND NOT is_disabled)`;
    if (changed === 0) throw invalidTicket();
    await recordAudit(
      { ...context, tx },
      { action: 'operator.resetPassword', entity: 'operator', entityId: id },
    );
  });
}
