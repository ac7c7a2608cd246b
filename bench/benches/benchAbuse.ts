import type { Figure } from '../report.ts';

const repeat = (times: number, part: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => part(i)).join(' ');

/** Documents that each exceed a different limit. */
const documents = [
  `{ ${repeat(100, (i) => `a${i}: businesses(first: 100) { nodes { name } }`)} }`,
  `{ stats { ${repeat(1000, () => 'total')} } }`,
  `{ stats { total ${repeat(500, () => '@include(if: true)')} } }`,
  `{ businesses { nodes { ${'nearby { '.repeat(50)} name ${'} '.repeat(50)} } } }`,
  '{ businesses(first: 100) { nodes { nearby(first: 100) { nearby(first: 100) { name } } } } }',
];
const rounds = 100 / documents.length;

/** A hundred abusive queries, one after another: how long the slowest refusal takes. */
export async function benchAbuse(address: string): Promise<Figure> {
  const times: number[] = [];
  // The first of each kind is a warm-up and is not counted.
  for (let round = -1; round < rounds; round += 1) {
    for (const query of documents) {
      const start = performance.now();
      const { status } = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query }),
      });
      if (round >= 0) times.push(performance.now() - start);
      if (status !== 400) throw new Error(`An abusive query responded with ${status}: ${query.slice(0, 60)}`);
    }
  }
  times.sort((a, b) => a - b);
  const [median = 0] = times.slice(times.length / 2);
  const slowest = times.at(-1) ?? 0;
  return {
    what: 'slowest refusal of 100 abusive queries (ms)',
    value: slowest,
    bar: { atMost: 100 },
    detail: { queries: times.length, median, slowest },
  };
}
