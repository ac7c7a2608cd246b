import type { FastifyInstance } from 'fastify';
import { AppError } from '../../lib/errors.ts';

/** Refuses a request with an invalid Host header (RFC 9112, section 3.2), since no URL can be built from it. */
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

/** Characters that end the host of a URL. */
const isHost = (host: string) => !/[@/?#\\]/.test(host) && URL.canParse(`http://${host}/`);
