/** Tracking parameters of advertisers and mail programs, which no page reads. */
const trackingParameters =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|mc_[ce]id|igshid|_ga|_gl|ref|srsltid)$/i;

/** Pages with longer keys are rendered, but not cached. */
const maxKeyLength = 600;

export interface PageKey {
  /** Normalised path and query, the same for equal pages. */
  url: string;
  isCacheable: boolean;
}

/** Normalises an escape, so that equivalent URLs share a key (RFC 3986, section 6.2.2): `%61` is `a`. */
function normalizeEscape(escape: string): string {
  const character = String.fromCharCode(parseInt(escape.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : escape.toUpperCase();
}

/** The cache key of a URL, independent of the order of its query and of tracking parameters. */
export function pageKey(address: string): PageKey {
  const [rawPath = '/', ...rest] = address.split('?');
  // Removes `.` and `..`, as browsers do.
  const path = new URL(`http://localhost${rawPath.replace(/%[0-9a-f]{2}/gi, normalizeEscape)}`).pathname;
  const params = [...new URLSearchParams(rest.join('?'))].filter(
    ([name, value]) => value !== '' && !trackingParameters.test(name),
  );
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(params).toString();
  const url = query ? `${path}?${query}` : path;
  return { url, isCacheable: url.length <= maxKeyLength };
}
