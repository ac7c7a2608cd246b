import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../lib/net/matchesEtag.ts';

/**
 * Gives public GET answers an ETag over their content, and answers 304 to a client that has it. If a route names a
 * version, the tag begins with it, for If-Match. Install it before compression.
 */
export function installEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || request.routeOptions.config.isPublicRead !== true) return done(null, payload);
    if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const content = hash('sha1', payload, 'base64url').slice(0, 16);
    const version = /^"(\d+)"$/.exec(String(reply.getHeader('etag') ?? ''))?.[1];
    // Weak: it identifies the content independently of its compression.
    const etag = version === undefined ? `W/"${content}"` : `W/"${version}-${content}"`;
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-cache');
    void reply.header('etag', etag);
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, null);
  });
}
