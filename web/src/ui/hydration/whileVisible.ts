/** Options of lists that keep up with the directory: asked for again every 30 s, but only while somebody can see them. */
export const whileVisible = {
  pollInterval: 30_000,
  skipPollAttempt: () => document.visibilityState === 'hidden',
};
