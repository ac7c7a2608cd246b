import { startTransition, useEffect, useState } from 'react';

let isTakenOver = false;

/** False on the server and while hydrating, true afterwards. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(isTakenOver);
  useEffect(() => {
    isTakenOver = true;
    // In slices, since every card on a page asks.
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
