// A stop takes 10 s at most.
const patienceMs = 9500;

/**
 * How a process that stays ends: once `leave` is done, and before ten seconds are over in any case. Whatever hangs must not
 * keep it, since every acknowledged write is in the database already. Calls after the first do nothing.
 */
export function processEnd(leave: () => Promise<void>): (code: number) => Promise<void> {
  let isEnding = false;
  return async (code) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(code), patienceMs).unref();
    await leave();
    process.exit(code);
  };
}
