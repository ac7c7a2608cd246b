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

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Record<string, unknown>;
}

// The last answer for each operation: most that come again bring the same variables, if any.
const known = new WeakMap<OperationDefinitionNode, { variables: string; cost: QueryCost }>();

/** The cost of an operation before it runs; null if running it will report a fault. Throws the first fault of its variables. */
export function queryCost(asked: Asked, context: Context): QueryCost | null {
  if (Object.values(asked.variables).some((value) => typeof value === 'object'))
    return countCost(asked, context);
  const variables = JSON.stringify(asked.variables);
  const last = known.get(asked.operation);
  if (last?.variables === variables) return last.cost;
  const cost = countCost(asked, context);
  if (cost) known.set(asked.operation, { variables, cost });
  return cost;
}

function countCost({ schema, document, operation, variables }: Asked, context: Context): QueryCost | null {
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

/** Throws the first fault. Each one quotes the whole variable, so that to report all would take its size squared. */
function checkVariables({ schema, operation, variables }: Omit<Asked, 'document'>): void {
  const { errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  const [first] = errors ?? [];
  if (!first) return;
  const { message, nodes } = first;
  throw new GraphQLError(message, { nodes, extensions: { code: 'BAD_USER_INPUT' } });
}

const checked = new WeakSet<Context>();

/** Refuses an operation that costs too much, once for all its fields. Throws BAD_INPUT. */
export function checkCost(cost: QueryCost, context: Context): void {
  for (const name of ['depth', 'breadth', 'complexity'] as const) {
    if (cost[name] > costLimits[name]) throw tooCostly(name, cost[name]);
  }
  checked.add(context);
}

/** Whether the cost of a context's query was accepted already. */
export function isCostChecked(context: Context): boolean {
  return checked.has(context);
}

/** The refusal of a document that asks for too much. */
export function tooCostly(name: keyof QueryCost, cost: number): AppError {
  return new AppError('BAD_INPUT', { message: 'queryTooExpensive', name, cost, limit: costLimits[name] });
}
