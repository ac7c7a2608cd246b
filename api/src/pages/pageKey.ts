// What advertisers and mail programs hang on links; no page reads them.
const followers =
  /^(utm_.*|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|mc_[ce]id|igshid|_ga|_gl|ref|srsltid)$/i;

/** Longer addresses are rendered, but not cached. */
const longestKey = 600;

export interface PageKey {
  /** Path and query, in the one form that equal pages share. */
  url: string;
  isKeepable: boolean;
}

/** The cache key of an address, independent of the order of its query and of campaign parameters. */
export function pageKey(address: string): PageKey {
  const [path = '/', ...rest] = address.split('?');
  const params = [...new URLSearchParams(rest.join('?'))].filter(
    ([name, value]) => value !== '' && !followers.test(name),
  );
  params.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const query = new URLSearchParams(params).toString();
  const url = query ? `${path}?${query}` : path;
  return { url, isKeepable: url.length <= longestKey };
}
