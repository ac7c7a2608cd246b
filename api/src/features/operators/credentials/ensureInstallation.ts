import { randomBytes } from 'node:crypto';
import type { Prisma } from '../../../generated/prisma/client.ts';
import { readableSecret } from './readableSecret.ts';
import { hashSecret } from './secretHash.ts';

/**
 * Creates the secrets of this installation unless they exist: the key that signs tickets, and the access key, given or
 * generated. Concurrent callers wait for the transaction. Returns a generated access key, once.
 */
export async function ensureInstallation(
  tx: Prisma.TransactionClient,
  given: string | null,
): Promise<string | null> {
  // Others wait while the first caller hashes secrets. On a busy machine that takes longer than the usual lock timeout.
  await tx.$executeRaw`SET LOCAL lock_timeout = '20s'`;
  await tx.$executeRaw`SELECT FROM pg_advisory_xact_lock(hashtext('installation'))`;
  const known = await tx.installation.findUnique({ where: { id: 1 }, select: { accessKeyHash: true } });
  if (known?.accessKeyHash) return null;

  const accessKey = given?.trim() ?? readableSecret(6);
  const accessKeyHash = await hashSecret(accessKey);
  await tx.installation.upsert({
    where: { id: 1 },
    create: { id: 1, signingKey: randomBytes(32), accessKeyHash },
    update: { accessKeyHash },
  });
  return given === null ? accessKey : null;
}
