import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/errors.ts';
import { sendError } from './sendError.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Waits for long work, such as an import: only a database that is away ends the waiting. */
    waitsForWork?: boolean;
  }
}

/** Milliseconds for a whole answer; together with what comes before and after it, less than 10 s. */
const usualPatience = 8000;

/**
 * Answers 503 with `Retry-After` in the place of a handler that has begun no answer in its time, whatever it waits for: a
 * database that stands still keeps the connection open and says nothing. The time begins once the request's body is there.
 * Uploads and routes that wait for long work may go on for as long as `isDatabaseAway` says no.
 */
export function answerInTime(
  app: FastifyInstance,
  isDatabaseAway: () => Promise<boolean>,
  patienceMs = usualPatience,
): void {
  const watch = (request: FastifyRequest, reply: FastifyReply, mayGoOn: boolean) => {
    const end = async () => {
      const goesOn = mayGoOn && !(await isDatabaseAway());
      if (reply.raw.closed) return;
      if (goesOn) timer.refresh();
      else if (!reply.sent && !reply.raw.headersSent)
        sendError(
          new AppError('UNAVAILABLE', 'The directory is busy. Please try again shortly.', undefined, 5),
          request,
          reply,
        );
    };
    const timer = setTimeout(() => void end(), patienceMs);
    reply.raw.once('close', () => clearTimeout(timer));
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (mayTakeLong(request)) watch(request, reply, true);
    done();
  });
  app.addHook('preValidation', (request, reply, done) => {
    if (!mayTakeLong(request)) watch(request, reply, false);
    done();
  });
}

function mayTakeLong({ headers, routeOptions }: FastifyRequest): boolean {
  return (
    routeOptions.config?.waitsForWork === true ||
    headers['content-type']?.startsWith('multipart/form-data') === true
  );
}
