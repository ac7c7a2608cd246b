import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Services } from '../lib/context.ts';
import { isOperatorsHost } from '../lib/net/isOperatorsHost.ts';
import type { PageAds } from '../../../web/src/contract/pageAds.ts';
import type { PageInjection } from '../../../web/src/contract/pageInjection.ts';
import { listenForInvalidations, type InvalidatedCache } from './listenForInvalidations.ts';
import { readPageAssets } from './readPageAssets.ts';
import { PageCache } from './pageCache.ts';
import { pageKey } from './pageKey.ts';
import { isAdminPath, pageRenderer } from './pageRenderer.ts';
import type { WebServer } from '../../../web/src/contract/renderPage.ts';
import { robotsTxt } from './robotsTxt.ts';
import { sendPage } from './sendPage.ts';
import { serveAssets } from './serveAssets.ts';
import { SharedQueryCache } from './SharedQueryCache.ts';

/**
 * Serves the public site: HTML of its routes, the built client files, robots.txt. `readInjection` and `readAds` return the
 * operators' codes and ads. If ADMIN_URL is set, that host serves the back office and every other host the public pages; each redirects to
 * the other. `limitRate` counts each page against the rate limit of its client. `refuse` receives requests of all other paths,
 * with their allowed methods.
 */
export async function installPages(
  app: FastifyInstance,
  services: Services,
  schema: GraphQLSchema,
  options: {
    distFolder: string;
    databaseUrl: string;
    readInjection: () => Promise<PageInjection>;
    readAds: () => Promise<PageAds>;
    limitRate: (request: FastifyRequest) => Promise<void>;
  },
  refuse: (request: FastifyRequest, reply: FastifyReply, methods: string[]) => never,
): Promise<void> {
  const { config } = services;
  const { distFolder } = options;
  const webFolder = path.join(distFolder, 'web');
  const assets = await readPageAssets(webFolder);
  const renderer = (await import(
    pathToFileURL(path.join(distFolder, 'web-server/server.js')).href
  )) as WebServer;
  const siteUrl = () =>
    config.siteUrl ??
    `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${localPort(app)}`;

  await serveAssets(app, webFolder);

  const isForBackOffice = (request: FastifyRequest) =>
    config.adminUrl !== null && isOperatorsHost(config, request.headers.host);

  app.get('/robots.txt', async (request, reply) => {
    void reply.header('cache-control', 'public, max-age=0, s-maxage=60').type('text/plain; charset=utf-8');
    return robotsTxt(isForBackOffice(request) ? null : config.siteUrl);
  });

  const cache = new PageCache({ processes: config.webProcesses }, (outcome) =>
    services.metrics.pageResponses.inc({ outcome }),
  );
  services.metrics.watchPages(cache);
  const shared = new SharedQueryCache();
  const caches = [
    ...(services.db.replicas ? [replicaInvalidation(services.db.replicas)] : []),
    shared,
    cache,
  ];
  app.addHook('onClose', listenForInvalidations(options.databaseUrl, combineCaches(caches), services.log));

  const renderPage = pageRenderer({ ...options, services, schema, renderer, assets, shared, siteUrl });

  const servePage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, isCacheable } = pageKey(request.url);
    if (config.adminUrl !== null && isAdminPath(url) !== isForBackOffice(request)) {
      const origin = isAdminPath(url) ? config.adminUrl : siteUrl();
      return reply.header('cache-control', 'no-store').redirect(origin + url, 302);
    }
    const now = new Date();
    const page = isCacheable
      ? await cache.get(url, now, (at) => renderPage(url, request, at))
      : await renderPage(url, request, now);
    if (!config.siteUrl) void reply.header('x-robots-tag', 'noindex');
    if ('etag' in page) return sendPage(page, request, reply, now);
    void reply.headers({ ...page.headers });
    if (page.redirect) {
      // Cached only for a minute, since a listing may return to a former slug.
      return reply.header('cache-control', 'public, max-age=60').redirect(page.redirect, 301);
    }
    return reply
      .code(page.status)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page.html);
  };

  app.setNotFoundHandler({ preHandler: options.limitRate }, async (request, reply) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isApi = /^\/(api|graphql)(\/|\?|$)/.test(request.url);
    // `OPTIONS *` concerns the server as a whole.
    if (isApi || !request.url.startsWith('/')) return refuse(request, reply, []);
    return isRead ? servePage(request, reply) : refuse(request, reply, ['GET', 'HEAD']);
  });
}

/** Comes before the caches, so that no page is rendered again from a replica that lacks the change. */
function replicaInvalidation(replicas: NonNullable<Services['db']['replicas']>): InvalidatedCache {
  const changed = () => replicas.changed();
  return {
    invalidate: changed,
    invalidateAll: changed,
    suspend: () => replicas.suspend(),
    resume: () => replicas.resume(),
  };
}

/** Notifies several caches in this order. */
function combineCaches(caches: readonly InvalidatedCache[]): InvalidatedCache {
  return {
    invalidate: (tags) => caches.forEach((cache) => cache.invalidate(tags)),
    invalidateAll: () => caches.forEach((cache) => cache.invalidateAll()),
    suspend: () => caches.forEach((cache) => cache.suspend()),
    resume: () => caches.forEach((cache) => cache.resume()),
  };
}

function localPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
