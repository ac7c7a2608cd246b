import path from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { presentError } from '../graphql/presentError.ts';
import { operationRunner } from '../graphql/runOperation.ts';
import { detachedContext, type Services } from '../lib/context.ts';
import { isOperatorsHost } from '../lib/net/isOperatorsHost.ts';
import { noAds, type PageAds } from '../../../web/src/contract/pageAds.ts';
import { noInjection, type PageInjection } from '../../../web/src/contract/pageInjection.ts';
import { listenForInvalidations, type InvalidatedCache } from './listenForInvalidations.ts';
import { readPageAssets } from './readPageAssets.ts';
import { PageCache } from './pageCache.ts';
import { pageKey } from './pageKey.ts';
import type { RenderedPage, WebServer } from '../../../web/src/contract/renderPage.ts';
import { robotsTxt } from './robotsTxt.ts';
import { sendPage } from './sendPage.ts';
import { SharedAnswers } from './SharedAnswers.ts';
import { withInjection } from './withInjection.ts';

/**
 * Serves the public site: complete HTML for its routes, the built client files, robots.txt. Pages are rendered for an
 * anonymous visitor, so that all visitors can share them. `readInjection` and `readAds` return the operators' codes and
 * ads. If ADMIN_URL is set, that host serves the back office and every other host the public pages; each redirects to
 * the other. `limitRate` counts each page against the limit of its address. `refuse` answers all other paths; it receives
 * the allowed methods.
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
  const web = (await import(pathToFileURL(path.join(distFolder, 'web-server/server.js')).href)) as WebServer;
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
  const shared = new SharedAnswers();
  const caches = [...(services.db.replicas ? [replicaChanges(services.db.replicas)] : []), shared, cache];
  app.addHook('onClose', listenForInvalidations(options.databaseUrl, combined(caches), services.log));

  const reportUnread = (error: unknown) =>
    services.log.warn({ err: error }, 'injected codes or ads could not be read');
  const visitors = { ...services, db: services.db.forVisitors };
  const renderPage = async (url: string, request: FastifyRequest, now: Date): Promise<RenderedPage> => {
    const context = { ...detachedContext(visitors, { kind: 'anonymous' }, request.id), log: request.log };
    const [injection, ads] = isAdminPath(url)
      ? [noInjection, noAds]
      : await Promise.all([
          shared.answerOr(noInjection, now, options.readInjection, reportUnread),
          shared.answerOr(noAds, now, options.readAds, reportUnread),
        ]);
    const injected = withInjection(injection, ads, assets);
    const execute = operationRunner(schema, context);
    const page = await web.renderPage({
      url,
      siteUrl: siteUrl(),
      indexable: config.siteUrl !== null,
      execute,
      executeShared: (document) => shared.answer(document, now, () => execute(document, {})),
      report: (error) => presentError(error, request.log).extensions ?? {},
      now,
      assets,
      injection: injected?.injection ?? null,
      ads,
      mapHost: config.mapTiles?.kind === 'address' ? new URL(config.mapTiles.origin).host : null,
    });
    return injected ? { ...page, headers: { ...page.headers, ...injected.headers } } : page;
  };

  const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const { url, isCacheable } = pageKey(request.url);
    if (config.adminUrl !== null && isAdminPath(url) !== isForBackOffice(request)) {
      const origin = isAdminPath(url) ? config.adminUrl : siteUrl();
      return reply.header('cache-control', 'no-store').redirect(origin + url, 302);
    }
    const now = new Date();
    const page = isCacheable
      ? await cache.answer(url, now, (at) => renderPage(url, request, at))
      : await renderPage(url, request, now);
    if (!config.siteUrl) void reply.header('x-robots-tag', 'noindex');
    if ('etag' in page) return sendPage(page, request, reply, now);
    void reply.headers({ ...page.headers });
    if (page.redirect) {
      // Cached for a minute only, since a listing may take a former slug back.
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
    // `OPTIONS *` is for the server as a whole, and no page.
    if (isApi || !request.url.startsWith('/')) return refuse(request, reply, []);
    return isRead ? answerPage(request, reply) : refuse(request, reply, ['GET', 'HEAD']);
  });
}

/** Serves the built client files, which have hashed names, and the favicon. */
async function serveAssets(app: FastifyInstance, webFolder: string): Promise<void> {
  // With a prefix, because the plugin looks for a file at every path that it serves.
  await app.register(fastifyStatic, {
    root: path.join(webFolder, 'assets'),
    prefix: '/assets/',
    wildcard: true,
    serve: true,
    // The build writes compressed copies beside the files.
    preCompressed: true,
    index: false,
    dotfiles: 'deny',
    // Files of this size need no resumable downloads.
    acceptRanges: false,
    // Only built files with a hashed name, no source maps.
    allowedPath: (pathName) => /^\/?[\w.-]+$/.test(pathName) && !pathName.endsWith('.map'),
    immutable: true,
    maxAge: '1y',
  });
  app.get('/favicon.svg', (_request, reply) =>
    reply.sendFile('favicon.svg', webFolder, { immutable: false, maxAge: '1h' }),
  );
}

/** Replicas are notified before the caches, so that no page is rendered again from a replica that lacks the change. */
function replicaChanges(replicas: NonNullable<Services['db']['replicas']>): InvalidatedCache {
  const changed = () => replicas.changed();
  return {
    invalidate: changed,
    invalidateAll: changed,
    suspend: () => replicas.suspend(),
    resume: () => replicas.resume(),
  };
}

/** Several caches as one, notified in this order. */
function combined(caches: readonly InvalidatedCache[]): InvalidatedCache {
  return {
    invalidate: (tags) => caches.forEach((cache) => cache.invalidate(tags)),
    invalidateAll: () => caches.forEach((cache) => cache.invalidateAll()),
    suspend: () => caches.forEach((cache) => cache.suspend()),
    resume: () => caches.forEach((cache) => cache.resume()),
  };
}

/** The back office, as rendered by the web server entry, without codes that operators inject. */
function isAdminPath(url: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(url);
}

function localPort(app: FastifyInstance): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
