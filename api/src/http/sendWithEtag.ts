import { hash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../lib/net/matchesEtag.ts';

/** Sends content with an ETag of it, or 304 if the client has this version. */
export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  content: string | Buffer,
  { type, cacheControl }: { type: string; cacheControl: string },
): FastifyReply {
  const etag = `W/"${hash('sha1', content, 'base64url').slice(0, 16)}"`;
  void reply.headers({ 'cache-control': cacheControl, etag });
  if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  return reply.type(type).send(content);
}
