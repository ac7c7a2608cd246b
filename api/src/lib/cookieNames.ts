import type { Config } from './config/config.ts';

/** Cookie of the session's token. */
export const sessionCookieName = (config: Config): string => cookieName(config, 'directory_session');

/** Cookie that binds the tickets of a login to one browser. */
export const loginCookieName = (config: Config): string => cookieName(config, 'directory_login');

/** Attributes of every cookie. */
export function cookieFlags(config: Config) {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps(config), path: '/' } as const;
}

/** Over https, the `__Host-` prefix binds a cookie to the exact host: no sibling domain can set or overwrite it. */
function cookieName(config: Config, name: string): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

function isHttps({ adminUrl, siteUrl }: Config): boolean {
  return (adminUrl ?? siteUrl)?.startsWith('https:') ?? false;
}
