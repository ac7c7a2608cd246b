import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';

/** Refuses a request whose Host is no host (RFC 9112, section 3.2): no address can be made of it. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Behind a trusted proxy, the host that the proxy forwards.
    const isHost = request.headers.host === undefined || URL.canParse(`http://${request.host}/`);
    done(isHost ? undefined : new AppError('BAD_INPUT', 'hostMalformed'));
  });
}
