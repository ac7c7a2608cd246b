import type { Database } from '../../lib/db.ts';

/** An operator who may log in; null for an unknown or disabled one. */
export function findOperator(db: Database, by: { id: number } | { userCode: string }) {
  return db.prisma.operator.findUnique({
    where: { ...by, isDisabled: false },
    select: { id: true, passwordHash: true, totpSecret: true, secondFactorSince: true },
  });
}
