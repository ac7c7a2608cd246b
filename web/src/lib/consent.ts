/** Third-party purposes that need a visitor's consent. */
export const consentKinds = ['analytics', 'ads', 'maps'] as const;
export type ConsentKind = (typeof consentKinds)[number];
/** Whether each may be loaded. `maps` are map tiles of another company. */
export type Consent = Record<ConsentKind, boolean>;

/** A visitor's decision; kinds that were not shown yet are missing. */
export interface ConsentDecision {
  choices: Partial<Consent>;
  /** When the oldest of the choices was made. */
  at: Date;
}

/** Key of the decision in local storage, which is never sent anywhere. */
export const CONSENT_KEY = 'consent';
/**
 * Event of the window when a visitor makes a choice in this tab, with the new `Consent` as its detail. A listener
 * cancels it if the page must be reloaded to stop a script whose consent was withdrawn.
 */
export const CONSENT_EVENT = 'consent';
/** A year, after which consent must be renewed. */
const LIFETIME_MS = 365 * 86_400_000;

export const noConsent: Consent = { analytics: false, ads: false, maps: false };

export function serializeDecision({ choices, at }: ConsentDecision): string {
  return JSON.stringify({ ...choices, at: at.toISOString() });
}

/** Parses a stored decision; null if there is none, or none that is still valid. */
export function parseDecision(text: string | null, now: Date): ConsentDecision | null {
  if (!text) return null;
  try {
    const stored: unknown = JSON.parse(text);
    if (typeof stored !== 'object' || stored === null || !('at' in stored)) return null;
    const at = new Date(String(stored.at));
    if (!(now.getTime() - at.getTime() < LIFETIME_MS)) return null;
    const choices: Partial<Consent> = {};
    for (const kind of consentKinds) if (kind in stored) choices[kind] = Reflect.get(stored, kind) === true;
    return { choices, at };
  } catch {
    return null;
  }
}

/** Adds choices to a decision. Older choices that it keeps also keep their date, so that none outlasts a year. */
export function mergeDecision(
  last: ConsentDecision | null,
  changes: Partial<Consent>,
  now: Date,
): ConsentDecision {
  const choices = { ...last?.choices, ...changes };
  const isReplaced = Object.keys(choices).every((kind) => kind in changes);
  return { choices, at: last && !isReplaced ? last.at : now };
}

/** Consent of a decision: without one, nothing is allowed. */
export function consentOf(decision: ConsentDecision | null): Consent {
  return { ...noConsent, ...decision?.choices };
}
