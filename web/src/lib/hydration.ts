/** Parts of the server's page that no script has taken over yet. */
let waiting = 0;
let isOver = false;
const listeners = new Set<() => void>();

/** Notes a part that is yet to be taken over, and returns what to call once it is, or once it is gone. */
export function awaitPart(): () => void {
  let isWaiting = true;
  waiting += 1;
  return () => {
    if (!isWaiting) return;
    isWaiting = false;
    waiting -= 1;
    if (waiting > 0) return;
    isOver = true;
    for (const listener of listeners) listener();
    listeners.clear();
  };
}

/** Whether the whole page was taken over: what is made now is not the server's. Never true on the server. */
export function isHydrated(): boolean {
  return isOver;
}

/**
 * Runs what changes the page once all of it is taken over; before, React would have to hurry to take over each part
 * that it concerns. Returns what calls it off.
 */
export function onHydrated(listener: () => void): () => void {
  if (waiting === 0) listener();
  else listeners.add(listener);
  return () => listeners.delete(listener);
}
