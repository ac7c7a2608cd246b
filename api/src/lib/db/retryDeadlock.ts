/** Retries a transaction once after a deadlock. It must have no side effects outside the database. */
export async function retryDeadlock<Result>(transaction: () => Promise<Result>): Promise<Result> {
  try {
    return await transaction();
  } catch (error) {
    if (!isDeadlock(error)) throw error;
    return transaction();
  }
}

function isDeadlock(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    // Prisma has a code of its own, and wraps that of other statements in its text.
    if ('code' in cause && (cause.code === '40P01' || cause.code === 'P2034')) return true;
    if (cause.message.includes('Code: `40P01`')) return true;
  }
  return false;
}
