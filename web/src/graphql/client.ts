import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';
import { FreshClient } from './FreshClient.ts';
import { createRetryLink } from './retryLink.ts';

/** Talks to our own server only; the cookie of an operator goes along, and the header keeps forgeries out. */
export function createBrowserClient(state?: NormalizedCacheObject) {
  const http = new HttpLink({
    uri: '/graphql',
    credentials: 'same-origin',
    headers: { 'apollo-require-preflight': '1' },
  });
  return new FreshClient({
    // A refetch after a mutation must not share a response that was in flight before it.
    queryDeduplication: false,
    cache: state ? createCache().restore(state) : createCache(),
    link: createRetryLink().concat(http),
  });
}

/** Holds what the server has already read for one page; it never asks for more. */
export function createServerClient(cache: InMemoryCache) {
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
}
