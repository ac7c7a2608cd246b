import { HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { FreshClient } from './FreshClient.ts';
import { Freshness } from './freshness.ts';
import { createRetryLink } from './retryLink.ts';

/**
 * Talks to our own server only; the cookie of an operator goes along, and the header keeps forgeries out.
 * The server read its answers of the page at `startedAt`.
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
