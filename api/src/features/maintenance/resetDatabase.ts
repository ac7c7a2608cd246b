import { confirmationWords } from '../../../../domain/confirmationWords.ts';
import type { Job } from '../../generated/prisma/client.ts';
import { enqueueJob } from '../../jobs/enqueueJob.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { confirmPassword } from '../operators/credentials/confirmPassword.ts';
import { resetKind } from './maintenanceKinds.ts';

/**
 * Queues a reset of the directory, which the operator confirms by password and a confirmation word. Returns the job.
 * Errors: UNAUTHENTICATED, FORBIDDEN (a key), BAD_INPUT (password, word), RATE_LIMITED.
 */
export async function resetDatabase(
  context: Context,
  input: { password: unknown; word: unknown },
): Promise<Job> {
  await confirmPassword(context, { ...input, expectedWord: confirmationWords.reset });
  return queueReset(context);
}

/** The same without confirmation, for the older path, which an admin key may call too. */
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
