import type { FastifyInstance } from 'fastify';
import { clientAddress } from '../../http/clientAddress.ts';
import { IpRateLimiter } from '../../lib/net/IpRateLimiter.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readMeasurements } from './readMeasurements.ts';
import { VitalSums } from './VitalSums.ts';

const maxBytes = 2000;

const description: RouteDescription = {
  summary: 'Records the web vitals of a page',
  access: 'public',
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      properties: {
        route: { type: 'string', description: 'Pattern such as /business/:slug.' },
        metrics: {
          type: 'object',
          description: 'LCP, INP, FCP and TTFB in milliseconds; CLS as a score.',
          additionalProperties: { type: 'number' },
        },
      },
      required: ['route', 'metrics'],
    },
  },
  answers: { 204: { description: 'Counted.' } },
  refusals: [413, 415],
};

/** POST /api/vitals `{route, metrics: {LCP: 1234, …}}`: the measurements of a page. Answers 204. */
export function installVitalRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'log'>): void {
  const sums = new VitalSums(services);
  const limiter = new IpRateLimiter({ limit: 120, windowMs: 60_000 });
  app.addHook('onClose', () => sums.flush());
  app.post('/api/vitals', { bodyLimit: maxBytes, config: { description } }, async (request, reply) => {
    const wait = limiter.secondsToWait(clientAddress(request));
    if (wait > 0) throw new AppError('RATE_LIMITED', 'tooManyMeasurements', undefined, wait);
    const measurements = readMeasurements(request.body);
    if (!measurements) throw new AppError('BAD_INPUT', 'measurementInvalid');
    sums.add(measurements);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
