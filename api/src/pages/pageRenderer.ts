import type { FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { presentError } from '../graphql/presentError.ts';
import { operationRunner } from '../graphql/runOperation.ts';
import { detachedContext, type Services } from '../lib/context.ts';
import { noAds, type PageAds } from '../../../web/src/contract/pageAds.ts';
import type { PageAssets } from '../../../web/src/contract/pageAssets.ts';
import { noInjection, type PageInjection } from '../../../web/src/contract/pageInjection.ts';
import type { RenderedPage, WebServer } from '../../../web/src/contract/renderPage.ts';
import type { SharedQueryCache } from './SharedQueryCache.ts';
import { withInjection } from './withInjection.ts';

type RenderPage = (url: string, request: FastifyRequest, now: Date) => Promise<RenderedPage>;

/** Renders pages for an anonymous visitor, so that all visitors can share them. */
export function pageRenderer({
  services,
  schema,
  renderer,
  assets,
  shared,
  siteUrl,
  readInjection,
  readAds,
}: {
  services: Services;
  schema: GraphQLSchema;
  renderer: WebServer;
  assets: PageAssets;
  shared: SharedQueryCache;
  siteUrl: () => string;
  readInjection: () => Promise<PageInjection>;
  readAds: () => Promise<PageAds>;
}): RenderPage {
  const { config } = services;
  const visitorServices = { ...services, db: services.db.forVisitors };
  const reportFailure = (error: unknown) =>
    services.log.warn({ err: error }, 'injected codes or ads could not be read');

  return async (url, request, now) => {
    const context = {
      ...detachedContext(visitorServices, { kind: 'anonymous' }, request.id),
      log: request.log,
    };
    const [injection, ads] = isAdminPath(url)
      ? [noInjection, noAds]
      : await Promise.all([
          shared.getOr(noInjection, now, readInjection, reportFailure),
          shared.getOr(noAds, now, readAds, reportFailure),
        ]);
    const injected = withInjection(injection, ads, assets);
    const execute = operationRunner(schema, context);
    const page = await renderer.renderPage({
      url,
      siteUrl: siteUrl(),
      indexable: config.siteUrl !== null,
      execute,
      executeShared: (document) => shared.get(document, now, () => execute(document, {})),
      report: (error) => presentError(error, request.log).extensions ?? {},
      now,
      assets,
      injection: injected?.injection ?? null,
      ads,
      mapHost: config.mapTiles?.kind === 'address' ? new URL(config.mapTiles.origin).host : null,
    });
    return injected ? { ...page, headers: { ...page.headers, ...injected.headers } } : page;
  };
}

/** Whether a path is one of the back office, whose pages contain no injected codes and no ads. */
export function isAdminPath(url: string): boolean {
  return /^\/admin(?:[/?#]|$)/.test(url);
}
