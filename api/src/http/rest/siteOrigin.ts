import type { FastifyRequest } from 'fastify';

/** The configured origin of the site; without one, that of the request, whose host was checked. */
export function siteOrigin(request: FastifyRequest): string {
  const [configured] = request.server.schemes;
  if (!configured) return `${request.protocol}://${request.host}`;
  const [host, scheme] = configured;
  return `${scheme}//${host}`;
}
