import type { CombinedGraphQLErrors, ServerError } from '@apollo/client';

export interface ReadError {
  /** One of the server's closed list of codes, or NETWORK where no answer came. */
  code: string;
  message: string;
  /** Messages by field of the form that was sent. */
  fields: Record<string, string>;
  /** Seconds to wait, with RATE_LIMITED. */
  retryAfter?: number | undefined;
  /** Number under which operators find the incident in the log. */
  id?: string | undefined;
}

/** An error as the server reports it. */
interface Refusal {
  message: string;
  extensions: Record<string, unknown>;
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/** By its name: a page that sends a form has no Apollo Client before. */
function isGraphError(error: unknown): error is CombinedGraphQLErrors {
  return error instanceof Error && error.name === 'CombinedGraphQLErrors' && 'errors' in error;
}

function isServerError(error: unknown): error is ServerError {
  return error instanceof Error && error.name === 'ServerError' && 'bodyText' in error;
}

/** Null if the server has not answered, or something else in its place. */
export function readRefusal(error: unknown): Refusal | null {
  if (isGraphError(error)) {
    const [first] = error.errors;
    return first ? { message: first.message, extensions: first.extensions ?? {} } : null;
  }
  if (!isServerError(error)) return null;
  // Requests that are refused before GraphQL runs, such as by a rate limit, get the REST error format.
  try {
    const { message, details, ...extensions } = JSON.parse(error.bodyText) as Record<string, unknown>;
    if (typeof message !== 'string' || typeof extensions.code !== 'string') return null;
    return { message, extensions: { ...extensions, ...(details as object | undefined) } };
  } catch {
    return null;
  }
}

/** Normalises any error of a query or mutation. */
export function readError(error: unknown): ReadError {
  const refusal = readRefusal(error);
  if (!refusal) {
    return { code: 'NETWORK', message: error instanceof Error ? error.message : String(error), fields: {} };
  }
  const { code, fields, retryAfter, id } = refusal.extensions;
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: refusal.message,
    fields: isTextRecord(fields) ? fields : {},
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    id: typeof id === 'string' ? id : undefined,
  };
}
