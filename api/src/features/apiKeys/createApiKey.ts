import type { ApiKey } from '../../generated/prisma/client.ts';
import { operatorIdOf, requirePerson, type Context } from '../../lib/context.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkExpiry, checkKeyName, checkPerMinute } from './checkApiKey.ts';
import { newKeyText, readKeyText } from './keyText.ts';

export interface CreateApiKeyInput {
  name: string;
  isAdmin: boolean;
  /** Requests per minute; null: the default. */
  perMinute?: number | null;
  /** When it stops working; null: never. */
  expiresAt?: Date | null;
}

/** Creates a key. Only this result contains its text. Errors: UNAUTHENTICATED, FORBIDDEN (an API key), BAD_INPUT. */
export async function createApiKey(
  context: Context,
  input: CreateApiKeyInput,
): Promise<{ key: string; apiKey: ApiKey }> {
  requirePerson(context);
  const name = checkKeyName(input.name);
  const perMinute = checkPerMinute(input.perMinute);
  const expiresAt = checkExpiry(input.expiresAt);
  const key = newKeyText();
  const parts = readKeyText(key);
  if (!parts) throw new Error('a new key could not be read');
  return context.db.prisma.$transaction(async (tx) => {
    const apiKey = await tx.apiKey.create({
      data: {
        name,
        prefix: parts.prefix,
        keyHash: new Uint8Array(parts.hash),
        isAdmin: input.isAdmin,
        perMinute,
        expiresAt,
        createdById: operatorIdOf(context),
      },
    });
    await recordAudit(
      { ...context, tx },
      {
        action: 'apiKey.create',
        entity: 'apiKey',
        entityId: apiKey.id,
        after: {
          name,
          prefix: parts.prefix,
          isAdmin: input.isAdmin,
          perMinute,
          expiresAt: expiresAt?.toISOString() ?? null,
        },
      },
    );
    return { key, apiKey };
  });
}
