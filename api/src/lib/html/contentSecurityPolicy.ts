// Styles are inlined by the renderer, so 'unsafe-inline' stands for styles only, never for scripts.
const own = {
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  // Maps of listings, which visitors press for.
  'frame-src': 'https://www.google.com',
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

const print = (policy: Record<string, string>) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/** The policy of every answer that operators had put nothing into: nothing of others, nothing inline. */
export const strictPolicy = print(own);

/**
 * The policy of a public page with operators' codes. Inline scripts are named by their hashes, which fits pages that are
 * kept as HTML; what these load, and what the page's own script inserts, may load more ('strict-dynamic'; browsers that
 * know it ignore 'self' beside it). Nothing else inline runs. Pictures, frames and connections of what runs may go to
 * any https address.
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
