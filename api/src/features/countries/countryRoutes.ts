import { restRow, type RestRow } from '../../http/restRow.ts';

/** The legacy path of countries: the whole list. */
export const countryRows: RestRow<never>[] = [
  restRow<{ countries: unknown[] }>({
    method: 'GET',
    path: '/api/countries',
    operation: '{ countries { code name businessCount } }',
    reply: ({ countries }) => countries,
  }),
];
