import type { FastifyInstance } from 'fastify';

const script = `let wasLost = false;
const events = new EventSource('/dev-reload');
events.onerror = () => { wasLost = true; };
events.onopen = () => { if (wasLost) location.reload(); };
`;

/** For `npm run dev`: open pages reload when the server restarts. */
export function installDevReload(app: FastifyInstance): void {
  const listeners = new Set<NodeJS.WritableStream>();
  app.addHook('preClose', async () => listeners.forEach((listener) => listener.end()));
  app.addHook('onRequest', async (request) => {
    // Responses must be uncompressed for the script to be added.
    delete request.headers['accept-encoding'];
  });
  app.addHook('onSend', async (_request, reply, payload) => {
    const isPage = String(reply.getHeader('content-type')).startsWith('text/html');
    if (!isPage || reply.statusCode === 304 || !(typeof payload === 'string' || Buffer.isBuffer(payload)))
      return payload;
    void reply.removeHeader('content-length');
    return `${payload.toString()}<script src="/dev-reload.js"></script>`;
  });
  app.get('/dev-reload.js', async (_request, reply) => reply.type('text/javascript').send(script));
  app.get('/dev-reload', (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    reply.raw.write('retry: 200\n\n');
    listeners.add(reply.raw);
    reply.raw.once('close', () => listeners.delete(reply.raw));
  });
}
