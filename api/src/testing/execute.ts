import { randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import { runOperation, storedDocument } from '../graphql/runOperation.ts';
import { detachedContext, type Context, type Services, type Viewer } from '../lib/context.ts';
import { schema } from '../schema.ts';

interface ExecuteOptions {
  as?: Viewer;
  /** Runs with the wider limits of stored operations. */
  isStoredOperation?: boolean;
}

/** Result of an operation as a client receives it. */
export interface OperationResult<Data> {
  data: Data | null;
  errors: readonly GraphQLFormattedError[];
}

/** The context of an anonymous client, or of the viewer `as`. */
export function testContext(
  services: Services,
  { as, isStoredOperation = false }: ExecuteOptions = {},
): Context {
  return {
    ...detachedContext(services, as ?? { kind: 'anonymous' }, randomUUID()),
    isStoredOperation,
  };
}

/** Runs an operation on the real schema, as the server would, without HTTP. Errors come as a client sees them. */
export async function execute<Data = Record<string, never>>(
  services: Services,
  operation: string,
  variables: Record<string, unknown> = {},
  options: ExecuteOptions = {},
): Promise<OperationResult<Data>> {
  const document = storedDocument(schema, operation);
  const { data, errors } = await runOperation(schema, document, variables, testContext(services, options));
  return { data: (data ?? null) as Data | null, errors: errors ?? [] };
}

/** The same for an operation that must succeed; returns its data. */
export async function executeOrThrow<Data>(...args: Parameters<typeof execute>): Promise<Data> {
  return dataOf(await execute<Data>(...args));
}

/** The error code of an operation; null if it succeeds. */
export async function refusalOf(...args: Parameters<typeof execute>): Promise<unknown> {
  return codeOf(await execute(...args));
}

/** The data of a result without errors. */
export function dataOf<Data>({ data, errors }: OperationResult<Data>): Data {
  if (data === null || errors.length > 0) throw new Error(`the operation failed: ${JSON.stringify(errors)}`);
  return data;
}

/** The code of the first error of a result; null if it has none. */
export function codeOf({ errors }: OperationResult<unknown>): unknown {
  return errors[0]?.extensions?.code ?? null;
}
