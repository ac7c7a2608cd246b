import type { MetricObjectWithValues, MetricValue } from 'prom-client';

export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** Messages of a server process to its supervisor. */
export type FromProcess =
  | { kind: 'listening' }
  | { kind: 'askMetrics'; id: number }
  | { kind: 'metrics'; id: number; metrics: ProcessMetrics };

/** Messages of the supervisor to a server process. */
export type FromSupervisor =
  | { kind: 'reportMetrics'; id: number }
  | { kind: 'allMetrics'; id: number; text: string };
