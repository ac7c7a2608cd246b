export type LinkScheme = 'http' | 'https' | 'mailto' | 'tel';

const everyScheme: readonly LinkScheme[] = ['http', 'https', 'mailto', 'tel'];

/** Longest link stored, in characters. */
const maxLinkLength = 4000;

/** Characters that are never part of a link but travel with it: controls, zero-width and direction marks. */
const invisible = /[\p{Cc}\p{Cf}]/gu;

const bareHost = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}(?::\d{1,5})?(?:[/?#]|$)/u;

function webLink(url: URL): string | null {
  // A name before the host is the classic disguise of another host.
  if (url.username !== '' || url.password !== '' || url.hostname === '') return null;
  return url.href;
}

function mailLink(url: URL): string | null {
  if (/%0[ad]/i.test(url.href)) return null;
  const [, host] = /^[^\s@<>",;]+@([^\s@<>",;]+)$/.exec(url.pathname) ?? [];
  return host?.slice(1, -1).includes('.') ? url.href : null;
}

function phoneLink(url: URL): string | null {
  const number = decodeLoosely(url.pathname).replace(/[\s().\-/]/g, '');
  return /^\+?[\d*#]{2,20}(?:[;,](?:ext=|isub=|phone-context=)?[\d+a-z.]+)*$/i.test(number)
    ? `tel:${number}`
    : null;
}

function decodeLoosely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parseUrl(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

/**
 * The normalised link where the value is a safe one of the given schemes, else null.
 * `assumeHttps` also takes an address written without a scheme, such as `www.example.com/menu`.
 */
export function safeLink(
  value: unknown,
  schemes: readonly LinkScheme[] = everyScheme,
  { assumeHttps = false }: { assumeHttps?: boolean } = {},
): string | null {
  if (typeof value !== 'string' || value.length > maxLinkLength) return null;
  const text = value.replace(invisible, '').trim();
  const url = parseUrl(assumeHttps && bareHost.test(text) ? `https://${text}` : text);
  const scheme = schemes.find((each) => url?.protocol === `${each}:`);
  if (!url || !scheme) return null;
  const link = scheme === 'mailto' ? mailLink(url) : scheme === 'tel' ? phoneLink(url) : webLink(url);
  return link !== null && link.length <= maxLinkLength && !/[\s"<>]/.test(link) ? link : null;
}

/** A path, a query or a fragment of this site: nothing that a browser would read as another host or as a scheme. */
const ownAddress = /^(?:\/(?![/\\])|[?#])[^\s\\\p{Cc}\p{Cf}]*$/u;

/**
 * The href to show for a stored value: http, https, mailto, tel, or a path of this site. Null for anything else, and
 * then no link is shown. Every URL that comes from data passes through this function or `safeLink`.
 */
export function shownLink(value: unknown): string | null {
  return typeof value === 'string' && ownAddress.test(value) ? value : safeLink(value);
}
