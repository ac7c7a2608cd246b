/** A check of a service: null if it works, else the reason. */
type Check = () => Promise<string | null>;

/**
 * Shares one check among concurrent callers and caches its result for `freshMs`. A check that takes longer than
 * `timeoutMs` counts as `late`. `check` must not throw.
 */
export function shareCheck(
  check: Check,
  { freshMs = 1000, timeoutMs = 3000, late }: { freshMs?: number; timeoutMs?: number; late: string },
): Check {
  let latest: { outcome: string | null; at: number } | undefined;
  let running: Promise<string | null> | undefined;

  async function run(): Promise<string | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(late), timeoutMs);
    });
    const outcome = await Promise.race([check(), timeout]);
    clearTimeout(timer);
    latest = { outcome, at: performance.now() };
    running = undefined;
    return outcome;
  }

  return async () => {
    if (latest && performance.now() - latest.at < freshMs) return latest.outcome;
    return (running ??= run());
  };
}
