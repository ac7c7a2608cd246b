import type { ReactNode } from 'react';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Consent } from '../lib/consent.ts';
import { CONSENT_EVENT, CONSENT_KEY, noConsent, parseConsent, printConsent } from '../lib/consent.ts';
import { whenTakenOver } from '../lib/takeover.ts';

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

/** The text that was kept, and when it was read. */
const beforeAsking: { text: string | null; now: Date | null } = { text: null, now: null };

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [{ text, now }, setKept] = useState(beforeAsking);
  useEffect(() => {
    // In slices: the question is the last part of a page that comes.
    const read = () => startTransition(() => setKept({ text: readStored(), now: new Date() }));
    const callOff = whenTakenOver(read);
    window.addEventListener('storage', read);
    return () => {
      callOff();
      window.removeEventListener('storage', read);
    };
  }, []);
  const save = useCallback((consent: Consent) => {
    const now = new Date();
    const text = printConsent(consent, now);
    setKept({ text, now });
    try {
      localStorage.setItem(CONSENT_KEY, text);
    } catch {
      // As above.
    }
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
  }, []);
  const state = useMemo(() => {
    const consent = now && parseConsent(text, now);
    return { consent: consent ?? noConsent, isUndecided: now !== null && !consent, save };
  }, [text, now, save]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}
