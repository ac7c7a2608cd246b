// The renderer inlines styles, so 'unsafe-inline' is allowed for styles, never for scripts.
const own = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Maps and the offline page use workers; without worker-src, 'strict-dynamic' of script-src would refuse them.
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const print = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The policy of responses without operators' codes: no third parties, nothing inline. */
export const strictPolicy = print(own);

/** The same where tiles of maps come from another origin, which visitors agree to first. */
export function policyOfMaps(origin: string | null): string {
  if (origin === null) return strictPolicy;
  return print({
    ...own,
    'img-src': `${own['img-src']} ${origin}`,
    'connect-src': `${own['connect-src']} ${origin}`,
  });
}

/**
 * The policy of a public page with operators' codes. Inline scripts are allowed by their hashes, which suits cached
 * HTML. Scripts that these load or insert are trusted too ('strict-dynamic'; browsers that support it ignore 'self').
 * No other inline script runs. Images, frames and connections may use any https address.
 */
export function policyOfInjection(scriptHashes: readonly string[]): string {
  return print({
    ...own,
    'script-src': ["'self'", "'strict-dynamic'", ...scriptHashes].join(' '),
    'style-src': "'self' 'unsafe-inline' https:",
    'img-src': "'self' data: https:",
    'font-src': "'self' data: https:",
    'connect-src': "'self' https:",
    'media-src': "'self' https:",
    'frame-src': 'https:',
  });
}
