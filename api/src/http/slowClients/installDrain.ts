import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Accepts no new connections and closes each open one with its next response, until none is left or `maxMs` is over.
     * A proxy may write into a keep-alive connection just as it closes: it retries reads elsewhere, but not posts. It
     * retries a refused connection elsewhere for any request.
     */
    drain(maxMs: number): Promise<void>;
  }
}

const pollIntervalMs = 50;

export function installDrain(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
  const openConnections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  app.decorate('drain', async (maxMs: number) => {
    // Only the listener: closing the http server would also end idle connections.
    Server.prototype.close.call(app.server);
    isDraining = true;
    const deadline = performance.now() + maxMs;
    while ((await openConnections()) > 0 && performance.now() < deadline) await pause(pollIntervalMs);
  });
}
