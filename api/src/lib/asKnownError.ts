import { AppError } from './errors.ts';

// SQLSTATE classes and driver codes that mean 'the database can't serve this now', not 'the request is wrong'.
const passingStates = /^(08|53|57P0[1-5]|57014|55P03|40001|40P01|25006)/;
const passingCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  // A transaction that could not begin, or did not end, in its time.
  'P2028',
  // A deadlock, or a serialization failure.
  'P2034',
]);
const passingTexts =
  /timeout exceeded when trying to connect|^timeout expired$|Connection terminated|Client has encountered a connection error|Can't reach database server/;

/**
 * Maps errors of the environment (database unavailable or overloaded, disk full) to an AppError. Any other error is
 * returned unchanged.
 */
export function asKnownError(error: unknown): unknown {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof AppError) return cause;
    const own = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    // Prisma wraps unknown database errors in one code, with the database's code in the text.
    const code = /Code: `(\w{5})`/.exec(cause.message)?.[1] ?? own;
    if (code === '53100' || code === 'ENOSPC' || code === 'EDQUOT') {
      return new AppError('NO_SPACE', 'noSpace');
    }
    if (passingStates.test(code) || passingCodes.has(code) || passingTexts.test(cause.message)) {
      return new AppError('UNAVAILABLE', 'databaseUnavailable', undefined, 5);
    }
  }
  return error;
}
