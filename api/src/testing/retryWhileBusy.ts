import { codeOf, dataOf, execute, type OperationResult } from './execute.ts';

/** Maximum number of attempts. */
const maxTries = 30;

/**
 * `execute` with retries while the result is UNAVAILABLE, as clients should do. On a slow machine, concurrent requests may wait too
 * long for a lock or a connection. A refused request changed nothing, so none is applied twice. The last result is returned, so that
 * a test fails if the server stays unavailable.
 */
export async function executeWithRetry<Data = Record<string, never>>(
  ...args: Parameters<typeof execute>
): Promise<OperationResult<Data>> {
  for (let tries = 1; ; tries += 1) {
    const result = await execute<Data>(...args);
    const isBusy = result.errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
    if (!isBusy || tries === maxTries) return result;
  }
}

/** The same for an operation that must succeed. */
export async function executeOrThrowWithRetry<Data>(...args: Parameters<typeof execute>): Promise<Data> {
  return dataOf(await executeWithRetry<Data>(...args));
}

/** The error code of an operation, with retries; null if it succeeds. */
export async function refusalWithRetry(...args: Parameters<typeof execute>): Promise<unknown> {
  return codeOf(await executeWithRetry(...args));
}
