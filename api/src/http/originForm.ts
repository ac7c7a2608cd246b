import type { IncomingMessage } from 'node:http';

/**
 * The path and query of a request. A request in absolute form, as proxies receive it, becomes one for the path at its host and
 * overrides the Host header (RFC 9112, section 3.2.2).
 */
export function originForm(request: IncomingMessage): string {
  const target = request.url ?? '/';
  if (target.startsWith('/')) return readablePath(target);
  const [, host, path = ''] = /^https?:\/\/([^/?#]*)(.*)$/i.exec(target) ?? [];
  if (host === undefined) return target;
  request.headers.host = host;
  return readablePath(path.startsWith('/') ? path : `/${path}`);
}

/** Removes a trailing slash, which many clients add to each path. */
const withoutSlash = (target: string) => target.replace(/^(\/(?:api\/[^?]*[^/?]|graphql))\/+(?=\?|$)/, '$1');

/** Escapes percent signs that encode no text, as browsers do, so that a mistyped URL gets the page for unknown URLs. */
function readablePath(target: string): string {
  if (!target.includes('%') || target.startsWith('/api/')) return withoutSlash(target);
  const [path = ''] = target.split('?');
  try {
    decodeURIComponent(path);
    return target;
  } catch {
    return path.replaceAll('%', '%25') + target.slice(path.length);
  }
}
