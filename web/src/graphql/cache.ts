import type { FieldMergeFunction } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';

interface Connection {
  nodes?: readonly unknown[];
}

/** A page read by `after` is appended; a first page replaces the list. */
const appendPage: FieldMergeFunction<Connection> = (existing, incoming, { args }) =>
  args?.['after'] && existing
    ? { ...existing, ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] }
    : { ...existing, ...incoming };

/** Objects without an id of their own that different operations ask for different parts of. */
const partial = { merge: true };

export function createCache() {
  return new InMemoryCache({
    typePolicies: {
      Query: { fields: { randomBusinesses: { keyArgs: ['seed', 'first'], merge: appendPage } } },
      Country: { keyFields: ['code'] },
      ManagedCountry: { keyFields: ['code'] },
      // Categories and cities have numbers of their own each.
      ManagedPlace: { keyFields: ['kind', 'id'] },
      Stats: { keyFields: [] },
      SiteIdentity: { keyFields: [] },
      BusinessConnection: partial,
      CategoryConnection: partial,
      CityConnection: partial,
      ReviewConnection: partial,
    },
  });
}
