import type { Worker as ServerProcess } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { FromSupervisor, ProcessMetrics } from './processMessages.ts';

// A process that does not answer in time is omitted.
const patienceMs = 2000;

interface Collection {
  missing: Set<ServerProcess>;
  found: ProcessMetrics[];
  finish(): void;
}

/** Adds up the metrics of several processes when one of them asks. */
export class MetricsCollector {
  #collections = new Map<number, Collection>();
  #count = 0;

  /** Asks the processes and sends the sum to the one that asked. */
  start(asking: ServerProcess, askedId: number, processes: Iterable<ServerProcess>): void {
    const id = (this.#count += 1);
    const missing = new Set(processes);
    const finish = () => {
      clearTimeout(timer);
      if (!this.#collections.delete(id)) return;
      void AggregatorRegistry.aggregate(collection.found)
        .metrics()
        .then((text) => send(asking, { kind: 'allMetrics', id: askedId, text }));
    };
    const timer = setTimeout(finish, patienceMs);
    const collection: Collection = { missing, found: [], finish };
    this.#collections.set(id, collection);
    for (const one of missing) send(one, { kind: 'reportMetrics', id });
  }

  add(from: ServerProcess, id: number, metrics: ProcessMetrics): void {
    const collection = this.#collections.get(id);
    if (!collection?.missing.delete(from)) return;
    collection.found.push(metrics);
    if (collection.missing.size === 0) collection.finish();
  }
}

function send(to: ServerProcess, message: FromSupervisor): void {
  if (to.isConnected()) to.send(message, () => undefined);
}
