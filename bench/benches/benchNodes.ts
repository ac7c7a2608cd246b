import { graphList } from './benchList.ts';
import { measureRates, median, usualPlan, type Target } from '../measureRates.ts';
import type { Figure } from '../report.ts';

/** Requests a second of one node, and of two that share the same connections and the same PostgreSQL. */
async function rates(target: (address: string) => Target, nodes: readonly [string, string]) {
  const plan = { ...usualPlan, rounds: 1 };
  const fire = async (address: string, connections: number) =>
    (await measureRates([target(address)], { ...plan, connections }))[0]?.perSecond ?? 0;
  const one: number[] = [];
  const two: number[] = [];
  // Alternating, so that a machine that slows down affects both alike.
  for (let round = 0; round < usualPlan.rounds; round += 1) {
    one.push(await fire(nodes[0], plan.connections));
    const both = await Promise.all(nodes.map((address) => fire(address, plan.connections / 2)));
    two.push(both.reduce((sum, rate) => sum + rate, 0));
  }
  return { one: median(one), two: median(two), rounds: { one, two } };
}

/** Throughput that a second node adds on the same machine: neither may wait for the other. */
export async function benchNodes(
  first: string,
  start: () => Promise<{ address: string }>,
): Promise<Figure[]> {
  const { address: second } = await start();
  const figures: Figure[] = [];
  for (const [what, target] of [
    ['lists over GraphQL', graphList],
    ['cached home pages', (address: string): Target => ({ name: 'home page', url: `${address}/` })],
  ] as const) {
    const detail = await rates(target, [first, second]);
    figures.push({
      what: `${what}: two servers beside one on this machine`,
      value: detail.two / detail.one,
      bar: { atLeast: 0.9 },
      detail,
    });
  }
  return figures;
}
