import { publicRoutes, type PublicRoute } from '../../../../domain/publicRoutes.ts';
import { vitalMetrics, type VitalMetric } from '../../../../domain/webVitals.ts';

export interface Measurement {
  route: PublicRoute;
  metric: VitalMetric;
  value: number;
}

/** Longer measurements than ten minutes are noise. */
const maxMs = 600_000;
const maxShift = 100;

/**
 * Parses the body of a page's report: `{route, metrics: {LCP: 1234, …}}`. Null for anything else, and for an empty
 * report.
 */
export function readMeasurements(body: unknown): Measurement[] | null {
  if (typeof body !== 'object' || body === null || !('route' in body) || !('metrics' in body)) return null;
  const route = publicRoutes.find((known) => known === body.route);
  const { metrics } = body;
  if (!route || typeof metrics !== 'object' || metrics === null) return null;
  const found: Measurement[] = [];
  for (const [name, value] of Object.entries(metrics)) {
    const metric = vitalMetrics.find((known) => known === name);
    const most = metric === 'CLS' ? maxShift : maxMs;
    if (!metric || typeof value !== 'number' || !(value >= 0 && value <= most)) return null;
    found.push({ route, metric, value });
  }
  return found.length > 0 ? found : null;
}
