import { useEffectEvent, useLayoutEffect } from 'react';
import { useHydrated } from './useHydrated.ts';

/**
 * Reads the form when its page hydrates, where a visitor may have chosen something already. React
 * leaves the controls as they are while it hydrates and puts its own values back with the next rendering, so this is
 * the one moment to ask.
 */
export function useEarlyChoice(formId: string, takeUp: (chosen: URLSearchParams) => void) {
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
