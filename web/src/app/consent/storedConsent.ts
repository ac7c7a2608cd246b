import { CONSENT_EVENT, CONSENT_KEY, consentOf, parseDecision, type Consent } from '../../lib/consent.ts';

/** The visitor's consent, as stored in this browser. */
export function storedConsent(): Consent {
  try {
    return consentOf(parseDecision(localStorage.getItem(CONSENT_KEY), new Date()));
  } catch {
    return consentOf(null);
  }
}

/**
 * Calls `apply` with each later choice, of this tab and of others. `apply` returns whether a script still runs whose consent was
 * withdrawn: then the page is reloaded, in another tab only where nothing was filled in.
 */
export function watchConsent(apply: (consent: Consent) => boolean): void {
  window.addEventListener(CONSENT_EVENT, (event) => {
    if (apply((event as CustomEvent<Consent>).detail)) event.preventDefault();
  });
  window.addEventListener('storage', ({ key }) => {
    // Null is all of the storage.
    if (key !== CONSENT_KEY && key !== null) return;
    if (apply(storedConsent()) && !hasInput()) window.location.reload();
  });
}

function hasInput(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=hidden])',
  );
  return [...fields].some(({ value }) => value !== '');
}
