import { englishText } from '../../../domain/messages/englishText.ts';
import { messageData } from '../../../domain/messages/message.ts';
import { randomBytes } from 'node:crypto';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { asConflict } from '../lib/asConflict.ts';
import { asKnownError } from '../lib/asKnownError.ts';
import { AppError, errorStatus, type ErrorCode } from '../lib/errors.ts';
import type { Log } from '../lib/log.ts';

/** Messages of GraphQL itself that help a client to correct its document; they reveal no internals. */
const clientFaults = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_REQUEST',
  'PERSISTED_QUERY_NOT_FOUND',
  'PERSISTED_QUERY_NOT_SUPPORTED',
]);

/**
 * The public form of an error: a code of the closed list, an English text, and code and parameters from which clients
 * render other languages. An unexpected error has the id of its log entry. Internals are never sent: no original message,
 * stack, SQL or path.
 */
export function presentError(error: unknown, log: Log): GraphQLFormattedError {
  const original = error instanceof GraphQLError ? (error.originalError ?? error) : error;
  const known = asConflict(asKnownError(original));
  const where = error instanceof GraphQLError ? { locations: error.locations, path: error.path } : {};

  if (known instanceof AppError) {
    return shaped(known.code, known.message, where, {
      ...known.data,
      ...(known.fields ? { fields: known.fields, fieldMessages: known.fieldData } : {}),
      ...(known.retryAfter !== undefined ? { retryAfter: known.retryAfter } : {}),
    });
  }
  if (error instanceof GraphQLError && isMutationByGet(error)) {
    const refusal = new AppError('METHOD_NOT_ALLOWED', 'mutationByGet');
    return shaped(refusal.code, refusal.message, where, { ...refusal.data });
  }
  if (error instanceof GraphQLError && isClientFault(error)) {
    const fault = isTooDeep(error) ? 'The document is nested too deeply.' : error.message.slice(0, 300);
    return shaped('BAD_INPUT', fault, where, messageData({ message: 'requestInvalid', fault }));
  }
  const id = randomBytes(6).toString('hex');
  log.error({ err: original, errorId: id }, 'unexpected error');
  return shaped('INTERNAL', englishText('internal'), where, { ...messageData('internal'), id });
}

/** Apollo Server refuses mutations by GET with a status of its own. */
function isMutationByGet({ extensions }: GraphQLError): boolean {
  // Compiled operations raise errors without extensions.
  const http = (extensions as Partial<typeof extensions> | undefined)?.['http'];
  return (http as { status?: number } | undefined)?.status === errorStatus.METHOD_NOT_ALLOWED;
}

/** The parser of GraphQL is recursive: nested lists can exhaust the stack before the limit of tokens. */
function isTooDeep(error: unknown): boolean {
  return error instanceof GraphQLError ? isTooDeep(error.originalError) : error instanceof RangeError;
}

function isClientFault(error: GraphQLError): boolean {
  // Compiled operations raise errors without extensions.
  const code = (error as Partial<GraphQLError>).extensions?.code;
  if (typeof code === 'string' && (clientFaults.has(code) || code === 'BAD_INPUT')) return true;
  // Errors of graphql-js about documents and variables have no path, and no original error but a GraphQLError.
  const { originalError, path } = error;
  return path === undefined && (originalError === undefined || originalError instanceof GraphQLError);
}

function shaped(
  code: ErrorCode,
  message: string,
  where: Pick<GraphQLFormattedError, 'locations' | 'path'>,
  details: object,
): GraphQLFormattedError {
  return {
    message,
    ...(where.locations ? { locations: where.locations } : {}),
    ...(where.path ? { path: where.path } : {}),
    extensions: { code, ...details },
  };
}
