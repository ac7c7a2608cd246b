import type { FieldMergeFunction } from '@apollo/client';
import { InMemoryCache } from '@apollo/client';

interface Connection {
  nodes?: readonly unknown[];
}

/** A list read on by `after` grows; a first page replaces what was there. */
const appendPage: FieldMergeFunction<Connection> = (existing, incoming, { args }) =>
  args?.['after'] && existing
    ? { ...existing, ...incoming, nodes: [...(existing.nodes ?? []), ...(incoming.nodes ?? [])] }
    : { ...existing, ...incoming };

/** Objects without an id of their own that different operations ask for different parts of. */
const partial = { merge: true };

/** `isReadOnce`: for a page on the server, where noticing what later reads may share costs more than it saves. */
export function createCache({ isReadOnce = false } = {}) {
  return new InMemoryCache({
    resultCaching: !isReadOnce,
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
