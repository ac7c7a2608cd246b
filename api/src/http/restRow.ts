import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { runOperation, storedDocument } from '../graphql/runOperation.ts';
import type { MakeContext } from './requestContext.ts';
import { sendPresented } from './sendError.ts';

/** One legacy path: which stored operation answers it, with which variables, in which shape. */
export interface RestRow<Data> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** GraphQL document; checked against the schema at the start. */
  operation: string;
  /** Throws AppError BAD_INPUT for parameters that make no sense. */
  variables?: (request: FastifyRequest) => Record<string, unknown>;
  /** The body to answer. Throws AppError, such as NOT_FOUND. */
  reply: (data: Data, request: FastifyRequest, reply: FastifyReply) => unknown;
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
    const document = storedDocument(schema, row.operation);
    app.route({
      method: row.method,
      url: row.path,
      handler: async (request, reply) => {
        const variables = row.variables?.(request) ?? {};
        const context = { ...(await makeContext(request, reply)), isStoredOperation: true };
        const { data, errors } = await runOperation(schema, document, variables, context);
        const failure = errors?.[0];
        if (failure) {
          sendPresented(failure, reply);
          return reply;
        }
        return row.reply(data as never, request, reply);
      },
    });
  }
}
