import cookie from '@fastify/cookie';
import compress from '@fastify/compress';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { installAdsTxt } from './features/ads/adsRoutes.ts';
import { readPageAds } from './features/ads/readPageAds.ts';
import { useApiKey } from './features/apiKeys/useApiKey.ts';
import { installBackupRoutes } from './features/backups/backupRoutes.ts';
import { installDatabaseRoutes } from './features/maintenance/databaseRoutes.ts';
import { loadViewer } from './features/operators/sessions/loadViewer.ts';
import { installOperatorRoutes } from './features/operators/operatorsRoutes.ts';
import { installExportRoutes } from './features/exports/exportRoutes.ts';
import { installIndexingRoutes } from './features/indexing/indexingRoutes.ts';
import { installImportRoutes } from './features/imports/importRoutes.ts';
import { readPageInjection } from './features/injectedCodes/readPageInjection.ts';
import { Photos } from './features/photos/Photos.ts';
import { installPhotoRoutes } from './features/photos/photoRoutes.ts';
import { installMapRoutes } from './features/maps/mapRoutes.ts';
import { MapPictures } from './features/maps/pictures/MapPictures.ts';
import { MapTiles } from './features/maps/tiles/MapTiles.ts';
import { installMetrics } from './features/monitoring/metricsRoutes.ts';
import { installMessageRoutes } from './features/messages/messageRoutes.ts';
import { installVisitRoutes } from './features/visits/visitRoutes.ts';
import { installVitalRoutes } from './features/vitals/vitalRoutes.ts';
import { installSitemapRoutes } from './features/sitemaps/sitemapRoutes.ts';
import { SocialCards } from './features/socialCards/SocialCards.ts';
import { installSocialCardRoutes } from './features/socialCards/socialCardRoutes.ts';
import { maxUploadBytes } from './features/imports/upload/storeUpload.ts';
import { installWebAppRoutes } from './features/webApp/webAppRoutes.ts';
import { installResponseTimeout } from './http/slowClients/installResponseTimeout.ts';
import { rejectUnknownRoute } from './http/rejectUnknownRoute.ts';
import { handleClientError } from './http/handleClientError.ts';
import { installGraphql } from './http/graphqlEndpoint.ts';
import { checkHost } from './http/protection/checkHost.ts';
import { guardSlowClients } from './http/slowClients/guardSlowClients.ts';
import { installDrain } from './http/slowClients/installDrain.ts';
import { installEtags } from './http/etags.ts';
import { installOpenApi } from './http/rest/openApi.ts';
import { installBodyParsers } from './http/installBodyParsers.ts';
import { installKnownPaths } from './http/knownPaths.ts';
import { installRateLimit } from './http/protection/rateLimit.ts';
import { installCors } from './http/protection/cors.ts';
import { installOwnOrigins, checkCsrf } from './http/protection/csrf.ts';
import { shareCheck } from './http/slowClients/readiness.ts';
import { installRequestLog } from './http/requestLog.ts';
import { contextMaker } from './http/requestContext.ts';
import { measureRequests } from './http/measureRequests.ts';
import { originForm } from './http/originForm.ts';
import { installRestRoutes } from './http/rest/restRoute.ts';
import {
  installSecurityHeaders,
  securityHeaders,
  type SecurityHeaders,
} from './http/protection/securityHeaders.ts';
import { sendError } from './http/sendError.ts';
import { traceRequests } from './http/traceRequests.ts';
import type { Config } from './lib/config/config.ts';
import { asKnownError } from './lib/asKnownError.ts';
import type { Services } from './lib/context.ts';
import { sessionCookieName } from './lib/cookieNames.ts';
import { AppError } from './lib/errors.ts';
import { limits } from './lib/limits.ts';
import { installGraphiql } from './pages/installGraphiql.ts';
import { installPages } from './pages/installPages.ts';
import { restRoutes } from './routes.ts';
import { schema } from './schema.ts';

type ServerServices = Services & { log: FastifyBaseLogger };

