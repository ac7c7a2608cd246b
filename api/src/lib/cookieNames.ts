import type { Config } from './config.ts';

/** The cookie that carries a session's token. */
export const sessionCookieName = (config: Config): string => cookieName(config, 'directory_session');

/** The cookie that ties the tickets of a login in progress to one browser. */
export const loginCookieName = (config: Config): string => cookieName(config, 'directory_login');

// Where the site is https, the prefix binds a cookie to the exact host: no sister domain can set or overwrite it.
function cookieName(config: Config, name: string): string {
  return config.siteUrl?.startsWith('https:') ? `__Host-${name}` : name;
}
