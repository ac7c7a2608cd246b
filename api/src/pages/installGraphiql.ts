import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

// As for every page, but its fonts are embedded in its style sheet.
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers GET /graphql with GraphiQL if a browser requests a page; we serve its files. Must be installed before
 * the GraphQL route, which answers all other requests.
 */
export async function installGraphiql(
  app: FastifyInstance,
  { distFolder, headers }: { distFolder: string; headers: Readonly<Record<string, string>> },
): Promise<void> {
  const folder = path.join(distFolder, 'graphiql');
  const html = await readFile(path.join(folder, 'web/graphiql.html'), 'utf8');
  await app.register(fastifyStatic, {
    root: path.join(folder, 'assets'),
    prefix: '/graphiql/assets/',
    decorateReply: false,
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    // As for the pages' own files.
    acceptRanges: false,
    setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.addHook('onRequest', (request, reply, done) => {
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      /^\/graphql(\?|$)/.test(request.url) &&
      (request.headers.accept ?? '').includes('text/html');
    if (!isPage) return done();
    void reply
      .headers(headers)
      .header('content-security-policy', contentSecurityPolicy)
      .header('cache-control', 'no-cache')
      .header('vary', 'accept')
      .header('x-robots-tag', 'noindex')
      .type('text/html; charset=utf-8')
      .send(html);
  });
}
