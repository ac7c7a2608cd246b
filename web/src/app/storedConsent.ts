import { CONSENT_KEY, noConsent, parseConsent, type Consent } from '../lib/consent.ts';

/** What the visitor agreed to, as this browser keeps it. */
export function storedConsent(): Consent {
  try {
    return parseConsent(localStorage.getItem(CONSENT_KEY), new Date()) ?? noConsent;
  } catch {
    return noConsent;
  }
}
