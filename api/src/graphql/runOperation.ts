import {
  execute,
  parse,
  validate,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../lib/context.ts';
import { presentError } from './presentError.ts';

const checked = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** A stored operation's document, parsed and checked once. Throws at the first use of one that does not fit the schema. */
export function storedDocument(schema: GraphQLSchema, source: string): DocumentNode {
  const documents = checked.get(schema) ?? new Map<string, DocumentNode>();
  checked.set(schema, documents);
  const known = documents.get(source);
  if (known) return known;
  const document = parse(source);
  const faults = validate(schema, document);
  if (faults.length > 0) throw new Error(`stored operation does not fit the schema: ${faults.join('; ')}`);
  documents.set(source, document);
  return document;
}

/** Runs one of our own operations in process: the REST paths and the rendered pages ask this way. */
export async function runOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<FormattedExecutionResult<Record<string, unknown>>> {
  const result = await execute({ schema, document, variableValues: variables, contextValue: context });
  return {
    ...(result.data !== undefined ? { data: result.data } : {}),
    ...(result.errors ? { errors: result.errors.map((error) => presentError(error, context.log)) } : {}),
  };
}
