import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveAssets } from '../../pages/serveAssets.ts';
import { requester } from '../../testing/requester.ts';
import { sendError } from '../sendError.ts';
import { installRateLimit } from './rateLimit.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'assets/app.js'), 'true');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A server of files and pictures whose not-found handler answers pages, as that of the site does. */
async function startSite(): Promise<FastifyInstance> {
  const app = Fastify();
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  const limitRate = installRateLimit(app, 5);
  await serveAssets(app, folder);
  app.get('/img/icon/:file', async () => 'icon');
  app.get('/img/card/site.png', async () => 'card');
  app.get('/healthz', async () => 'alive');
  app.setNotFoundHandler({ preHandler: limitRate }, async () => 'page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  return app;
}

/** Statuses of more requests than two windows take. */
async function flood(target: string): Promise<Set<number>> {
  const app = await startSite();
  try {
    const get = requester(app);
    return new Set(
      (await Promise.all(Array.from({ length: 30 }, () => get(target)))).map(({ status }) => status),
    );
  } finally {
    await app.close();
  }
}

describe('the limit of an address', () => {
  it.each(['/assets/app.js', '/img/icon/any.png', '/healthz', '/healthz?x=1'])(
    'does not count %s',
    async (target) => {
      expect(await flood(target)).toEqual(new Set([200]));
    },
  );

  it.each([
    '/img/../businesses?search=q1',
    '/map/tiles/../../businesses',
    '/img/x1',
    '/img/card/other.png',
    '/assets/missing.js',
    '/map/pictures/x',
    '/favicon.ico',
    '/img/card/site.png',
  ])('counts %s, which is rendered or drawn', async (target) => {
    expect(await flood(target)).toContain(429);
  });
});
