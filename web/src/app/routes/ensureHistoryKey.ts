/**
 * Adds a unique key to the history entry of a loaded page, as React Router's framework mode does. Without one, every entry has the
 * key "default", and the router restores the scroll position of another page.
 */
export function ensureHistoryKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
