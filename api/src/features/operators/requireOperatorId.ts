import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** An operator by id (back office) or by user code (command line). */
export type OperatorName = { id: number } | { userCode: string };

/** The id of an operator. Errors: NOT_FOUND. */
export async function requireOperatorId(tx: Prisma.TransactionClient, name: OperatorName): Promise<number> {
  const operator = await tx.operator.findUnique({ where: name, select: { id: true } });
  if (operator) return operator.id;
  throw new AppError('NOT_FOUND', {
    message: 'operatorNotFound',
    operator: String('id' in name ? name.id : name.userCode),
  });
}
