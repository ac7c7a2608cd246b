import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Serializes quick changes of categories and cities until the transaction ends. Each then sees the writes of the others,
 * and refuses a name that was just taken before a constraint of the database does.
 */
export async function lockPlaceChanges(tx: Prisma.TransactionClient): Promise<void> {
  // Each takes milliseconds, but twelve may run concurrently on a busy machine.
  await tx.$executeRaw`SELECT set_config('lock_timeout', '4s', true)`;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('place changes'))::text`;
  await tx.$executeRaw`SELECT set_config('lock_timeout', '1250ms', true)`;
}
