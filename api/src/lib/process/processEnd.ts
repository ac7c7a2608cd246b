// A stop takes 10 s at most.
const timeoutMs = 9500;

/**
 * Ends a long-running process when `leave` is done, or after ten seconds. A hanging step must not delay the end, since
 * every acknowledged write is in the database already. Calls after the first do nothing.
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
