import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../lib/config/config.ts';
import { AppError } from '../../lib/errors.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * CSRF protection: refuses requests of other sites' pages that may change something, by Sec-Fetch-Site and Origin. A request
 * with an API key and no cookie passes, and so does a GraphQL query as JSON without a cookie; mutations are checked there.
 * Errors: FORBIDDEN.
 */
export function checkCsrf(request: FastifyRequest): void {
  if (!safeMethods.has(request.method) && !isPlainQuery(request)) checkOrigin(request);
}

/** The same check for a read that other sites must not trigger either, such as a download of everything. */
export function checkOrigin(request: FastifyRequest): void {
  if (/^\s*bearer\s/i.test(request.headers.authorization ?? '') && request.headers.cookie === undefined)
    return;
  if (!isSameOrigin(request)) throw new AppError('FORBIDDEN', 'crossSiteRefused');
}

/** Whether a request comes from a page of this site, or not from a page. */
export function isSameOrigin(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = request.headers.origin;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  // With a single origin this is enough, also behind a proxy that replaces the Host header.
  if (origin === request.server.onlyOrigin) return true;
  const { protocol, host } = new URL(origin);
  if (host !== request.headers.host) return false;
  const scheme = request.server.schemes.get(host) ?? `${request.protocol}:`;
  return protocol === scheme;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The scheme, such as `https:`, of each host that the configuration names. */
    schemes: ReadonlyMap<string, string>;
    /** SITE_URL, unless the back office has an origin of its own. */
    onlyOrigin: string | null;
  }
}

/**
 * Records the scheme of the configured hosts: a request behind a proxy that terminates TLS does not show it. A page of the same
 * host over plain http, which anybody on the network can write, is another origin.
 */
export function installOwnOrigins(app: FastifyInstance, { siteUrl, adminUrl }: Config): void {
  const origins = [siteUrl, adminUrl].filter((url) => url !== null).map((url) => new URL(url));
  app.decorate('onlyOrigin', adminUrl === null ? siteUrl : null);
  app.decorate('schemes', new Map(origins.map(({ host, protocol }) => [host, protocol])));
}

/** A form cannot send JSON: the browser sends a preflight first. */
function isPlainQuery({ url, headers }: FastifyRequest): boolean {
  return (
    url.split('?', 1)[0] === '/graphql' &&
    headers.cookie === undefined &&
    /^application\/json\b/i.test(headers['content-type'] ?? '')
  );
}
