import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/**
 * Serves the built client files, which have hashed names, and the favicon. No source maps. Names of files are read once: a
 * build writes new names, which only a server that starts after it refers to.
 */
export async function serveAssets(app: FastifyInstance, webFolder: string): Promise<void> {
  const root = path.join(webFolder, 'assets');
  const names = new Set((await readdir(root)).filter((name) => !/\.(?:br|gz|map)$/.test(name)));
  await app.register(fastifyStatic, {
    root,
    // Its own routes would read the whole folder for each request, to compare the spelling of the name.
    serve: false,
    // The build writes compressed copies beside the files.
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    // Files of this size need no resumable downloads.
    acceptRanges: false,
    immutable: true,
    maxAge: '1y',
  });
  app.route<{ Params: { name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/assets/:name',
    handler: ({ params: { name } }, reply) => (names.has(name) ? reply.sendFile(name) : reply.callNotFound()),
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', webFolder, { immutable: false, maxAge: '1h' }),
  );
}
