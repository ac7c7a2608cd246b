/** Registers the worker that shows the offline page. Browsers without it, or that refuse it, show their own page. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return;
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}
