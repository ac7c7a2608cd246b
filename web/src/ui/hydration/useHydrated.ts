import { startTransition, useEffect, useState } from 'react';
import { isHydrated } from '../../lib/hydration.ts';

/** False on the server and while hydrating, true afterwards. */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(isHydrated);
  useEffect(() => {
    // In slices, since every card on a page uses this hook.
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}
