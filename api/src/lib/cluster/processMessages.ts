import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What a server process tells its supervisor. */
export type FromProcess =
  | { kind: 'listening' }
  | { kind: 'askMetrics'; id: number }
  | { kind: 'metrics'; id: number; metrics: ProcessMetrics };

/** What the supervisor tells a server process. */
export type FromSupervisor =
  | { kind: 'reportMetrics'; id: number }
  | { kind: 'allMetrics'; id: number; text: string };
