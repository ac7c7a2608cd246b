/** The parts of a server's page that are not hydrated yet. */
export function createHydration() {
  let waiting = 0;
  let isOver = false;
  const listeners = new Set<() => void>();

  /** Registers a part that is not hydrated yet; returns a function to call once it is hydrated or removed. */
  function awaitPart(): () => void {
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

  /** Whether the whole page is hydrated. Never true on the server. */
  const isHydrated = (): boolean => isOver;

  /**
   * Runs updates once the whole page is hydrated; earlier, React would have to hydrate each part synchronously
   * that it concerns. Returns what calls it off.
   */
  function onHydrated(listener: () => void): () => void {
    if (waiting === 0) listener();
    else listeners.add(listener);
    return () => listeners.delete(listener);
  }

  return { awaitPart, isHydrated, onHydrated };
}

let page = createHydration();

/** Resets the state; for tests, which show several pages in one window. */
export function restartHydration(): void {
  page = createHydration();
}

export const awaitPart = () => page.awaitPart();
export const isHydrated = () => page.isHydrated();
export const onHydrated = (listener: () => void) => page.onHydrated(listener);
