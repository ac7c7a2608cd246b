import {
  getOperationAST,
  parse,
  print,
  validate,
  type DocumentNode,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { compileQuery, isCompiledQuery, type CompiledQuery } from 'graphql-jit';
import type { Context } from '../lib/context.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { operationSpan } from './operationSpan.ts';
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

/** Runs a stored operation in process, for REST paths and rendered pages. */
export async function runOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: Context,
): Promise<FormattedExecutionResult<Record<string, unknown>>> {
  const result = await inSpan(
    () => operationSpan(getOperationAST(document)),
    () => compiled(schema, document).query(undefined, context, variables),
  );
  return {
    ...(result.data !== undefined ? { data: result.data } : {}),
    ...(result.errors ? { errors: result.errors.map((error) => presentError(error, context.log)) } : {}),
  };
}

/** Runs operations of one caller in process. */
export function operationRunner(schema: GraphQLSchema, context: Context) {
  return (document: DocumentNode, variables: Record<string, unknown>) =>
    runOperation(schema, document, variables, context);
}

const plans = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, CompiledQuery>>();

// Stored operations are few and never change, so each is compiled once. The compiler writes into the nodes of a document, and
// Apollo shares one `__typename` node among all documents, so it gets a copy.
function compiled(schema: GraphQLSchema, document: DocumentNode): CompiledQuery {
  const known = plans.get(schema) ?? new WeakMap<DocumentNode, CompiledQuery>();
  plans.set(schema, known);
  const plan = known.get(document) ?? compileQuery(schema, parse(print(document)));
  if (!isCompiledQuery(plan)) throw new Error(`operation does not compile: ${plan.errors?.join('; ')}`);
  known.set(document, plan);
  return plan;
}
