import { ApolloLink, CombinedGraphQLErrors, ServerError } from '@apollo/client';
import { RetryLink } from '@apollo/client/link/retry';
import { isMutationOperation } from '@apollo/client/utilities';
import { map } from 'rxjs';

const DELAY = 500;
const TRIES = 2;

/** Whether a second try can do good and no harm. */
function mayRetry(error: unknown, isMutation: boolean, variables: Record<string, unknown>): boolean {
  // The server understood and refused: it would do so again.
  if (ServerError.is(error) && error.statusCode >= 400 && error.statusCode < 500) return false;
  return !isMutation || hasIdempotencyKey(variables) || hasIdempotencyKey(variables['input']);
}

/** In an argument of its own, or in the input. */
function hasIdempotencyKey(input: unknown): boolean {
  return (
    typeof input === 'object' &&
    input !== null &&
    'idempotencyKey' in input &&
    typeof input.idempotencyKey === 'string' &&
    input.idempotencyKey !== ''
  );
}

/**
 * Apollo Client passes on an answer of the type `application/graphql-response+json` whatever its status is, and RetryLink
 * sees errors only. An answer that lacks data because the server is unavailable is therefore raised as one.
 */
const raiseUnavailable = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      if (errors.some(({ extensions }) => extensions?.['code'] === 'UNAVAILABLE'))
        throw new CombinedGraphQLErrors(result);
      return result;
    }),
  ),
);

/** Retries once, half a second after a failure. Only idempotent mutations are retried. */
export function createRetryLink(delay = DELAY) {
  const retry = new RetryLink({
    delay: { initial: delay, max: delay, jitter: false },
    attempts: {
      max: TRIES,
      retryIf: (error, { query, variables }) => mayRetry(error, isMutationOperation(query), variables),
    },
  });
  return retry.concat(raiseUnavailable);
}
