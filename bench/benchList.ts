import { isDeepStrictEqual } from 'node:util';
import { measureRates, usualPlan, type Target } from './measureRates.ts';
import type { Figure } from './report.ts';

// The whole document travels with each request.
const listDocument = `query BenchList {
  businesses(first: 12) {
    nodes {
      id slug name address rating reviewCount photoUrl isVerified
      category { id name slug icon }
      city { id name slug }
    }
    totalCount
  }
}`;

/** The list of 12 listings that visitors see, asked of the graph. */
export function graphList(address: string): Target {
  return {
    name: 'GraphQL list',
    url: `${address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: listDocument }),
  };
}

/** The graph's list of 12 listings against the bare route. Both must answer the same JSON. */
export async function benchList(address: string, bareAddress: string): Promise<Figure> {
  const graph = graphList(address);
  const bare: Target = { name: 'bare list', url: `${bareAddress}/` };
  await compareAnswers(graph, bare);
  const [graphRate, bareRate] = await measureRates([graph, bare]);
  if (!graphRate || !bareRate) throw new Error('A rate is missing.');
  return {
    what: `GraphQL list of 12 with category and city, uncached, ${usualPlan.connections} connections, of a bare pg route`,
    value: graphRate.perSecond / bareRate.perSecond,
    bar: { atLeast: 0.5 },
    detail: { graph: graphRate, bare: bareRate },
  };
}

async function compareAnswers(graph: Target, bare: Target): Promise<void> {
  const [graphAnswer, bareAnswer] = await Promise.all([answerOf(graph), answerOf(bare)]);
  if (isDeepStrictEqual(graphAnswer, bareAnswer)) return;
  const start = (answer: unknown) => JSON.stringify(answer).slice(0, 600);
  throw new Error(`The two routes differ:\n${start(graphAnswer)}\n${start(bareAnswer)}`);
}

async function answerOf({ url, method, headers, body }: Target): Promise<unknown> {
  const response = await fetch(url, { method, headers, body });
  return response.json();
}
