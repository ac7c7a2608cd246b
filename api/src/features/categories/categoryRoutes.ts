import { restRow, type RestRow } from '../../http/restRow.ts';

/** The legacy path of categories: the whole list. */
export const categoryRows: RestRow<never>[] = [
  restRow<{ categories: { nodes: unknown[] } }>({
    method: 'GET',
    path: '/api/categories',
    operation: '{ categories(first: 100000) { nodes { id name slug icon location businessCount } } }',
    reply: ({ categories }) => categories.nodes,
  }),
];
