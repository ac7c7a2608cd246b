import { HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { FreshClient } from './FreshClient.ts';
import { Freshness } from './freshness.ts';
import { createRetryLink } from './retryLink.ts';

/**
 * Talks to our own server only; it sends the cookie of an operator, and the header prevents CSRF.
 * The server read the page's data at `startedAt`.
 */
export function createBrowserClient(startedAt = Date.now()) {
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
  });
  return new FreshClient(
    {
      // A refetch after a mutation must not share a response that was in flight before it.
      queryDeduplication: false,
      cache: createCache(),
      link: createRetryLink().concat(http),
    },
    new Freshness(Date.now, startedAt),
  );
}
