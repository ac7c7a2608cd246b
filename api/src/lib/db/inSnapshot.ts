import type { Prisma, PrismaClient } from '../../generated/prisma/client.ts';

/**
 * Reads a row and its relations from one snapshot. Prisma sends a statement for each relation; a job that ends between two of
 * them would appear done without its result. The form of `$transaction` that takes a list ignores the isolation level.
 */
export function inSnapshot<Result>(
  prisma: Pick<PrismaClient, '$transaction'>,
  read: (tx: Prisma.TransactionClient) => Promise<Result>,
): Promise<Result> {
  return prisma.$transaction(read, { isolationLevel: 'RepeatableRead' });
}
