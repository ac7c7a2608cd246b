import type { FastifyInstance } from 'fastify';
import { utf8Text } from './utf8.ts';

/**
 * Parses JSON bodies, only in UTF-8. A request without a body may have any content type, since many clients always send one.
 */
export function installBodyParsers(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    void parse(request, utf8Text(body), done);
  });
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const length = headers['content-length'] ?? '0';
    if (length === '0' && headers['transfer-encoding'] === undefined) delete headers['content-type'];
    done();
  });
}
