import { codeOf, dataOf, execute, type Answer } from './execute.ts';

/** Maximum number of attempts. */
const maxTries = 30;

/**
 * As `execute`, and again while the server answers UNAVAILABLE, as it asks its clients to do. On a slow machine, concurrent
 * requests wait longer for a lock or a connection than they may. A refused request changed nothing, so none is applied twice.
 * The last answer is returned, so that a test fails if the server stays unavailable.
 */
export async function executeWithRetry<Data = Record<string, never>>(
  ...args: Parameters<typeof execute>
): Promise<Answer<Data>> {
  for (let tries = 1; ; tries += 1) {
    const answer = await execute<Data>(...args);
    const isBusy = answer.errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE');
    if (!isBusy || tries === maxTries) return answer;
  }
}

/** The same for an operation that must succeed. */
export async function askWithRetry<Data>(...args: Parameters<typeof execute>): Promise<Data> {
  return dataOf(await executeWithRetry<Data>(...args));
}

/** The code with which an operation is refused once the server serves it; null if it is not. */
export async function refusalWithRetry(...args: Parameters<typeof execute>): Promise<unknown> {
  return codeOf(await executeWithRetry(...args));
}
