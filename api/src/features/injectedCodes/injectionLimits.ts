/** What is on stands in every page, so all of it together is bounded. */
export const injectionLimits = {
  nameCharacters: 100,
  codeCharacters: 50_000,
  enabledCodes: 50,
  enabledCharacters: 200_000,
  /** Each is named in a header of every page, and proxies take headers of a few KB. */
  inlineScripts: 40,
} as const;
