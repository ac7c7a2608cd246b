import { HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  OperationTypeNode,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { CompiledQuery } from 'graphql-jit';
import type { Context } from '../lib/context.ts';
import { compiledQuery } from './compiledQuery.ts';

/** Number of uses before a document is compiled. Compiling takes as long as a few dozen runs. */
export const usesBeforeCompiling = 20;
type Plan = CompiledQuery['query'];

interface Usage {
  uses: number;
  plan: Plan | null;
}

/**
 * Runs frequent queries as compiled functions. If one fails, graphql-js runs the query again and reports the error, so that
 * errors have the same form as otherwise.
 */
export function compileHotQueries(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  /** Uses by document. A compiled plan is garbage collected with its document, which Apollo Server caches. */
  const usages = new WeakMap<DocumentNode, Map<string | undefined, Usage>>();

  function planOf(document: DocumentNode, operationName: string | undefined): Plan | null {
    const operations = usages.get(document) ?? new Map<string | undefined, Usage>();
    usages.set(document, operations);
    const usage = operations.get(operationName) ?? { uses: 0, plan: null };
    operations.set(operationName, usage);
    usage.uses += 1;
    if (usage.uses === usesBeforeCompiling) usage.plan = compiledQuery(schema, document, operationName);
    return usage.plan;
  }

  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, operationName, request, contextValue }) => {
        // Contrary to its types, Apollo Server passes undefined if the document has no operation of the requested
        // types.
        const chosen = operation as OperationDefinitionNode | undefined;
        if (chosen?.operation !== OperationTypeNode.QUERY) return null;
        const run = planOf(document, operationName ?? undefined);
        if (!run) return null;
        const { data, errors } = await run(undefined, contextValue, request.variables);
        if (errors) return null;
        return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data } } };
      },
    }),
  };
}
