import type { ReactNode } from 'react';
import { createContext, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react';
import type { Consent, ConsentKind } from '../../lib/consent.ts';
import {
  CONSENT_EVENT,
  CONSENT_KEY,
  consentOf,
  mergeDecision,
  noConsent,
  parseDecision,
  serializeDecision,
} from '../../lib/consent.ts';
import { onHydrated } from '../../lib/hydration.ts';

export type OnConsentSaved = (willReload: boolean) => void | Promise<void>;

interface ConsentState {
  /** The visitor's consent; nothing before a decision. */
  consent: Consent;
  /** False until the stored decision was read; until then `consent` is not meaningful. */
  isKnown: boolean;
  /** Kinds that the visitor has decided on; empty until the stored decision was read. */
  decided: readonly ConsentKind[];
  /**
   * Stores choices with the earlier ones. If they withdraw the consent of a script that ran, reloads the page, since nothing
   * else stops it, after `onSaved`, which receives whether it will.
   */
  save: (changes: Partial<Consent>, onSaved?: OnConsentSaved) => void;
}

const ConsentContext = createContext<ConsentState>({
  consent: noConsent,
  isKnown: false,
  decided: [],
  save: () => undefined,
});

/** The visitor's consent. All third-party code checks it first. */
export function useConsent() {
  return use(ConsentContext);
}

function readStored() {
  try {
    return localStorage.getItem(CONSENT_KEY);
  } catch {
    // Storage may be refused; the choice then lasts as long as the page.
    return null;
  }
}

/** The text that is stored, and when it was read. */
const beforeAsking: { text: string | null; now: Date | null } = { text: null, now: null };

export function ConsentProvider({ children }: { children: ReactNode }) {
  const [{ text, now }, setStored] = useState(beforeAsking);
  useEffect(() => {
    // In slices: the question is the last part of a page that comes.
    const read = () => startTransition(() => setStored({ text: readStored(), now: new Date() }));
    const callOff = onHydrated(read);
    window.addEventListener('storage', read);
    return () => {
      callOff();
      window.removeEventListener('storage', read);
    };
  }, []);
  const save = useCallback<ConsentState['save']>(
    (changes, onSaved) => {
      const now = new Date();
      // Another tab may have stored a choice since the last read.
      const decision = mergeDecision(parseDecision(readStored() ?? text, now), changes, now);
      const next = serializeDecision(decision);
      setStored({ text: next, now });
      try {
        localStorage.setItem(CONSENT_KEY, next);
      } catch {
        // As above.
      }
      const event = new CustomEvent(CONSENT_EVENT, { detail: consentOf(decision), cancelable: true });
      const willReload = !window.dispatchEvent(event);
      void Promise.resolve(onSaved?.(willReload)).then(() => {
        if (willReload) window.location.reload();
      });
    },
    [text],
  );
  const state = useMemo(() => {
    const decision = now && parseDecision(text, now);
    const decided = Object.keys(decision?.choices ?? {}) as ConsentKind[];
    return { consent: consentOf(decision), isKnown: now !== null, decided, save };
  }, [text, now, save]);
  return <ConsentContext value={state}>{children}</ConsentContext>;
}
