import type { InjectionCode, InjectionCodeVersion, Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';
import type { InjectionContent } from './checkInjection.ts';

/** Includes the operator of the last change. */
export const withOperator = { operator: { select: { name: true } } } as const;
export type CodeRow = Prisma.InjectionCodeGetPayload<{ include: typeof withOperator }>;
export type VersionRow = Prisma.InjectionCodeVersionGetPayload<{ include: typeof withOperator }>;

/** Concurrent saves must not be based on the same state; readers do not wait. */
export async function lockInjectionCodes(tx: Prisma.TransactionClient): Promise<void> {
  await tx.$executeRaw`LOCK TABLE injection_codes IN SHARE ROW EXCLUSIVE MODE`;
}

/** Position of a new code: after all others. */
export async function nextSortOrder(tx: Prisma.TransactionClient): Promise<number> {
  const { _max } = await tx.injectionCode.aggregate({ _max: { sortOrder: true } });
  return (_max.sortOrder ?? 0) + 1;
}

/** A code of the list, and a deleted one on request. Throws NOT_FOUND, CONFLICT for one of the settings. */
export async function ownCode(
  tx: Prisma.TransactionClient,
  id: number,
  { isDeleted = false }: { isDeleted?: boolean } = {},
): Promise<InjectionCode> {
  const code = await tx.injectionCode.findUnique({ where: { id } });
  if (!code || (code.deletedAt && !isDeleted)) throw new AppError('NOT_FOUND', 'codeNotFound');
  if (code.owner !== 'LIST') throw new AppError('CONFLICT', 'codeOfSettings');
  return code;
}

export function contentOf(row: InjectionCode | InjectionCodeVersion): InjectionContent {
  const { name, code, position, consent, isEnabled } = row;
  return { name, code, position, consent, isEnabled };
}
