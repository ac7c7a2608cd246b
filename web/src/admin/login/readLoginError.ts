import { serverUnreachable } from '../../../../domain/messages/tr/serverUnreachable.ts';
import { readError, type ReadError } from '../../graphql/readError.ts';

/**
 * Error of a login step, in Turkish. The catalogue of messages is loaded only for refused fields, so that the login
 * stays light; without it, field errors are empty.
 */
export async function readLoginError(thrown: unknown): Promise<ReadError> {
  const error = readError(thrown);
  if (error.code === 'NETWORK') return { ...error, message: serverUnreachable };
  const names = Object.keys(error.fields);
  if (names.length === 0) return error;
  try {
    const { readOperatorError } = await import('../shared/text/readOperatorError.ts');
    return readOperatorError(thrown);
  } catch {
    return { ...error, fields: Object.fromEntries(names.map((name) => [name, ''])) };
  }
}
