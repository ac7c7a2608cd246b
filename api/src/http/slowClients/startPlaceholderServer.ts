import Fastify, { LogController, type FastifyBaseLogger } from 'fastify';
import type { Config } from '../../lib/config/config.ts';
import { AppError } from '../../lib/errors.ts';
import { unavailablePage } from './unavailablePage.ts';
import { guardSlowClients } from './guardSlowClients.ts';
import { installSecurityHeaders, securityHeaders } from '../protection/securityHeaders.ts';
import { sendError } from '../sendError.ts';

const retryAfter = 5;
const page = unavailablePage('The directory is being started.');

/**
 * Serves the address until the database is available: /healthz answers 200, everything else 503. Throws if it cannot listen.
 */
export async function startPlaceholderServer(
  config: Pick<Config, 'host' | 'port' | 'siteUrl'>,
  log: FastifyBaseLogger,
): Promise<{ close(): Promise<void> }> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
  });
  guardSlowClients(app.server);
  installSecurityHeaders(app, securityHeaders({ siteUrl: config.siteUrl, mapTiles: null }));
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.setNotFoundHandler((request, reply) => {
    if (!request.headers.accept?.includes('text/html')) {
      return sendError(new AppError('UNAVAILABLE', 'starting', undefined, retryAfter), request, reply);
    }
    void reply
      .code(503)
      .headers({ 'retry-after': retryAfter, 'cache-control': 'no-store' })
      .type('text/html; charset=utf-8')
      .send(page);
  });
  await app.listen({ host: config.host, port: config.port });
  return { close: () => app.close() };
}
