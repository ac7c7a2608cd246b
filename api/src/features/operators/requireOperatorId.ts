import type { Prisma } from '../../generated/prisma/client.ts';
import { AppError } from '../../lib/errors.ts';

/** An operator, as screens or as commands name one. */
export type OperatorName = { id: number } | { userCode: string };

/** The number of an operator. Throws NOT_FOUND for a name that no operator has. */
export async function requireOperatorId(tx: Prisma.TransactionClient, name: OperatorName): Promise<number> {
  const operator = await tx.operator.findUnique({ where: name, select: { id: true } });
  if (operator) return operator.id;
  throw new AppError('NOT_FOUND', {
    message: 'operatorNotFound',
    operator: String('id' in name ? name.id : name.userCode),
  });
}
