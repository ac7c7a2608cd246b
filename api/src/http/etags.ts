import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../lib/net/matchesEtag.ts';

/** What compression may change, which caches therefore have to keep apart. */
const compressible = /^text\/|[/+](?:json|javascript|xml)\b/;

/**
 * Gives public GET answers an ETag over their content, and answers 304 to a client that has it. If a route names a
 * version, the tag begins with it, for If-Match. Every answer that may be compressed says so in `Vary`, compressed or not.
 * An answer that states no caching is not cached: shared caches would choose a time of their own for it. Install it before
 * compression.
 */
export function installEtags(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isVaried = compressible.test(String(reply.getHeader('content-type') ?? ''));
    if (isVaried && !reply.hasHeader('vary')) void reply.header('vary', 'accept-encoding');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isTagged = isRead && request.routeOptions.config.isPublicRead === true && reply.statusCode === 200;
    if (!reply.hasHeader('cache-control'))
      void reply.header('cache-control', isTagged ? 'no-cache' : 'no-store');
    if (!isTagged || typeof payload !== 'string') return done(null, payload);
    const content = hash('sha1', payload, 'base64url').slice(0, 16);
    const version = /^"(\d+)"$/.exec(String(reply.getHeader('etag') ?? ''))?.[1];
    // Weak: it identifies the content independently of its compression.
    const etag = version === undefined ? `W/"${content}"` : `W/"${version}-${content}"`;
    void reply.header('etag', etag);
    // As a stream, whose length Fastify does not write: that of GET depends on the encoding.
    const nothing = request.method === 'HEAD' ? Readable.from([]) : null;
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, nothing ?? payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, nothing);
  });
}
