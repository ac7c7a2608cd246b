import { asKnownError } from '../../asKnownError.ts';
import { AppError } from '../../errors.ts';

interface RetryOptions {
  timeoutMs?: number;
  pauseMs?: number;
  /** Called with the error of each failed attempt. Throwing ends the retries. */
  onAway?: (error: unknown) => Promise<void> | void;
}

/**
 * Retries an idempotent `read` while the database is unavailable or overloaded, for at most `timeoutMs`. For polls of long work,
 * and for programs that start before the database. Errors: UNAVAILABLE, and any other error of `read`.
 */
export async function onReconnect<Result>(
  read: () => Promise<Result>,
  { timeoutMs = 60_000, pauseMs = 1000, onAway = () => undefined }: RetryOptions = {},
): Promise<Result> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await read();
    } catch (error) {
      const known = asKnownError(error);
      const isAway = known instanceof AppError && known.code === 'UNAVAILABLE';
      if (!isAway || performance.now() >= deadline) throw known;
      await onAway(error);
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}
