import sql, { join } from 'sql-template-tag';
import { rateVital, type VitalRating } from '../../../../domain/webVitals.ts';
import type { Services } from '../../lib/context.ts';
import type { Measurement } from './readMeasurements.ts';

interface Sum extends Record<VitalRating, number> {
  day: string;
  route: string;
  metric: string;
  count: number;
  total: number;
}

const flushMs = 5000;

/**
 * Aggregates measurements and writes the sums every few seconds: one row per day, route and metric, so memory and table
 * stay small. A killed process loses the measurements since the last write.
 */
export class VitalSums {
  private sums = new Map<string, Sum>();
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly services: Pick<Services, 'db' | 'log'>) {}

  add(measurements: readonly Measurement[], now = new Date()): void {
    const day = now.toISOString().slice(0, 10);
    for (const { route, metric, value } of measurements) {
      const key = `${day} ${route} ${metric}`;
      const sum = this.sums.get(key) ?? {
        day,
        route,
        metric,
        count: 0,
        total: 0,
        good: 0,
        middle: 0,
        poor: 0,
      };
      sum.count += 1;
      sum.total += value;
      sum[rateVital(metric, value)] += 1;
      this.sums.set(key, sum);
    }
    if (!this.timer && this.sums.size > 0) this.timer = setTimeout(() => void this.flush(), flushMs).unref();
  }

  /** Writes the pending sums. A failed write is retried with the next. */
  async flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    // In one order everywhere, so that two nodes cannot wait for each other.
    const sums = [...this.sums.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
    this.sums = new Map();
    if (sums.length === 0) return;
    const rows = sums.map(
      ({ day, route, metric, count, total, good, middle, poor }) =>
        sql`(${day}::date, ${route}, ${metric}, ${count}::int, ${total}::float8, ${good}::int, ${middle}::int, ${poor}::int)`,
    );
    try {
      await this.services.db.pool.query(sql`
        INSERT INTO web_vitals AS stored (day, route, metric, count, total, good, middle, poor) VALUES ${join(rows)}
        ON CONFLICT (day, route, metric) DO UPDATE SET
          count = stored.count + excluded.count, total = stored.total + excluded.total, good = stored.good + excluded.good,
          middle = stored.middle + excluded.middle, poor = stored.poor + excluded.poor`);
    } catch (error) {
      this.services.log.warn({ err: error }, 'sums of web vitals were not written');
      this.addAgain(sums);
    }
  }

  private addAgain(sums: readonly Sum[]): void {
    for (const sum of sums) {
      const key = `${sum.day} ${sum.route} ${sum.metric}`;
      const newer = this.sums.get(key);
      const parts = ['count', 'total', 'good', 'middle', 'poor'] as const;
      if (newer) for (const part of parts) newer[part] += sum[part];
      else this.sums.set(key, sum);
    }
    this.timer ??= setTimeout(() => void this.flush(), flushMs).unref();
  }
}
