import { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Takes no new connections, and has each answer end its own, until none is left or the time is over. A proxy keeps
     * connections open and may be writing into one just when it is closed; what only reads it asks again elsewhere, what is
     * posted it may not. A new connection that is refused it takes elsewhere, whatever it was for.
     */
    drain(mostMs: number): Promise<void>;
  }
}

const lookEveryMs = 50;

export function installDrain(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
  const left = () =>
    new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
  app.decorate('drain', async (mostMs: number) => {
    // The listener alone: the close of http ends idle connections with it.
    Server.prototype.close.call(app.server);
    isDraining = true;
    const end = performance.now() + mostMs;
    while ((await left()) > 0 && performance.now() < end) await pause(lookEveryMs);
  });
}
