import { restRoute, type RestRoute } from '../../http/rest/restRoute.ts';
import type { LiveCode } from './readLiveCodes.ts';

const positions = { HEAD: 'head', BODY_START: 'body-start', BODY_END: 'body-end' } as const;

/** Legacy path of injected codes: all enabled ones, for any consent. */
export const injectionRoutes: RestRoute<never>[] = [
  restRoute<{ htmlInjectionCodes: LiveCode[] }>({
    method: 'GET',
    path: '/api/html-injection-codes',
    operation: '{ htmlInjectionCodes { id name code position } }',
    describe: {
      summary: 'HTML that operators add to every public page, in order',
      details: 'The GraphQL query `htmlInjectionCodes` also returns the consent that a code requires.',
      answers: {
        200: {
          description: 'A bare list.',
          body: {
            schema: {
              type: 'array',
              items: {
                type: 'object',
                properties: {
                  id: { type: 'integer' },
                  name: { type: 'string' },
                  code: { type: 'string', description: 'HTML.' },
                  position: { type: 'string', enum: Object.values(positions) },
                },
                required: ['id', 'name', 'code', 'position'],
              },
            },
          },
        },
      },
    },
    reply: ({ htmlInjectionCodes }) =>
      htmlInjectionCodes.map(({ id, name, code, position }) => ({
        id,
        name,
        code,
        position: positions[position],
      })),
  }),
];
