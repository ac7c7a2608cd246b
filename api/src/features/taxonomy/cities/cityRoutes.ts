import type { AnswerShape } from '../../../http/rest/routeDescription.ts';
import { restRoute, type RestRoute } from '../../../http/rest/restRoute.ts';

interface GraphCity {
  country: { name: string } | null;
  [field: string]: unknown;
}

const city: AnswerShape = {
  name: 'City',
  type: 'City',
  fields: 'id name slug country { name } businessCount',
  adapted: {
    country: { type: ['string', 'null'], description: 'Name of its country; null if unknown.' },
  },
};

/** The legacy path of cities: the whole list. */
export const cityRoutes: RestRoute<never>[] = [
  restRoute<{ cities: { nodes: GraphCity[] } }>({
    method: 'GET',
    path: '/api/cities',
    describe: {
      summary: 'All cities with listings, most listings first',
      answers: { 200: { description: 'A bare list.', body: { list: city } } },
    },
    operation: `{ cities(first: 100000) { nodes { ${city.fields} } } }`,
    reply: ({ cities }) =>
      cities.nodes.map(({ country, ...city }) => ({ ...city, country: country?.name ?? null })),
  }),
];
