import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';

/** Refuses a request whose Host is no host (RFC 9112, section 3.2): no address can be made of it. */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Behind a trusted proxy, the host that the proxy forwards.
    done(
      request.headers.host === undefined || isHost(request.host)
        ? undefined
        : new AppError('BAD_INPUT', 'hostMalformed'),
    );
  });
}

/** Characters that end a host in an address: what is before or after it would be left out. */
const isHost = (host: string) => !/[@/?#\\]/.test(host) && URL.canParse(`http://${host}/`);
