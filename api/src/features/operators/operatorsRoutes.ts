import type { FastifyInstance } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import type { RouteDescription } from '../../http/rest/routeDescription.ts';
import { AppError } from '../../lib/errors.ts';
import { logInWithAllCredentials } from './login/logInWithAllCredentials.ts';
import { logOut } from './login/logOut.ts';

// A credential of a megabyte is to be refused like any other that is too long, not by the size of its body.
const maxBytes = 2_000_000;

const login: RouteDescription = {
  summary: 'Logs an operator in',
  access: 'public',
  body: {
    type: 'application/json',
    schema: {
      type: 'object',
      properties: {
        accessKey: { type: 'string' },
        userCode: { type: 'string' },
        password: { type: 'string' },
        code: { type: 'string', description: 'Code of the second factor, if the operator has one.' },
      },
      required: ['accessKey', 'userCode', 'password'],
    },
  },
  answers: {
    200: {
      description: 'The session cookie is set.',
      body: {
        one: { name: 'Session', type: 'Session', fields: 'operator { id name userCode } expiresAt' },
      },
      headers: { 'Set-Cookie': 'The session, for 24 hours.' },
    },
  },
  refusals: [401, 413, 415],
};

const logout: RouteDescription = {
  summary: 'Ends the session',
  access: 'operator',
  answers: { 204: { description: 'The session has ended; an admin key has none to end.' } },
};

/** POST /api/admin/login `{accessKey, userCode, password, code?}` and POST /api/admin/logout. */
export function installOperatorRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  app.post(
    '/api/admin/login',
    { bodyLimit: maxBytes, config: { description: login } },
    async (request, reply) => {
      const body: unknown = request.body;
      if (typeof body !== 'object' || body === null) {
        throw new AppError('BAD_INPUT', 'loginNotJson');
      }
      const { accessKey, userCode, password, code } = body as Record<string, unknown>;
      void reply.header('cache-control', 'no-store');
      const credentials = { accessKey, userCode, password, code };
      const { operator, expiresAt } = await logInWithAllCredentials(
        await makeContext(request, reply),
        credentials,
      );
      return { operator, expiresAt };
    },
  );

  app.post('/api/admin/logout', { config: { description: logout } }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    await logOut(await makeContext(request, reply));
    return reply.code(204).send();
  });
}
