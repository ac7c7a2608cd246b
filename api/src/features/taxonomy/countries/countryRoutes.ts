import type { AnswerShape } from '../../../http/rest/routeDescription.ts';
import { restRoute, type RestRoute } from '../../../http/rest/restRoute.ts';

const country: AnswerShape = { name: 'Country', type: 'Country', fields: 'code name businessCount' };

/** The legacy path of countries: the whole list. */
export const countryRoutes: RestRoute<never>[] = [
  restRoute<{ countries: unknown[] }>({
    method: 'GET',
    path: '/api/countries',
    describe: {
      summary: 'All countries with listings, most listings first',
      answers: { 200: { description: 'A bare list.', body: { list: country } } },
    },
    operation: `{ countries { ${country.fields} } }`,
    reply: ({ countries }) => countries,
  }),
];
