// A process stops within 10 s.
const timeoutMs = 9500;

/**
 * Ends a long-running process when `leave` is done, or after ten seconds even if a step hangs: every acknowledged write is already
 * in the database. Calls after the first do nothing.
 */
export function processEnd(leave: () => Promise<void>): (code: number) => Promise<void> {
  let isEnding = false;
  return async (code) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), timeoutMs).unref();
    await leave();
    process.exit(code);
  };
}
