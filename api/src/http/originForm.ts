import type { IncomingMessage } from 'node:http';

/**
 * The path and query of a request. A request in absolute form, as proxies receive it, becomes one for the path at its host and
 * overrides the Host header (RFC 9112, section 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (target.startsWith('/')) return target;
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host;
  return path.startsWith('/') ? path : `/${path}`;
}
