import type * as WebVitals from 'web-vitals';
import { matchRoutes } from 'react-router-dom';
import { publicRoutes, type PublicRoute } from '../../../../domain/publicRoutes.ts';
import type { VitalMetric } from '../../../../domain/webVitals.ts';
import { overallScore, rateVital, vitalScore } from '../../../../domain/webVitals.ts';

/** Milliseconds between the load and the report of slow resources. */
const REPORT_DELAY_MS = 2000;
/** Milliseconds from which a file counts as slow. */
const SLOW_MS = 1000;
const ADDRESS = '/api/vitals';

type Values = Partial<Record<VitalMetric, number>>;

/** The route pattern of a path; figures are stored by pattern only. */
export function routeOf(pathname: string): PublicRoute {
  const routes = publicRoutes.map((path) => ({ path }));
  const match = matchRoutes(routes, pathname)?.at(-1);
  return publicRoutes.find((route) => route === match?.route.path) ?? '*';
}

/** One line for the console. */
export function reportLine(metric: VitalMetric, value: number): string {
  const figure = metric === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  return `[performance] ${metric} ${figure}, ${rateVital(metric, value)}, score ${vitalScore(metric, value)}`;
}

function reportFiles(values: Values) {
  const files = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming);
  const scripts = files.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  console.log(`[performance] scripts ${(bytes / 1024).toFixed(1)} KiB in ${scripts.length} files`);
  for (const { name, duration } of files.filter((file) => file.duration > SLOW_MS)) {
    console.log(`[performance] slow: ${name} took ${Math.round(duration)} ms`);
  }
  const score = overallScore(values);
  if (score !== null) console.log(`[performance] overall score ${Math.round(score)}`);
}

/**
 * Measures the web vitals of this page. Writes them to the console, and reports them once, when the visitor leaves the page,
 * for the daily sums. The figures are anonymous.
 */
export function watchVitals(
  { onCLS, onFCP, onINP, onLCP, onTTFB }: typeof WebVitals,
  pathname: string,
): void {
  const values: Values = {};
  const note = ({ name, value }: { name: VitalMetric; value: number }) => {
    values[name] = value;
    console.log(reportLine(name, value));
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
  setTimeout(() => reportFiles(values), REPORT_DELAY_MS);

  const route = routeOf(pathname);
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    document.removeEventListener('visibilitychange', send);
    const body = JSON.stringify({ route, metrics: values });
    navigator.sendBeacon(ADDRESS, new Blob([body], { type: 'application/json' }));
  };
  // After the measuring itself, which ends at the same moment.
  document.addEventListener('visibilitychange', send);
}
