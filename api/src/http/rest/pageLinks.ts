import type { FastifyRequest } from 'fastify';
import type { RestParameters } from './restParameter.ts';

/** Proxies reject responses with more than 4 or 8 kB of headers. */
const maxLength = 2000;

/**
 * The `Link` header to other pages of a list (RFC 8288): the known parameters of the request with those of `pages`. Null if
 * there is no such page, or for a search so long that no link to it fits a header.
 */
export function pageLinks(
  request: FastifyRequest,
  parameters: RestParameters,
  pages: readonly { rel: 'next' | 'prev'; at: Record<string, string | number> }[],
): string | null {
  const given = Object.entries(request.query as Record<string, unknown>).filter(
    (entry): entry is [string, string] => Object.hasOwn(parameters, entry[0]) && typeof entry[1] === 'string',
  );
  const links = pages.map(({ rel, at }) => {
    const query = new URLSearchParams(given);
    for (const [name, value] of Object.entries(at)) query.set(name, String(value));
    return `<${request.routeOptions.url}?${query}>; rel="${rel}"`;
  });
  const header = links.join(', ');
  if (header.length > maxLength) return links.find((link) => link.length <= maxLength) ?? null;
  return header || null;
}
