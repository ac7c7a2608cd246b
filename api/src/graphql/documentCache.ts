import type { ApolloServerOptions } from '@apollo/server';
import type { DocumentNode } from 'graphql';
import { LRUCache } from 'lru-cache';

type DocumentStore = NonNullable<ApolloServerOptions<object>['documentStore']>;

/** Characters of query text. Parsed, each takes about 100 bytes, of which Apollo's own cache counts only a part. */
const maxCharacters = 512 * 1024;

/** LRU cache of parsed and validated queries, bounded in characters. */
export function documentCache(most = maxCharacters): DocumentStore {
  const documents = new LRUCache<string, DocumentNode>({
    maxSize: most,
    sizeCalculation: (document) => Math.max(1, document.loc?.source.body.length ?? 1),
  });
  return {
    get: async (key) => documents.get(key),
    set: async (key, document) => void documents.set(key, document),
    delete: async (key) => documents.delete(key),
  };
}
