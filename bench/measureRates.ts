import autocannon, { type Result } from 'autocannon';

export interface Target {
  name: string;
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
}

interface Rate {
  /** Requests a second, the median of the rounds. */
  perSecond: number;
  rounds: number[];
  /** Milliseconds, the median of the rounds. */
  p99: number;
}

interface Plan {
  connections: number;
  rounds: number;
  /** Of one round of one target. */
  seconds: number;
  warmUpSeconds: number;
}

export const usualPlan: Plan = { connections: 20, rounds: 5, seconds: 5, warmUpSeconds: 3 };

/**
 * Requests per second of each target. The targets alternate, so that a machine that slows down affects all alike.
 * Throws if a single answer fails.
 */
export async function measureRates(targets: readonly Target[], plan: Plan = usualPlan): Promise<Rate[]> {
  for (const target of targets) await fire(target, plan.connections, plan.warmUpSeconds);
  const results = targets.map((): { rate: number; p99: number }[] => []);
  for (let round = 0; round < plan.rounds; round++) {
    for (const [index, target] of targets.entries()) {
      const { requests, latency } = await fire(target, plan.connections, plan.seconds);
      results[index]?.push({ rate: requests.average, p99: latency.p99 });
    }
  }
  return results.map((rounds) => ({
    perSecond: median(rounds.map(({ rate }) => rate)),
    rounds: rounds.map(({ rate }) => rate),
    p99: median(rounds.map(({ p99 }) => p99)),
  }));
}

async function fire({ name, ...request }: Target, connections: number, duration: number) {
  return checked(name, await autocannon({ ...request, connections, duration }));
}

function checked(name: string, result: Result): Result {
  const failures = result.errors + result.timeouts + result.non2xx;
  if (failures > 0) throw new Error(`${name}: ${failures} requests failed.`);
  return result;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  const lower = sorted[Math.ceil(middle) - 1];
  if (upper === undefined || lower === undefined) throw new RangeError('No values.');
  return (upper + lower) / 2;
}
