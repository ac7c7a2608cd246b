/** Runs low-priority work when the browser is idle; in Safari, which lacks requestIdleCallback, after a pause. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
