/** Polling options of live lists: every 30 s, while the page is visible. */
export const whileVisible = {
  pollInterval: 30_000,
  skipPollAttempt: () => document.visibilityState === 'hidden',
};
