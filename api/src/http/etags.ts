import { hash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { matchesEtag } from '../lib/net/matchesEtag.ts';

/** Content types that are compressed, so that caches must store a variant per encoding. */
const compressible = /^text\/|[/+](?:json|javascript|xml)\b/;

/**
 * Adds an ETag of the content to public GET responses, and answers a matching If-None-Match with 304. If a route sets a version
 * as its ETag, the new one begins with it, for If-Match. Every response that may be compressed has `Vary`, compressed or not.
 * A response without `Cache-Control` gets one: shared caches would choose a lifetime themselves. Install it before compression.
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
    // A stream, for which Fastify sets no Content-Length: the length of GET depends on the encoding.
    const emptyBody = request.method === 'HEAD' ? Readable.from([]) : null;
    if (!matchesEtag(request.headers['if-none-match'], etag)) return done(null, emptyBody ?? payload);
    void reply.code(304).removeHeader('content-type').removeHeader('content-length');
    done(null, emptyBody);
  });
}
