import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** Locks a key until the transaction ends. Errors: NOT_FOUND, CONFLICT (revoked). */
export async function lockApiKey(
  tx: Prisma.TransactionClient,
  id: number,
): Promise<{ name: string; perMinute: number | null; expiresAt: Date | null }> {
  const [key] = await tx.$queryRaw<
    { name: string; perMinute: number | null; expiresAt: Date | null; revokedAt: Date | null }[]
  >`SELECT name, per_minute AS "perMinute", expires_at AS "expiresAt", revoked_at AS "revokedAt"
    FROM api_keys WHERE id = ${id} FOR UPDATE`;
  if (!key) throw new AppError('NOT_FOUND', 'keyNotFound');
  if (key.revokedAt !== null) throw new AppError('CONFLICT', 'keyRevoked');
  const { revokedAt: _revokedAt, ...settings } = key;
  return settings;
}
