import type { AnswerShape } from '../../../http/rest/routeDescription.ts';
import { restRow, type RestRow } from '../../../http/rest/restRow.ts';

const country: AnswerShape = { name: 'Country', type: 'Country', fields: 'code name businessCount' };

/** The legacy path of countries: the whole list. */
export const countryRows: RestRow<never>[] = [
  restRow<{ countries: unknown[] }>({
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
