import { asKnownError } from '../../asKnownError.ts';
import { AppError } from '../../errors.ts';

interface Patience {
  patienceMs?: number;
  pauseMs?: number;
  /** Called with the error of each failed attempt. Throwing ends the retries. */
  onAway?: (error: unknown) => Promise<void> | void;
}

/**
 * Retries a read, or other work that may be repeated, while the database is unavailable or overloaded; for at most `patienceMs`. One
 * failed poll then does not fail a client that follows long work, and a slow connection does not fail a start. Errors: UNAVAILABLE,
 * and any other error of `read`.
 */
export async function onReconnect<Answer>(
  read: () => Promise<Answer>,
  { patienceMs = 60_000, pauseMs = 1000, onAway = () => undefined }: Patience = {},
): Promise<Answer> {
  const deadline = performance.now() + patienceMs;
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
