import { asKnownError } from '../asKnownError.ts';
import { AppError } from '../errors.ts';

interface Patience {
  patienceMs?: number;
  pauseMs?: number;
  /** Told why, each time that it is away. What it throws ends the waiting. */
  onAway?: (error: unknown) => Promise<void> | void;
}

/**
 * Reads, and again while the database is away or overloaded, for as long as the patience lasts: whoever follows long work
 * has nothing to say about it just because one look at it failed. Errors: UNAVAILABLE, and whatever else `read` fails with.
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
