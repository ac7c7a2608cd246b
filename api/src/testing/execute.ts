import { randomUUID } from 'node:crypto';
import type { GraphQLFormattedError } from 'graphql';
import { runOperation, storedDocument } from '../graphql/runOperation.ts';
import { detachedContext, type Context, type Services, type Viewer } from '../lib/context.ts';
import { schema } from '../schema.ts';

interface Asking {
  as?: Viewer;
  /** Asks as one of the product's own operations, with their wider limits. */
  fromInside?: boolean;
}

/** What a client receives. */
export interface Answer<Data> {
  data: Data | null;
  errors: readonly GraphQLFormattedError[];
}

/** A context of a stranger, or of whom `as` names. */
export function testContext(services: Services, { as, fromInside = false }: Asking = {}): Context {
  return {
    ...detachedContext(services, as ?? { kind: 'anonymous' }, randomUUID()),
    isStoredOperation: fromInside,
  };
}

/** Runs an operation on the real schema, as the server would, without HTTP. Errors come as a client sees them. */
export async function execute<Data = Record<string, never>>(
  services: Services,
  operation: string,
  variables: Record<string, unknown> = {},
  asking: Asking = {},
): Promise<Answer<Data>> {
  const document = storedDocument(schema, operation);
  const { data, errors } = await runOperation(schema, document, variables, testContext(services, asking));
  return { data: (data ?? null) as Data | null, errors: errors ?? [] };
}

/** The same for an operation that must succeed. */
export async function ask<Data>(...args: Parameters<typeof execute>): Promise<Data> {
  return dataOf(await execute<Data>(...args));
}

/** The code with which an operation is refused; null if it is not. */
export async function refusalOf(...args: Parameters<typeof execute>): Promise<unknown> {
  return codeOf(await execute(...args));
}

/** The data of an answer without errors. */
export function dataOf<Data>({ data, errors }: Answer<Data>): Data {
  if (data === null || errors.length > 0) throw new Error(`the operation failed: ${JSON.stringify(errors)}`);
  return data;
}

/** The code of an answer's first error; null if it has none. */
export function codeOf({ errors }: Answer<unknown>): unknown {
  return errors[0]?.extensions?.code ?? null;
}
