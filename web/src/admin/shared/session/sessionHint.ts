/**
 * Two marks in the browser that an operator was logged in here recently. They only prevent a flicker and choose a text; the
 * server decides on each request.
 */
const FLAG = 'adminAuthenticated';
const TIME = 'adminAuthenticatedAt';

/** Lifetime of a session. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;

/** True while the hint exists and is under 24 hours old; older ones are removed. */
export function hasSessionHint(now = Date.now()): boolean {
  try {
    const age = now - Number(localStorage.getItem(TIME) ?? NaN);
    if (localStorage.getItem(FLAG) === 'true' && age < LIFETIME_MS) return true;
  } catch {
    return false; // A browser may forbid its storage; then there are no hints.
  }
  clearSessionHint();
  return false;
}

export function setSessionHint(now = Date.now()): void {
  try {
    localStorage.setItem(FLAG, 'true');
    localStorage.setItem(TIME, String(now));
  } catch {
    // Without storage there is no hint, and nothing else changes.
  }
}

/** Calls back when another tab logs in or out; returns the way to stop. */
export function watchSessionHint(onChange: () => void): () => void {
  const handle = ({ key }: StorageEvent) => {
    if (key === FLAG || key === null) onChange();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}

export function clearSessionHint(): void {
  try {
    localStorage.removeItem(FLAG);
    localStorage.removeItem(TIME);
  } catch {
    // As above.
  }
}
