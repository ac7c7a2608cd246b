import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Has each answer end its connection for so long, before the server closes. A proxy keeps connections open and may be
     * writing into one just when it is closed; what only reads it asks again elsewhere, what is posted it may not.
     */
    drain(ms: number): Promise<void>;
    isDraining: boolean;
  }
}

export function installDrain(app: FastifyInstance): void {
  app.decorate('isDraining', false);
  app.decorate('drain', async (ms: number) => {
    app.isDraining = true;
    await pause(ms);
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.isDraining) void reply.header('connection', 'close');
    done(null, payload);
  });
}
