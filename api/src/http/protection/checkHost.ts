import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../../lib/errors.ts';

/** Refuses a request with an invalid Host header, from which no URL can be built, or with two (RFC 9112, section 3.2). */
export function checkHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    // Behind a trusted proxy, the host that the proxy forwards.
    const isValid = request.headers.host === undefined || (isHost(request.host) && hostsOf(request) === 1);
    done(isValid ? undefined : new AppError('BAD_INPUT', 'hostMalformed'));
  });
}

/** Node.js reads the first of several. Injected requests have no raw headers. */
const hostsOf = ({ raw: { rawHeaders } }: FastifyRequest) =>
  Math.max(1, rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length);

/** Characters that end the host of a URL. */
const isHost = (host: string) => !/[@/?#\\]/.test(host) && URL.canParse(`http://${host}/`);
