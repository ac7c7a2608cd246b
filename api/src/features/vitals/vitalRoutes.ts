import type { FastifyInstance } from 'fastify';
import { AddressBudget } from '../../lib/AddressBudget.ts';
import type { Services } from '../../lib/context.ts';
import { AppError } from '../../lib/errors.ts';
import { readMeasurements } from './readMeasurements.ts';
import { VitalSums } from './VitalSums.ts';

const mostBytes = 2000;

/** POST /api/vitals `{route, metrics: {LCP: 1234, …}}`: what a page measured of itself. Answers 204. */
export function installVitalRoutes(app: FastifyInstance, services: Pick<Services, 'db' | 'log'>): void {
  const sums = new VitalSums(services);
  const budget = new AddressBudget({ most: 120, windowMs: 60_000 });
  app.addHook('onClose', () => sums.flush());
  app.post('/api/vitals', { bodyLimit: mostBytes }, async (request, reply) => {
    const wait = budget.spend(request.ip);
    if (wait > 0) throw new AppError('RATE_LIMITED', 'Too many measurements.', undefined, wait);
    const measurements = readMeasurements(request.body);
    if (!measurements) throw new AppError('BAD_INPUT', 'This is no measurement of a page.');
    sums.add(measurements);
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}
