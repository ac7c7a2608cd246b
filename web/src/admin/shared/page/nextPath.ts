import { adminPaths } from '../../../lib/adminPaths.ts';

/** URL of the login that returns to the current screen. */
export function loginPath(from: { pathname: string; search: string }): string {
  const here = from.pathname + from.search;
  return here === adminPaths.home()
    ? adminPaths.login()
    : `${adminPaths.login()}?next=${encodeURIComponent(here)}`;
}

/** Target after the login: a screen of the back office, for any requested URL. */
export function nextPath(search: URLSearchParams): string {
  const next = search.get('next') ?? '';
  const isScreen = /^\/admin(?=[/?]|$)/.test(next) && !/^\/admin\/login(?=[/?#]|$)/.test(next);
  return isScreen && !/[\\\s]|\/\//.test(next) ? next : adminPaths.home();
}
