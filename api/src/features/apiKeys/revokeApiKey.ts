import type { ApiKey } from '../../generated/prisma/client.ts';
import { requirePerson, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { lockApiKey } from './lockApiKey.ts';

/** Revokes a key permanently. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (already revoked). */
export async function revokeApiKey(context: Context, id: number): Promise<ApiKey> {
  requirePerson(context);
  return context.db.prisma.$transaction(async (tx) => {
    const before = await lockApiKey(tx, id);
    const apiKey = await tx.apiKey.update({ where: { id }, data: { revokedAt: new Date() } });
    await recordAudit(
      { ...context, tx },
      { action: 'apiKey.revoke', entity: 'apiKey', entityId: id, before },
    );
    return apiKey;
  });
}
