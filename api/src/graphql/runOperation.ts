import {
  execute,
  getOperationAST,
  parse,
  validate,
  type DocumentNode,
  type ExecutionResult,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import type { Context } from '../lib/context.ts';
import { inSpan } from '../lib/telemetry/tracing.ts';
import { compiledQuery } from './compiledQuery.ts';
import { operationSpan } from './operationSpan.ts';
import { presentError } from './presentError.ts';

const checked = new WeakMap<GraphQLSchema, Map<string, DocumentNode>>();

/** A stored operation's document, parsed and checked once. Throws if it does not match the schema. */
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
    () => runner(schema, document)(variables, context),
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

type Runner = (
  variables: Record<string, unknown>,
  context: Context,
) => ExecutionResult | Promise<ExecutionResult>;

const runners = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Runner>>();

// Stored operations are few and never change, so each is compiled once, if that makes no difference to its answer.
function runner(schema: GraphQLSchema, document: DocumentNode): Runner {
  const known = runners.get(schema) ?? new WeakMap<DocumentNode, Runner>();
  runners.set(schema, known);
  const run = known.get(document) ?? newRunner(schema, document);
  known.set(document, run);
  return run;
}

function newRunner(schema: GraphQLSchema, document: DocumentNode): Runner {
  const plan = compiledQuery(schema, document);
  if (plan) return (variables, context) => plan(undefined, context, variables);
  return (variables, context) =>
    execute({ schema, document, variableValues: variables, contextValue: context });
}
