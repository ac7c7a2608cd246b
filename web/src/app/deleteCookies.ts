import type { Consent } from '../lib/consent.ts';

/** Cookies that analytics services and ad networks set under the name of the site that they run on. */
const cookiesOf = {
  analytics: /^(_ga|_gid|_gat|_dc_gtm)(_|$)/,
  ads: /^(_gcl|_fbp|_fbc|__gads|__gpi|__eoi)(_|$)/,
};

/** Deletes what services left behind that the visitor does not agree to, or no longer. */
export function deleteCookies(consent: Consent): void {
  const names = readCookies()
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names) {
    if (
      Object.entries(cookiesOf).some(([kind, own]) => own.test(name) && !consent[kind as 'analytics' | 'ads'])
    )
      deleteCookie(name);
  }
}

/** A sandboxed frame throws where it has no cookies. */
function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** A cookie is known by its name and domain; a script sees only the name. */
function deleteCookie(name: string) {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_, from) => `; domain=${labels.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; path=/; max-age=0${domain}`;
}
