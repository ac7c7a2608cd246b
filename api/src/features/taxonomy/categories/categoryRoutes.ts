import type { AnswerShape } from '../../../http/rest/routeDescription.ts';
import { restRoute, type RestRoute } from '../../../http/rest/restRoute.ts';

const category: AnswerShape = {
  name: 'Category',
  type: 'Category',
  fields: 'id name slug icon location businessCount',
};

/** The legacy path of categories: the whole list. */
export const categoryRoutes: RestRoute<never>[] = [
  restRoute<{ categories: { nodes: unknown[] } }>({
    method: 'GET',
    path: '/api/categories',
    describe: {
      summary: 'All categories with listings, most listings first',
      answers: { 200: { description: 'A bare list.', body: { list: category } } },
    },
    operation: `{ categories(first: 100000) { nodes { ${category.fields} } } }`,
    reply: ({ categories }) => categories.nodes,
  }),
];
