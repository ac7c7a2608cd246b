import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getVariableValues,
  GraphQLError,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '../lib/context.ts';
import { AppError } from '../lib/errors.ts';
import { limits } from '../lib/limits.ts';
import { introspectionCost } from './introspection.ts';

/** Cost of a document, in the terms of its limits. */
export interface QueryCost {
  complexity: number;
  depth: number;
  breadth: number;
}

/** Limits of a document from a client. */
export const costLimits: QueryCost = {
  complexity: limits.complexity,
  depth: limits.depth,
  breadth: limits.breadth,
};

interface CostedOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

// The last cost of each operation: repeated ones mostly have the same variables.
const known = new WeakMap<OperationDefinitionNode, { variables: string; cost: QueryCost }>();

/** The cost of an operation before it runs; null if its execution will report an error. Throws the first error of its variables. */
export function queryCost(request: CostedOperation, context: Context): QueryCost | null {
  if (Object.values(request.variables).some((value) => typeof value === 'object'))
    return countCost(request, context);
  const variables = JSON.stringify(request.variables);
  const last = known.get(request.operation);
  if (last?.variables === variables) return last.cost;
  const cost = countCost(request, context);
  if (cost) known.set(request.operation, { variables, cost });
  return cost;
}

function countCost(
  { schema, document, operation, variables }: CostedOperation,
  context: Context,
): QueryCost | null {
  checkVariables({ schema, operation, variables });
  // The chosen operation comes first: that one is counted.
  const others = document.definitions.filter((definition) => definition !== operation);
  const chosen: DocumentNode = { ...document, definitions: [operation, ...others] };
  try {
    const { complexity, depth, breadth } = complexityFromQuery(chosen, { schema, ctx: context, variables });
    return {
      complexity: complexity + introspectionCost(schema, document, operation, variables),
      depth,
      breadth,
    };
  } catch {
    return null;
  }
}

/** Throws only the first error: each quotes the whole variable, so all of them would take quadratic space. */
function checkVariables({ schema, operation, variables }: Omit<CostedOperation, 'document'>): void {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  const [first] = errors ?? [];
  if (!first) return;
  const { message, nodes } = first;
  throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } });
}

const checked = new WeakSet<Context>();

/** Throws BAD_INPUT if an operation costs too much. */
export function checkCost(cost: QueryCost, context: Context): void {
  for (const name of ['depth', 'breadth', 'complexity'] as const) {
    if (cost[name] > costLimits[name]) throw queryTooExpensive(name, cost[name]);
  }
  checked.add(context);
}

/** Whether the cost of a context's query was accepted already. */
export function isCostChecked(context: Context): boolean {
  return checked.has(context);
}

/** The error for a document that costs too much. */
export function queryTooExpensive(name: keyof QueryCost, cost: number): AppError {
  return new AppError('BAD_INPUT', { message: 'queryTooExpensive', name, cost, limit: costLimits[name] });
}
