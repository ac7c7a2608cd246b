import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { rootFolder } from '../../lib/rootFolder.ts';
import { readSiteIdentity } from '../settings/readSiteIdentity.ts';
import { drawIcon } from './drawIcon.ts';
import { isIconFile } from './iconSvg.ts';
import { offlineHtml } from './offlineHtml.ts';
import { webManifest } from './webManifest.ts';

const readAsset = (name: string) => readFileSync(path.join(rootFolder, 'api/assets/offline', name), 'utf8');

// A shared cache may hold each for a minute; browsers compare a worker with the server's at every visit.
const briefly = 'public, max-age=0, s-maxage=60, must-revalidate';

/**
 * Web app of the site: GET /manifest.webmanifest, /img/icon/{file}, /favicon.ico, /offline with its script, and
 * the service worker /sw.js. With SERVICE_WORKER=off, /sw.js is a worker that removes itself.
 */
export function installWebAppRoutes(app: FastifyInstance, services: Services): void {
  const script = readAsset('offline.js');
  const worker = readAsset('serviceWorker.js');
  const remover = readAsset('removeServiceWorker.js');
  const readOfflinePage = async () => offlineHtml((await readSiteIdentity(services)).name);

  app.get('/manifest.webmanifest', async (_request, reply) => {
    const { name } = await readSiteIdentity(services);
    return reply
      .header('cache-control', briefly)
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(webManifest(name)));
  });

  app.get<{ Params: { file: string } }>('/img/icon/:file', async (request, reply) => {
    const { file } = request.params;
    if (!isIconFile(file)) throw new AppError('NOT_FOUND', 'notFound');
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('image/png')
      .send(await drawIcon(file));
  });

  // Search engines and feed readers ask for it without reading the page.
  app.get('/favicon.ico', async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').redirect('/img/icon/any-192.png'),
  );

  app.get('/offline', async (_request, reply) =>
    reply
      .header('cache-control', briefly)
      .type('text/html; charset=utf-8')
      .send(await readOfflinePage()),
  );

  app.get('/offline.js', async (_request, reply) =>
    reply.header('cache-control', briefly).type('text/javascript; charset=utf-8').send(script),
  );

  app.get('/sw.js', async (_request, reply) => {
    void reply.header('cache-control', briefly).type('text/javascript; charset=utf-8');
    if (!services.config.hasServiceWorker) return reply.send(remover);
    const version = createHash('sha256')
      .update((await readOfflinePage()) + script)
      .digest('hex')
      .slice(0, 12);
    return reply.send(`const version = '${version}';\n${worker}`);
  });
}