/** Builds the server from its parts; it does not listen yet. */
export async function buildServer(
  services: ServerServices,
  options: ({ distFolder: string; databaseUrl: string } | { distFolder: null }) & { timeoutMs?: number },
): Promise<FastifyInstance> {
  const { config } = services;
  const headers = securityHeaders(config);
  const app = createApp(services, headers);
  const { limitRate, methodsOf } = await installHooks(app, services, headers);
  const readiness = databaseReadiness(services);
  installResponseTimeout(app, async () => (await readiness()) !== null, options.timeoutMs);

  const makeContext = contextMaker(services, {
    cookieName: sessionCookieName(config),
    loadViewer,
    useApiKey,
  });
  if (options.distFolder) await installGraphiql(app, { ...options, headers: headers('/') });
  await installGraphql(app, schema, makeContext, { maxUploadBytes });
  installRestRoutes(app, schema, makeContext, restRoutes);
  await installFeatureRoutes(app, services, makeContext, limitRate);
  installHealthRoutes(app, readiness);

  const refuse = (request: FastifyRequest, reply: FastifyReply, methods: string[] = []) =>
    rejectUnknownRoute(reply, [...methodsOf(request.url), ...methods]);
  const readInjection = () => readPageInjection(services);
  const readAds = () => readPageAds(services);
  if (options.distFolder)
    await installPages(app, services, schema, { ...options, readInjection, readAds, limitRate }, refuse);
  else app.setNotFoundHandler({ preHandler: limitRate }, async (request, reply) => refuse(request, reply));
  return app;
}

function createApp({ config, log }: ServerServices, headers: SecurityHeaders): FastifyInstance {
  return Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    rewriteUrl: originForm,
    trustProxy: proxyRule(config.trustProxy),
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: 400 },
    // No idle timeout, since a client may wait for a long import. Headers have a timeout, and guardSlowClients closes slow
    // connections.
    connectionTimeout: 0,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    // During shutdown, serve late requests, then close their connections.
    return503OnClosing: false,
    clientErrorHandler: handleClientError,
    // URLs that cannot be parsed never reach the hooks below.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request, reply.headers(headers(request.url))),
  });
}

/** Hooks of every request, in the order in which they run. */
async function installHooks(
  app: FastifyInstance,
  { config, log, metrics }: ServerServices,
  headers: SecurityHeaders,
) {
  guardSlowClients(app.server);
  installDrain(app);
  traceRequests(app);
  installRequestLog(app, log);
  measureRequests(app, metrics);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  const { methodsOf, crossOriginMethodsOf } = installKnownPaths(app);
  installOpenApi(app, schema);
  await app.register(cookie);
  installEtags(app);
  await app.register(compress, { global: true, threshold: 1024, encodings: ['br', 'gzip'] });
  // Hooks of every request use callbacks: a promise would cost more than the hook.
  installSecurityHeaders(app, headers);
  checkHost(app);
  installOwnOrigins(app, config);
  installCors(app, crossOriginMethodsOf);
  const limitRate = installRateLimit(app, config.rateLimit);
  app.addHook('onRequest', (request, _reply, done) => {
    checkCsrf(request);
    done();
  });
  installBodyParsers(app);
  return { limitRate, methodsOf };
}

/** Whether the database responds. The answer is public, so it is checked at most once a second. */
function databaseReadiness({ db, log }: ServerServices) {
  return shareCheck(
    async () => {
      try {
        await db.pool.query('SELECT 1');
        return null;
      } catch (error) {
        log.warn({ err: error }, 'not ready');
        const known = asKnownError(error);
        return known instanceof AppError ? known.code : 'INTERNAL';
      }
    },
    { late: 'UNAVAILABLE' },
  );
}

async function installFeatureRoutes(
  app: FastifyInstance,
  services: ServerServices,
  makeContext: ReturnType<typeof contextMaker>,
  limitRate: ReturnType<typeof installRateLimit>,
): Promise<void> {
  installOperatorRoutes(app, makeContext);
  await installImportRoutes(app, makeContext);
  installSitemapRoutes(app, services, makeContext);
  installIndexingRoutes(app, services, makeContext);
  installSocialCardRoutes(app, new SocialCards(services));
  installWebAppRoutes(app, services);
  installPhotoRoutes(app, new Photos(services), limitRate);
  const tiles = new MapTiles(services);
  installMapRoutes(app, services, { tiles, pictures: new MapPictures(services, tiles) });
  installExportRoutes(app, makeContext);
  installBackupRoutes(app, makeContext);
  installDatabaseRoutes(app, makeContext);
  await installMessageRoutes(app, makeContext);
  installAdsTxt(app, services);
  installVitalRoutes(app, services);
  installVisitRoutes(app, services);
  installMetrics(app, services);
}

function installHealthRoutes(app: FastifyInstance, readiness: ReturnType<typeof databaseReadiness>): void {
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const problem = await readiness();
    if (problem === null) return { status: 'ready' };
    void reply.code(503).header('retry-after', '5');
    return { status: problem };
  });
}

// A number is the count of trusted proxies; Fastify itself reads the other forms.
function proxyRule(rule: Config['trustProxy']) {
  return typeof rule === 'number' ? (_address: string, hop: number) => hop < rule : rule;
}
