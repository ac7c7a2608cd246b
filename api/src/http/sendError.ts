import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import { presentError } from '../graphql/presentError.ts';
import { AppError, errorStatus, type ErrorCode } from '../lib/errors.ts';

/**
 * Sends an error as `{message, code, messageCode, parameters?, details?}` with its status; of an unexpected error only an id.
 * Sends nothing to a client that has disconnected.
 */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  if (hasDisconnected(error, reply)) return request.log.info('client disconnected before the response');
  sendPresented(presentError(fromFastify(error), request.log), reply);
}

/** The same, with the message in `error` too, which older clients of some paths read. */
export function sendReason(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const presented = presentError(fromFastify(error), request.log);
  sendPresented(presented, reply, { error: presented.message });
}

/**
 * Node.js marks a request as aborted only until its body is read. Fastify reports a client that disconnects later as a failed
 * response.
 */
function hasDisconnected(error: unknown, reply: FastifyReply): boolean {
  return reply.raw.destroyed && (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** As `sendError`, for an error that was already presented; `more` is added beside its message. */
export function sendPresented(
  presented: GraphQLFormattedError,
  reply: FastifyReply,
  more: Record<string, string> = {},
): void {
  const { code, messageCode, parameters, ...details } = presented.extensions ?? {};
  const known: ErrorCode = typeof code === 'string' && code in errorStatus ? (code as ErrorCode) : 'INTERNAL';
  if (typeof details.retryAfter === 'number') void reply.header('retry-after', Math.ceil(details.retryAfter));
  void reply
    .code(errorStatus[known])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({
      ...more,
      message: presented.message,
      code: known,
      messageCode,
      ...(parameters ? { parameters } : {}),
      ...(Object.keys(details).length > 0 ? { details } : {}),
    });
}

const refusals = new Map<number, () => AppError>([
  [404, () => new AppError('NOT_FOUND', 'notFound')],
  [412, () => new AppError('PRECONDITION_FAILED', 'preconditionFailed')],
  [413, () => new AppError('TOO_LARGE', 'requestTooLarge')],
  [415, () => new AppError('UNSUPPORTED_TYPE', 'contentTypeUnsupported')],
]);

// Refusals of Fastify and its plugins (broken JSON, body too large, wrong type) carry a status and a safe meaning.
function fromFastify(error: unknown): unknown {
  if (!(error instanceof Error) || !('statusCode' in error)) return error;
  const { statusCode } = error as FastifyError;
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return error;
  return refusals.get(statusCode)?.() ?? new AppError('BAD_INPUT', 'requestMalformed');
}
