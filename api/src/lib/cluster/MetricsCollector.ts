import type { Worker as ServerProcess } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { FromSupervisor, ProcessMetrics } from './processMessages.ts';

// If a process does not answer in time, its last report is used.
const timeoutMs = 2000;

interface Collection {
  missing: Set<ServerProcess>;
  found: ProcessMetrics[];
  finish(): void;
}

/**
 * Adds up the metrics of several processes when one of them asks. Counters never decrease, since Prometheus would take that
 * for a restart of the node: the last report of a silent process is used, and the counters of an ended one are retained.
 */
export class MetricsCollector {
  #collections = new Map<number, Collection>();
  /** The last report of each process that runs. */
  #last = new Map<ServerProcess, ProcessMetrics>();
  /** Counters and histograms of processes that have ended, added up. */
  #ended: Promise<ProcessMetrics> = Promise.resolve([]);
  #count = 0;

  /** Asks the processes and sends the sum to the one that asked. */
  start(requester: ServerProcess, requestId: number, processes: Iterable<ServerProcess>): void {
    const id = (this.#count += 1);
    const missing = new Set(processes);
    const finish = () => {
      clearTimeout(timer);
      if (!this.#collections.delete(id)) return;
      for (const silent of missing) {
        const last = this.#last.get(silent);
        if (last) collection.found.push(last);
      }
      void this.#ended
        .then((ended) => sumOf([...collection.found, ended]).metrics())
        .then((text) => send(requester, { kind: 'allMetrics', id: requestId, text }));
    };
    const timer = setTimeout(finish, timeoutMs);
    const collection: Collection = { missing, found: [], finish };
    this.#collections.set(id, collection);
    for (const one of missing) send(one, { kind: 'reportMetrics', id });
  }

  add(from: ServerProcess, id: number, metrics: ProcessMetrics): void {
    this.#last.set(from, metrics);
    const collection = this.#collections.get(id);
    if (!collection?.missing.delete(from)) return;
    collection.found.push(metrics);
    if (collection.missing.size === 0) collection.finish();
  }

  /** A process has ended. */
  end(ended: ServerProcess): void {
    const last = this.#last.get(ended);
    this.#last.delete(ended);
    if (!last) return;
    const growing = last.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
    this.#ended = this.#ended.then(
      async (before) => (await sumOf([before, growing]).getMetricsAsJSON()) as ProcessMetrics,
    );
  }
}

/** The sum of reports; the slowest event loop and the largest process of a node instead of a mean or a sum. */
function sumOf(reports: readonly ProcessMetrics[]): Registry {
  const isPeak = (name: string) => /^nodejs_eventloop_lag_(?!min_)/.test(name);
  return AggregatorRegistry.aggregate(
    reports.map((report) =>
      report.map((metric) => (isPeak(metric.name) ? { ...metric, aggregator: 'max' as const } : metric)),
    ),
  );
}

function send(to: ServerProcess, message: FromSupervisor): void {
  if (to.isConnected()) to.send(message, () => undefined);
}
