import type { ApiKey, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requirePerson, type Context } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import { createOnce } from '../../lib/idempotency/createOnce.ts';
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

/**
 * Creates a key, once for an idempotency key. Only this result contains its text. Errors: UNAUTHENTICATED, FORBIDDEN (an API
 * key), BAD_INPUT; CONFLICT if the idempotency key was used before.
 */
export async function createApiKey(
  context: Context,
  input: CreateApiKeyInput,
  idempotencyKey?: string | null,
): Promise<{ key: string; apiKey: ApiKey }> {
  requirePerson(context);
  const content = {
    name: checkKeyName(input.name),
    isAdmin: input.isAdmin,
    perMinute: checkPerMinute(input.perMinute),
    expiresAt: checkExpiry(input.expiresAt),
  };
  const onceKey = checkIdempotencyKey(idempotencyKey);
  const key = newKeyText();
  const parts = readKeyText(key);
  if (!parts) throw new Error('a new key could not be read');
  const keyHash = new Uint8Array(parts.hash);
  return context.db.prisma.$transaction(async (tx) => {
    const id = await createOnce(tx, { key: onceKey, entity: 'apiKey', content }, () =>
      insert(context, tx, { ...content, prefix: parts.prefix, keyHash }),
    );
    const apiKey = await tx.apiKey.findUnique({ where: { id, keyHash } });
    // The earlier request's key: only its hash is stored.
    if (!apiKey) throw new AppError('CONFLICT', 'keyShownBefore');
    return { key, apiKey };
  });
}

type NewKey = Required<CreateApiKeyInput> & { prefix: string; keyHash: Uint8Array<ArrayBuffer> };

/** Returns its id. */
async function insert(context: Context, tx: Prisma.TransactionClient, data: NewKey): Promise<number> {
  const { id } = await tx.apiKey.create({ data: { ...data, createdById: operatorIdOf(context) } });
  const { name, prefix, isAdmin, perMinute, expiresAt } = data;
  await recordAudit(
    { ...context, tx },
    {
      action: 'apiKey.create',
      entity: 'apiKey',
      entityId: id,
      after: { name, prefix, isAdmin, perMinute, expiresAt: expiresAt?.toISOString() ?? null },
    },
  );
  return id;
}
