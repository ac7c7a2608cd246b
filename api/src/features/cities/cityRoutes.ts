import { restRow, type RestRow } from '../../http/restRow.ts';

interface GraphCity {
  country: { name: string } | null;
  [field: string]: unknown;
}

/** The legacy path of cities: the whole list. */
export const cityRows: RestRow<never>[] = [
  restRow<{ cities: { nodes: GraphCity[] } }>({
    method: 'GET',
    path: '/api/cities',
    operation: '{ cities(first: 100000) { nodes { id name slug country { name } businessCount } } }',
    reply: ({ cities }) =>
      cities.nodes.map(({ country, ...city }) => ({ ...city, country: country?.name ?? null })),
  }),
];
