import type { ReactNode } from 'react';
import { createContext, use, useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import type { Consent } from '../lib/consent.ts';
import { CONSENT_EVENT, CONSENT_KEY, noConsent, parseConsent, printConsent } from '../lib/consent.ts';

interface ConsentState {
  /** What the visitor agreed to; nothing until they said so. */
  consent: Consent;
  /** False once the visitor has decided. Also false before the browser was asked, so that nothing flickers. */
  isUndecided: boolean;
  save: (consent: Consent) => void;
}

const ConsentContext = createContext<ConsentState>({
  consent: noConsent,
  isUndecided: false,
  save: () => undefined,
});

/** What may be loaded for this visitor. Everything of other companies asks here first. */
export function useConsent() {
  return use(ConsentContext);
}

function readStored() {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Storage may be closed; then the choice lasts as long as the page.
    return null;
  }
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}

const beforeAsking = 'unknown';

export function ConsentProvider({ children }: { children: ReactNode }) {
  const stored = useSyncExternalStore(subscribe, readStored, () => beforeAsking);
  const [chosen, setChosen] = useState<string | null>(null);
  const save = useCallback((consent: Consent) => {
    const text = printConsent(consent, new Date());
    setChosen(text);
    try {
      localStorage.setItem(CONSENT_KEY, text);
    } catch {
      // As above.
    }
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
  }, []);
  const text = stored === beforeAsking ? beforeAsking : (stored ?? chosen);
  const state = useMemo(() => {
    const consent = text === beforeAsking ? null : parseConsent(text, new Date());
    return { consent: consent ?? noConsent, isUndecided: text !== beforeAsking && !consent, save };
  }, [text, save]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}
