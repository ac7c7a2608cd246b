import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import { print, type OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../lib/context.ts';
import { isIntrospectionOnly } from './introspection.ts';

/** Tools send a handful of different queries; a result takes up to half a megabyte. */
const maxResults = 20;

/** Caches results of introspection: the schema is the same for every caller, and each tool sends the same query. */
export function cacheIntrospection(): ApolloServerPlugin<Context> {
  /** By document without blanks and comments. */
  const results = new LRUCache<string, Record<string, unknown>>({ max: maxResults });
  return {
    requestDidStart: async () => {
      let key: string | null = null;
      return {
        responseForOperation: async ({ document, operation, request }) => {
          const chosen = operation as OperationDefinitionNode | undefined;
          if (!chosen || !isIntrospectionOnly(chosen)) return null;
          key = `${request.operationName ?? ''} ${print(document)}`;
          const data = results.get(key);
          if (!data) return null;
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
        },
        willSendResponse: async ({ response }) => {
          if (key === null || response.body.kind !== 'single') return;
          const { data, errors } = response.body.singleResult;
          if (data && !errors) results.set(key, data);
        },
      };
    },
  };
}
