import cluster from 'node:cluster';
import type { Registry } from 'prom-client';
import type { FromProcess, FromSupervisor, ProcessMetrics } from './processMessages.ts';

const timeoutMs = 5000;
let requests = 0;

export function notifySupervisor(message: FromProcess): void {
  if (cluster.isWorker) process.send?.(message);
}

/** Has this process report its metrics whenever another process of the node requests them. */
export function shareMetrics(registry: Registry): void {
  if (!cluster.isWorker) return;
  process.on('message', async (message: FromSupervisor) => {
    if (message.kind !== 'reportMetrics') return;
    const metrics = (await registry.getMetricsAsJSON()) as ProcessMetrics;
    notifySupervisor({ kind: 'metrics', id: message.id, metrics });
  });
}

/** The metrics of all processes of the node, added up, in the text format of Prometheus. */
export async function readAllMetrics(registry: Registry): Promise<string> {
  if (!cluster.isWorker) return registry.metrics();
  const id = (requests += 1);
  return new Promise((resolve, reject) => {
    const read = (message: FromSupervisor) => {
      if (message.kind !== 'allMetrics' || message.id !== id) return;
      end();
      resolve(message.text);
    };
    const end = () => {
      clearTimeout(timer);
      process.off('message', read);
    };
    const timer = setTimeout(() => {
      end();
      reject(new Error('the supervisor did not report the metrics'));
    }, timeoutMs);
    process.on('message', read);
    notifySupervisor({ kind: 'askMetrics', id });
  });
}
