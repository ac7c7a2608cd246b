import type { FastifyReply, FastifyRequest } from 'fastify';
import { matchesEtag } from '../lib/net/matchesEtag.ts';
import { gzipPage, decompressPage } from './compressPage.ts';
import type { CachedPage } from './pageStore.ts';

/** A CDN does not receive invalidations, so it may cache a page no longer than this. */
const maxSharedSeconds = 60;

/** Sends a cached page in an encoding that the browser accepts, or 304 if the browser has it. */
export async function sendPage(page: CachedPage, request: FastifyRequest, reply: FastifyReply, now: Date) {
  const seconds = Math.floor((page.expiresAt - now.getTime()) / 1000);
  const shared = Math.max(0, Math.min(maxSharedSeconds, seconds));
  void reply
    .code(page.status)
    .headers({ ...page.headers })
    .header('cache-control', `public, max-age=0, s-maxage=${shared}, must-revalidate`)
    .header('etag', page.etag)
    .header('vary', 'accept-encoding');
  if (matchesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  void reply.type('text/html; charset=utf-8');
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  if (!encoding) return reply.send(await decompressPage(page));
  const body = encoding === 'br' ? page.br : await gzipPage(page);
  return reply.header('content-encoding', encoding).send(body);
}

/** The smaller encoding that `Accept-Encoding` allows; null if it allows neither. */
export function negotiateEncoding(header: string | undefined): 'br' | 'gzip' | null {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(';')
        .map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const isAccepted = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : null;
}
