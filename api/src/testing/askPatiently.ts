import { ask } from './execute.ts';

/** Attempts of a client before it gives up. */
const maxTries = 30;

/**
 * As `ask`, and again for as long as the server says that it is busy, as it asks its clients to do: with more requests at
 * once than it has connections, and a machine that is slow enough, some wait longer for one than they may. Nothing was
 * changed then, so that repeating changes nothing twice.
 */
export async function askPatiently<Data>(...args: Parameters<typeof ask>): Promise<Data> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask<Data>(...args);
    } catch (error) {
      const isBusy = error instanceof Error && error.message.includes('"code":"UNAVAILABLE"');
      if (!isBusy || tries === maxTries) throw error;
    }
  }
}
