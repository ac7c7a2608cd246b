/** What of other companies, or for their ends, a visitor lets this site load and store. */
export interface Consent {
  analytics: boolean;
  ads: boolean;
  /** Maps without asking each time. */
  maps: boolean;
}

/** Where the browser keeps the choice: its own storage, which is never sent anywhere. */
export const CONSENT_KEY = 'consent';
/** Of the window, with the choice as its detail, when a visitor makes one. */
export const CONSENT_EVENT = 'consent';
/** A year, after which a visitor is asked again. */
const LASTS = 365 * 86_400_000;

export const noConsent: Consent = { analytics: false, ads: false, maps: false };
export const fullConsent: Consent = { analytics: true, ads: true, maps: true };

export function printConsent(consent: Consent, now: Date): string {
  return JSON.stringify({ ...consent, at: now.toISOString() });
}

/** The choice that was kept; null where there is none, or none that still counts. */
export function parseConsent(text: string | null, now: Date): Consent | null {
  if (!text) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null || !('at' in kept)) return null;
    const age = now.getTime() - Date.parse(String(kept.at));
    if (!(age < LASTS)) return null;
    const says = (name: keyof Consent) => Reflect.get(kept, name) === true;
    return { analytics: says('analytics'), ads: says('ads'), maps: says('maps') };
  } catch {
    return null;
  }
}
