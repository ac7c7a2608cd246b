import type { Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { AppError } from '../../lib/errors.ts';
import { checkIdempotencyKey } from '../../lib/idempotency/checkIdempotencyKey.ts';
import { createOnce } from '../../lib/idempotency/createOnce.ts';
import { recordAudit } from '../audit/recordAudit.ts';
import { checkInjection, type InjectionContent } from './checkInjection.ts';
import { checkCodeLimits } from './checkCodeLimits.ts';
import {
  contentOf,
  lockInjectionCodes,
  nextSortOrder,
  ownCode,
  withOperator,
  type CodeRow,
} from './injectionRows.ts';

/**
 * Creates a code, once for an idempotency key, or changes an existing one. Errors: UNAUTHENTICATED, BAD_INPUT with fields,
 * NOT_FOUND; CONFLICT if `version` is stale, the code belongs to the settings, or the key was used for another request.
 */
export async function saveInjectionCode(
  context: Context,
  input: InjectionContent & { id?: number | null | undefined; version?: number | null | undefined },
  idempotencyKey?: string | null,
): Promise<CodeRow> {
  requireOperator(context);
  const content = checkInjection(input);
  const key = checkIdempotencyKey(idempotencyKey);
  return context.db.prisma.$transaction(async (tx) => {
    await lockInjectionCodes(tx);
    if (input.id != null) return change(context, tx, { id: input.id, version: input.version, content });
    const id = await createOnce(tx, { key, entity: 'injectionCode', content }, () =>
      create(context, tx, content),
    );
    await ownCode(tx, id);
    return tx.injectionCode.findUniqueOrThrow({ where: { id }, include: withOperator });
  });
}

interface Change {
  id: number;
  version: number | null | undefined;
  content: InjectionContent;
}

async function change(
  context: Context,
  tx: Prisma.TransactionClient,
  { id, version, content }: Change,
): Promise<CodeRow> {
  const before = await ownCode(tx, id);
  if (before.version !== version) throw new AppError('CONFLICT', 'codeChanged');
  const data = { ...content, operatorId: operatorIdOf(context) };
  const saved = await tx.injectionCode.update({ where: { id }, data, include: withOperator });
  if (!differsFromStored(before, content)) return saved;
  await checkCodeLimits(tx);
  await recordAudit(
    { ...context, tx },
    {
      action: 'injectionCode.update',
      entity: 'injectionCode',
      entityId: id,
      before: contentOf(before),
      after: content,
    },
  );
  return saved;
}

/** Returns its id. */
async function create(
  context: Context,
  tx: Prisma.TransactionClient,
  content: InjectionContent,
): Promise<number> {
  const sortOrder = await nextSortOrder(tx);
  const { id } = await tx.injectionCode.create({
    data: { ...content, operatorId: operatorIdOf(context), sortOrder },
  });
  await checkCodeLimits(tx);
  await recordAudit(
    { ...context, tx },
    { action: 'injectionCode.create', entity: 'injectionCode', entityId: id, after: content },
  );
  return id;
}
