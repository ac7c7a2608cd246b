import type { InMemoryCache, NormalizedCacheObject } from '@apollo/client';
import { ApolloClient, ApolloLink, HttpLink } from '@apollo/client';
import { createCache } from './cache.ts';

/** Talks to our own server only; the cookie of an operator goes along, and the header keeps forgeries out. */
export function createBrowserClient(state?: NormalizedCacheObject) {
  return new ApolloClient({
    cache: state ? createCache().restore(state) : createCache(),
    link: new HttpLink({
      uri: '/graphql',
      credentials: 'same-origin',
      headers: { 'apollo-require-preflight': '1' },
    }),
  });
}

/** Holds what the server has already read for one page; it never asks for more. */
export function createServerClient(cache: InMemoryCache) {
  return new ApolloClient({ cache, link: ApolloLink.empty(), ssrMode: true });
}
