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

const beforeAsking = 'unknown';

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState<string | null>(beforeAsking);
  useEffect(() => {
    // In slices: the question is the last part of a page that comes.
    const read = () => startTransition(() => setText(readStored()));
    const callOff = whenTakenOver(read);
    window.addEventListener('storage', read);
    return () => {
      callOff();
      window.removeEventListener('storage', read);
    };
  }, []);
  const save = useCallback((consent: Consent) => {
    const text = printConsent(consent, new Date());
    setText(text);
    try {
      localStorage.setItem(CONSENT_KEY, text);
    } catch {
      // As above.
    }
    window.dispatchEvent(new CustomEvent(CONSENT_EVENT, { detail: consent }));
  }, []);
  const state = useMemo(() => {
    const consent = text === beforeAsking ? null : parseConsent(text, new Date());
    return { consent: consent ?? noConsent, isUndecided: text !== beforeAsking && !consent, save };
  }, [text, save]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}
