import { monitorEventLoopDelay } from 'node:perf_hooks';
import type pg from 'pg';
import type { Replicas } from '../db/Replicas.ts';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Source of a page: the cache, another request's render, a new render, or a stale page after an error. */
export type PageOutcome = 'hit' | 'shared' | 'rendered' | 'stale';

/** Figures of the page cache. */
interface PageFigures {
  readonly bytes: number;
  readonly isListening: boolean;
}

/** Metrics of a process, for Prometheus and the back office. */
export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  pageResponses: Counter<'outcome'>;
  /** Reports the memory of this page cache; the last call wins. */
  watchPages(pages: PageFigures): void;
  /** Adds the default metrics of Node: memory, CPU, event loop, garbage collection. Only entry points call it. */
  watchProcess(): void;
  /** 99th percentile of the event loop delay (ms) in the last minute; null before the first minute is over. */
  eventLoopLagMs(): number | null;
}

const second = [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 3, 10];
const minuteMs = 60_000;

/** The metrics of a process and of its pool of connections. */
export function createMetrics(
  pool: Pick<pg.Pool, 'totalCount' | 'idleCount' | 'waitingCount'>,
  replicas: Pick<Replicas, 'count' | 'current' | 'reads'> | null = null,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  let pages: PageFigures | null = null;
  let lagMs: number | null = null;

  new Gauge({
    name: 'directory_database_connections',
    help: 'Connections of the request pool, by state.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'active' }, pool.totalCount - pool.idleCount);
    },
  });
  new Gauge({
    name: 'directory_database_waiting_requests',
    help: 'Requests waiting for a connection of the request pool.',
    registers,
    collect() {
      this.set(pool.waitingCount);
    },
  });
  new Gauge({
    name: 'directory_largest_process_bytes',
    help: 'Resident memory of the largest server process of the node, in bytes.',
    aggregator: 'max',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: 'directory_page_cache_bytes',
    help: 'Bytes of rendered pages in the page cache.',
    registers,
    collect() {
      this.set(pages?.bytes ?? 0);
    },
  });
  new Gauge({
    name: 'directory_page_cache_listening',
    help: '1 while this node receives cache invalidations; 0: every page is rendered on request.',
    aggregator: 'min',
    registers,
    collect() {
      this.set(pages?.isListening ? 1 : 0);
    },
  });

  new Gauge({
    name: 'directory_replicas',
    help: 'Configured replicas, and those that have replayed every change known to this node.',
    aggregator: 'min',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'configured' }, replicas?.count ?? 0);
      this.set({ state: 'current' }, replicas?.current ?? 0);
    },
  });
  new Counter({
    name: 'directory_public_reads_total',
    help: 'Public reads by the database server that answered; counted if replicas are configured.',
    labelNames: ['server'],
    registers,
    collect() {
      this.reset();
      for (const server of ['primary', 'replica'] as const)
        this.inc({ server }, replicas?.reads[server] ?? 0);
    },
  });

  return {
    registry,
    requestSeconds: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Request duration in seconds, by route pattern.',
      labelNames: ['method', 'route', 'status'],
      buckets: second,
      registers,
    }),
    pageResponses: new Counter({
      name: 'directory_page_responses_total',
      help: 'Public pages served: from the cache (hit), from a render in flight (shared), rendered, or stale after an error.',
      labelNames: ['outcome'],
      registers,
    }),
    watchPages: (figures) => void (pages = figures),
    watchProcess() {
      collectDefaultMetrics({ register: registry });
      const delay = monitorEventLoopDelay({ resolution: 10 });
      delay.enable();
      setInterval(() => {
        lagMs = delay.percentile(99) / 1e6;
        delay.reset();
      }, minuteMs).unref();
    },
    eventLoopLagMs: () => lagMs,
  };
}
