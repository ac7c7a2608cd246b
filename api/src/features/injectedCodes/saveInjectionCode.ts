import type { InjectionCode, Prisma } from '../../generated/prisma/client.ts';
import { operatorIdOf, requireOperator, type Context } from '../../lib/context.ts';
import { differsFromStored } from '../../lib/differsFromStored.ts';
import { AppError } from '../../lib/errors.ts';
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
 * Creates a code, or changes an existing one. Errors: UNAUTHENTICATED, BAD_INPUT with fields, NOT_FOUND; CONFLICT if
 * `version` is stale or the code belongs to the settings.
 */
export async function saveInjectionCode(
  context: Context,
  input: InjectionContent & { id?: number | null | undefined; version?: number | null | undefined },
): Promise<CodeRow> {
  requireOperator(context);
  const content = checkInjection(input);
  return context.db.prisma.$transaction(async (tx) => {
    await lockInjectionCodes(tx);
    const before = input.id == null ? null : await ownCode(tx, input.id);
    if (before && before.version !== input.version) throw new AppError('CONFLICT', 'codeChanged');
    const saved = await write(tx, context, content, before);
    if (before && !differsFromStored(before, content)) return saved;
    await checkCodeLimits(tx);
    await recordAudit(
      { ...context, tx },
      {
        action: before ? 'injectionCode.update' : 'injectionCode.create',
        entity: 'injectionCode',
        entityId: saved.id,
        ...(before ? { before: contentOf(before) } : {}),
        after: content,
      },
    );
    return saved;
  });
}

async function write(
  tx: Prisma.TransactionClient,
  context: Context,
  content: InjectionContent,
  before: InjectionCode | null,
): Promise<CodeRow> {
  const data = { ...content, operatorId: operatorIdOf(context) };
  return before
    ? tx.injectionCode.update({ where: { id: before.id }, data, include: withOperator })
    : tx.injectionCode.create({
        data: { ...data, sortOrder: await nextSortOrder(tx) },
        include: withOperator,
      });
}
