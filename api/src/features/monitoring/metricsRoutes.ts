import type { FastifyInstance } from 'fastify';
import { readAllMetrics } from '../../lib/cluster/readAllMetrics.ts';
import type { Services } from '../../lib/context.ts';
import { checkMetricsReader } from './checkMetricsReader.ts';
import { metricsUnderFormerNames } from './metricsUnderFormerNames.ts';
import { installationMetrics } from './installationMetrics.ts';

/** GET /metrics, in the text format of Prometheus; see `checkMetricsReader` for access. */
export function installMetrics(app: FastifyInstance, services: Services): void {
  const ofInstallation = installationMetrics(services);
  const { registry } = services.metrics;
  app.get('/metrics', { config: { isQuiet: true } }, async (request, reply) => {
    checkMetricsReader(
      { address: request.socket.remoteAddress, authorization: request.headers.authorization },
      services.config,
    );
    const text = `${await readAllMetrics(registry)}\n${await ofInstallation()}`;
    return reply
      .header('cache-control', 'no-store')
      .type(registry.contentType)
      .send(`${text}\n${metricsUnderFormerNames(text)}\n`);
  });
}
