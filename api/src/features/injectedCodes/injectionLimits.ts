/** Enabled codes are on every page, so their total is bounded. */
export const injectionLimits = {
  nameCharacters: 100,
  codeCharacters: 50_000,
  enabledCodes: 50,
  enabledCharacters: 200_000,
  /** The header of every page holds a hash of each, and proxies limit headers to a few KB. */
  inlineScripts: 40,
} as const;
