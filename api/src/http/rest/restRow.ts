import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { runOperation, storedDocument } from '../../graphql/runOperation.ts';
import { requireOperator } from '../../lib/context.ts';
import { publicRead } from '../protection/cors.ts';
import type { MakeContext } from '../requestContext.ts';
import type { RouteDescription } from './routeDescription.ts';
import { sendPresented } from '../sendError.ts';
import { variableFault, type RequestNames } from './variableFault.ts';

/** One legacy path: which stored operation answers it, with which variables, in which shape. */
export interface RestRow<Data> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** GraphQL document; parsed and checked against the schema at its first use. */
  operation: string;
  /** OpenAPI description of the route; `variables` reads its parameters. */
  describe: Omit<RouteDescription, 'access'>;
  /** True for operators only: access is checked before the request is read. */
  isClosed?: true;
  /** May ask other stored operations. Throws AppError, such as BAD_INPUT for parameters that make no sense. */
  variables?: (
    request: FastifyRequest,
    ask: Ask,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Fields of the operation that the request calls by another name. */
  names?: RequestNames;
  /** The body to answer. Throws AppError, such as NOT_FOUND. */
  reply: (data: Data, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Runs a stored operation for the one who sent the request, and returns its data. */
export type Ask = <Data>(operation: string, variables: Record<string, unknown>) => Promise<Data>;

/** Why a stored operation has no data, as a client may see it. */
class Refusal extends Error {
  constructor(readonly presented: GraphQLFormattedError) {
    super(presented.message);
  }
}

/** Keeps rows of different data types in one table. */
export function restRow<Data>(row: RestRow<Data>): RestRow<never> {
  return row;
}

/** Installs rows as routes: parse, run the stored operation, print. */
export function installRestRows(
  app: FastifyInstance,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  rows: RestRow<never>[],
): void {
  for (const row of rows) {
    app.route({
      method: row.method,
      url: row.path,
      config: {
        description: { ...row.describe, access: row.isClosed ? 'operator' : 'public' },
        ...(row.method === 'GET' && !row.isClosed ? publicRead : {}),
      },
      handler: async (request, reply) => {
        const context = { ...(await makeContext(request, reply)), isStoredOperation: true };
        if (row.isClosed) {
          void reply.header('cache-control', 'no-store');
          requireOperator(context);
        }
        const ask: Ask = async <Data>(operation: string, variables: Record<string, unknown>) => {
          const document = storedDocument(schema, operation);
          const { data, errors } = await runOperation(schema, document, variables, context);
          const [error] = errors ?? [];
          if (!error) return data as Data;
          // Without a place in the answer it is about the variables, in the words of the graph.
          const fault = error.path ? null : variableFault(schema, document, variables, row.names);
          throw fault ?? new Refusal(error);
        };
        try {
          const data = await ask<never>(row.operation, (await row.variables?.(request, ask)) ?? {});
          return await row.reply(data, request, reply);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          sendPresented(error.presented, reply);
          return reply;
        }
      },
    });
  }
}
