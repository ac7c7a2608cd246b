/** Runs what nobody waits for once the page has nothing else to do; Safari, which can't say so, gets a pause. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work);
  else setTimeout(work, 500);
}
