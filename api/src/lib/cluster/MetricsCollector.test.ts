import type { Worker as ServerProcess } from 'node:cluster';
import { describe, expect, it } from '@jest/globals';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { MetricsCollector } from './MetricsCollector.ts';
import type { FromSupervisor, ProcessMetrics } from './processMessages.ts';

/** A server process that answers the supervisor at once, unless it is silent. */
function makeProcess(collector: MetricsCollector) {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({ name: 'requests_total', help: 'a', registers });
  const seconds = new Histogram({ name: 'seconds', help: 'a', buckets: [1], registers });
  const open = new Gauge({ name: 'open', help: 'a', registers });
  const lag = new Gauge({
    name: 'nodejs_eventloop_lag_p99_seconds',
    help: 'a',
    aggregator: 'average',
    registers,
  });
  const texts: ((text: string) => void)[] = [];
  const made = {
    isSilent: false,
    serve(count: number, lagSeconds = 0) {
      requests.inc(count);
      for (let i = 0; i < count; i += 1) seconds.observe(0.5);
      open.set(count);
      lag.set(lagSeconds);
    },
    scrape: (processes: readonly ServerProcess[]) =>
      new Promise<string>((resolve) => {
        texts.push(resolve);
        collector.start(handle, texts.length, processes);
      }),
  };
  const handle = {
    isConnected: () => true,
    send(message: FromSupervisor) {
      if (message.kind === 'allMetrics') return texts[message.id - 1]?.(message.text);
      if (made.isSilent) return;
      void registry
        .getMetricsAsJSON()
        .then((metrics) => collector.add(handle, message.id, metrics as ProcessMetrics));
    },
  } as unknown as ServerProcess;
  return { ...made, handle, silence: () => (made.isSilent = true) };
}

const value = (text: string, name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);

describe('the metrics of several processes', () => {
  it('never decrease because a process is silent or was replaced', async () => {
    const collector = new MetricsCollector();
    const [one, other] = [makeProcess(collector), makeProcess(collector)];
    one.serve(5);
    other.serve(7);
    const both = [one.handle, other.handle];
    expect(value(await one.scrape(both), 'requests_total')).toBe(12);
    other.silence();
    one.serve(1);
    expect(value(await one.scrape(both), 'requests_total')).toBe(13);

    collector.end(other.handle);
    const next = makeProcess(collector);
    next.serve(2);
    const text = await one.scrape([one.handle, next.handle]);
    expect(value(text, 'requests_total')).toBe(15);
    expect(value(text, 'seconds_count')).toBe(15);
    // Intervals that are still open ended with their process.
    expect(value(text, 'open')).toBe(1 + 2);
    collector.end(next.handle);
    expect(value(await one.scrape([one.handle]), 'requests_total')).toBe(15);
  });

  it('report the slowest event loop', async () => {
    const collector = new MetricsCollector();
    const [one, other] = [makeProcess(collector), makeProcess(collector)];
    one.serve(1, 0.01);
    other.serve(1, 3);
    const text = await one.scrape([one.handle, other.handle]);
    expect(value(text, 'nodejs_eventloop_lag_p99_seconds')).toBe(3);
  });
});
