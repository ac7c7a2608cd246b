import { useEffectEvent, useLayoutEffect } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Reads values that a visitor has chosen in a form before hydration. React preserves them while it hydrates and overwrites them
 * in the next render, so they must be read during hydration.
 */
export function usePreHydrationChoice(formId: string, takeUp: (chosen: URLSearchParams) => void) {
  const hydrated = useHydrated();
  const handOver = useEffectEvent(takeUp);
  useLayoutEffect(() => {
    if (hydrated) return;
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    handOver(new URLSearchParams(fields));
  }, [hydrated, formId]);
}
