import type { Database } from '../../lib/db/db.ts';

/**
 * An operator who may log in; null for an unknown or disabled one. A code that is not found is tried in its NFKC form,
 * since keyboards write accents and wide letters differently.
 */
export async function findOperator(db: Database, by: { id: number } | { userCode: string }) {
  const found = await find(db, by);
  if (found || 'id' in by) return found;
  const userCode = by.userCode.normalize('NFKC');
  return userCode === by.userCode ? null : find(db, { userCode });
}

function find(db: Database, by: { id: number } | { userCode: string }) {
  return db.prisma.operator.findUnique({
    where: { ...by, isDisabled: false },
    select: { id: true, passwordHash: true, totpSecret: true, secondFactorSince: true },
  });
}
