import type { Prisma } from '../../../generated/prisma/client.ts';

/**
 * Makes quick changes of categories and cities wait for each other until the transaction ends: each then sees what the
 * others wrote, and refuses a name that was just taken instead of running into the database's own rules.
 */
export async function lockPlaceChanges(tx: Prisma.TransactionClient): Promise<void> {
  // Each takes milliseconds, but twelve may run concurrently on a busy machine.
  await tx.$executeRaw`SELECT set_config('lock_timeout', '4s', true)`;
  await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('place changes'))::text`;
  await tx.$executeRaw`SELECT set_config('lock_timeout', '1250ms', true)`;
}
