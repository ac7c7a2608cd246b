/**
 * Gives the history entry of a loaded page a key of its own, as React Router's framework mode does. Without one, the router
 * calls each entry "default" and opens a page at the position where the page before it was left.
 */
export function giveEntryKey(): void {
  const state = window.history.state as { key?: string } | null;
  if (state?.key) return;
  window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}
