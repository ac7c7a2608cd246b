/** Metrics measured in the browser, in milliseconds, except CLS, which has no unit. */
export const vitalMetrics = ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'] as const;

export type VitalMetric = (typeof vitalMetrics)[number];
export type VitalRating = 'good' | 'middle' | 'poor';

/** Up to the first a figure is good, above the second it is poor. */
const thresholds: Record<VitalMetric, readonly [number, number]> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

const points: Record<VitalRating, number> = { good: 100, middle: 75, poor: 50 };

/** The metrics that make up the score of a page as a whole. */
const scored: readonly VitalMetric[] = ['LCP', 'CLS', 'FCP'];

export function rateVital(metric: VitalMetric, value: number): VitalRating {
  const [good, poor] = thresholds[metric];
  if (value <= good) return 'good';
  return value > poor ? 'poor' : 'middle';
}

/** 100, 75 or 50. */
export function vitalScore(metric: VitalMetric, value: number): number {
  return points[rateVital(metric, value)];
}

/** The mean of the scores of LCP, CLS and FCP, of those that were measured; null if none was. */
export function overallScore(values: Partial<Record<VitalMetric, number>>): number | null {
  const scores = scored.flatMap((metric) => {
    const value = values[metric];
    return value === undefined ? [] : [vitalScore(metric, value)];
  });
  return scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
