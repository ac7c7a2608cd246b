import type { FastifyInstance } from 'fastify';
import type { MakeContext } from '../../http/requestContext.ts';
import { AppError } from '../../lib/errors.ts';
import { logIn } from './logIn.ts';
import { closeSession } from './sessions.ts';

const bodyBytes = 10_000;

/** POST /api/admin/login and /api/admin/logout, for scripts and legacy clients. */
export function installOperatorRoutes(app: FastifyInstance, makeContext: MakeContext): void {
  app.post('/api/admin/login', { bodyLimit: bodyBytes }, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return logIn(await makeContext(request, reply), readCredentials(request.body));
  });
  app.post('/api/admin/logout', { bodyLimit: bodyBytes }, async (request, reply) => {
    await closeSession(await makeContext(request, reply));
    return reply.code(204).header('cache-control', 'no-store').send();
  });
}

function readCredentials(body: unknown): { accessKey: string; userCode: string; password: string } {
  const given = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const { accessKey, userCode, password } = given;
  if (typeof accessKey !== 'string' || typeof userCode !== 'string' || typeof password !== 'string') {
    throw new AppError('BAD_INPUT', 'accessKey, userCode and password are needed, as text.');
  }
  return { accessKey, userCode, password };
}
