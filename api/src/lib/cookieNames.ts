import type { Config } from './config.ts';

/** The cookie that carries a session's token. */
export const sessionCookieName = (config: Config): string => cookieName(config, 'directory_session');

/** The cookie that ties the tickets of a login in progress to one browser. */
export const loginCookieName = (config: Config): string => cookieName(config, 'directory_login');

/** What every cookie of ours is set with. */
export function cookieFlags(config: Config) {
  return { httpOnly: true, sameSite: 'strict', secure: isHttps(config), path: '/' } as const;
}

// Where operators come by https, the prefix binds a cookie to the exact host: no sister domain can set or overwrite it.
function cookieName(config: Config, name: string): string {
  return isHttps(config) ? `__Host-${name}` : name;
}

function isHttps({ adminUrl, siteUrl }: Config): boolean {
  return (adminUrl ?? siteUrl)?.startsWith('https:') ?? false;
}
