import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { confirmPassword } from '../operators/credentials/confirmPassword.ts';
import { resetKind } from './maintenanceKinds.ts';

/**
 * Queues the reset of the directory by an operator who types the password and a word again. Returns the job.
 * Errors: UNAUTHENTICATED, FORBIDDEN (a key), BAD_INPUT (password, word), RATE_LIMITED.
 */
export async function resetDatabase(
  context: Context,
  input: { password: unknown; word: unknown },
): Promise<Job> {
  await confirmPassword(context, { ...input, expectedWord: confirmationWords.reset });
  return queueReset(context);
}

/** For the older path, which has no confirmation: an admin key or an operator's session is enough. */
export async function queueReset(context: Context): Promise<Job> {
  requireOperator(context);
  return context.db.prisma.$transaction(async (tx) => {
    // Concurrent requests queue one job.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('resetDatabase'))`;
    const waiting = await tx.job.findFirst({ where: { kind: resetKind.kind, status: 'QUEUED' } });
    const id = waiting?.id ?? (await enqueueJob(tx, resetKind, {}, operatorIdOf(context), context.requestId));
    await recordAudit({ ...context, tx }, { action: 'database.reset', entity: 'database', entityId: id });
    return tx.job.findUniqueOrThrow({ where: { id } });
  });
}
