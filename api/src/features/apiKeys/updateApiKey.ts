import type { ApiKey } from '../../generated/prisma/client.ts';
import { requirePerson, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkExpiry, checkKeyName, checkPerMinute } from './checkApiKey.ts';
import { lockApiKey } from './lockApiKey.ts';

export interface UpdateApiKeyInput {
  id: number;
  /** Omitted: unchanged. */
  name?: string | null;
  /** Omitted: unchanged. Null: the default. */
  perMinute?: number | null;
  /** Omitted: unchanged. Null: never. */
  expiresAt?: Date | null;
}

/** Renames a key, or changes its limit or expiry. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND, CONFLICT (revoked), BAD_INPUT. */
export async function updateApiKey(context: Context, input: UpdateApiKeyInput): Promise<ApiKey> {
  requirePerson(context);
  const after = {
    ...(input.name == null ? {} : { name: checkKeyName(input.name) }),
    ...(input.perMinute === undefined ? {} : { perMinute: checkPerMinute(input.perMinute) }),
    ...(input.expiresAt === undefined ? {} : { expiresAt: checkExpiry(input.expiresAt) }),
  };
  return context.db.prisma.$transaction(async (tx) => {
    const before = await lockApiKey(tx, input.id);
    if (!differsFromStored(before, after)) return tx.apiKey.findUniqueOrThrow({ where: { id: input.id } });
    const apiKey = await tx.apiKey.update({ where: { id: input.id }, data: after });
    await recordAudit(
      { ...context, tx },
      { action: 'apiKey.update', entity: 'apiKey', entityId: input.id, before, after },
    );
    return apiKey;
  });
}
