/** Registers the worker that shows the offline page. Browsers without it, or that refuse it, show their own page. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  // A sandboxed frame throws instead of rejecting.
  try {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  } catch {
    // Its pages are complete without the worker.
  }
}
