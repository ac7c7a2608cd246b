import type { FastifyReply } from 'fastify';
import { AppError } from '../lib/errors.ts';

/** Throws 405 with `Allow` if the path has routes of other methods, else 404. */
export function rejectUnknownRoute(reply: FastifyReply, methods: string[]): never {
  if (methods.length === 0) throw new AppError('NOT_FOUND', 'notFound');
  void reply.header('allow', methods.join(', '));
  throw new AppError('METHOD_NOT_ALLOWED', { message: 'methodNotAllowed', methods: methods.join(', ') });
}
