import type { CombinedGraphQLErrors } from '@apollo/client';

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

/** Normalises any error of a query or mutation. */
export function readError(error: unknown): ReadError {
  const first = isGraphError(error) ? error.errors[0] : undefined;
  if (!first) {
    return { code: 'NETWORK', message: error instanceof Error ? error.message : String(error), fields: {} };
  }
  const { code, fields, retryAfter, id } = first.extensions ?? {};
  return {
    code: typeof code === 'string' ? code : 'INTERNAL',
    message: first.message,
    fields: isTextRecord(fields) ? fields : {},
    retryAfter: typeof retryAfter === 'number' ? retryAfter : undefined,
    id: typeof id === 'string' ? id : undefined,
  };
}
