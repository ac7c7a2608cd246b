import { isDeepStrictEqual } from 'node:util';
import { measureRates, usualPlan, type Target } from '../measureRates.ts';
import type { Figure } from '../report.ts';

// Each request contains the whole document.
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
const businessDocument = `query BenchBusiness($slug: String!) {
  business(slug: $slug) {
    id slug name address phone website rating reviewCount workingHours timeZone latitude longitude detailedInfo about
    category { id name slug }
    city { id name slug }
    reviews(first: 3) { nodes { id authorName rating comment createdAt } totalCount }
    nearby(first: 4) { ...Card distanceMeters }
    related {
      sameCategory { ...Card }
      sameCity { ...Card }
      sameType { ...Card }
      topCategories { id name slug }
    }
  }
}
fragment Card on Business { id slug name rating reviewCount category { id name slug } city { id name slug } }`;

function graphTarget(address: string, name: string, body: object): Target {
  return {
    name,
    url: `${address}/graphql`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
}

/** The visitors' list of 12 listings, over GraphQL. */
export function graphList(address: string): Target {
  return graphTarget(address, 'GraphQL list', { query: listDocument });
}

interface Pair {
  what: string;
  atLeast: number;
  ours: Target;
  bare: Target;
}

/**
 * Lists and single listings, over GraphQL and REST, each against a bare route that answers the same JSON; and pages from
 * memory against the bare list. `slug` names the listing.
 */
export async function benchList(address: string, bareAddress: string): Promise<Figure[]> {
  const bare = (name: string, path: string): Target => ({ name: `bare ${name}`, url: bareAddress + path });
  const slug = await firstSlug(address);
  const list = bare('list', '/graph/list');
  const pairs: Pair[] = [
    { what: 'GraphQL list of 12', atLeast: 0.65, ours: graphList(address), bare: list },
    {
      what: 'GraphQL business with what its page shows',
      atLeast: 0.7,
      ours: graphTarget(address, 'GraphQL business', { query: businessDocument, variables: { slug } }),
      bare: bare('business', `/graph/business/${slug}`),
    },
    {
      what: 'REST list of 12',
      atLeast: 0.85,
      ours: { name: 'REST list', url: `${address}/api/businesses?limit=12` },
      bare: bare('REST list', '/rest/list'),
    },
    {
      what: 'REST business',
      atLeast: 0.7,
      ours: { name: 'REST business', url: `${address}/api/businesses/${slug}` },
      bare: bare('REST business', `/rest/business/${slug}`),
    },
  ];
  for (const pair of pairs) await compareAnswers(pair);
  const page: Target = { name: 'page', url: `${address}/`, headers: { 'accept-encoding': 'br' } };
  const figures: Figure[] = [];
  for (const pair of [...pairs, { what: 'page from memory', atLeast: 0.9, ours: page, bare: list }])
    figures.push(await measurePair(pair));
  return figures;
}

async function measurePair({ what, atLeast, ours, bare }: Pair): Promise<Figure> {
  const [rate, bareRate] = await measureRates([ours, bare]);
  if (!rate || !bareRate) throw new Error('A rate is missing.');
  return {
    what: `${what}, ${usualPlan.connections} connections, of a bare pg route`,
    value: rate.perSecond / bareRate.perSecond,
    bar: { atLeast },
    detail: { ours: rate, bare: bareRate },
  };
}

async function firstSlug(address: string): Promise<string> {
  const [first] = (await answerOf({ name: '', url: `${address}/api/businesses?limit=1` })) as {
    slug: string;
  }[];
  if (!first) throw new Error('The directory is empty.');
  return first.slug;
}

async function compareAnswers({ what, ours, bare }: Pair): Promise<void> {
  const [answer, bareAnswer] = await Promise.all([answerOf(ours), answerOf(bare)]);
  if (isDeepStrictEqual(answer, bareAnswer)) return;
  throw new Error(`${what}: the two routes differ: ${firstDifference(answer, bareAnswer)}`);
}

/** First difference of two answers. */
function firstDifference(one: unknown, other: unknown, path = ''): string {
  const isNested = [one, other].every((value) => typeof value === 'object' && value !== null);
  if (!isNested) return `${path}: ${JSON.stringify(one)}, ${JSON.stringify(other)}`.slice(0, 1000);
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>];
  const keys = [...new Set([...Object.keys(left), ...Object.keys(right)])];
  const key = keys.find((each) => !isDeepStrictEqual(left[each], right[each])) ?? '';
  return firstDifference(left[key], right[key], `${path}/${key}`);
}

async function answerOf({ url, method, headers, body }: Target): Promise<unknown> {
  const response = await fetch(url, { method, headers, body });
  return response.json();
}
