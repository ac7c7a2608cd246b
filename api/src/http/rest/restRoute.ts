import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { runOperation, storedDocument } from '../../graphql/runOperation.ts';
import { requireOperator } from '../../lib/context.ts';
import { publicRead } from '../protection/cors.ts';
import type { MakeContext } from '../requestContext.ts';
import type { RouteDescription } from './routeDescription.ts';
import { sendPresented } from '../sendError.ts';
import { variableFault, type RequestNames } from './variableFault.ts';

/** A legacy REST path: its stored operation, its variables, and the shape of its response. */
export interface RestRoute<Data> {
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  path: string;
  /** GraphQL document; parsed and checked against the schema at its first use. */
  operation: string;
  /** OpenAPI description of the route; `variables` reads its parameters. */
  describe: Omit<RouteDescription, 'access'>;
  /** True for operators only: access is checked before the request is read. */
  isClosed?: true;
  /** May run other stored operations. Throws AppError, such as BAD_INPUT for invalid parameters. */
  variables?: (
    request: FastifyRequest,
    execute: Execute,
  ) => Record<string, unknown> | Promise<Record<string, unknown>>;
  /** Fields of the operation that have another name in the request. */
  names?: RequestNames;
  /** Body of the response. Throws AppError, such as NOT_FOUND. */
  reply: (data: Data, request: FastifyRequest, reply: FastifyReply) => unknown;
}

/** Runs a stored operation with the access of the client, and returns its data. */
export type Execute = <Data>(operation: string, variables: Record<string, unknown>) => Promise<Data>;

/** The public error of a stored operation without data. */
class Refusal extends Error {
  constructor(readonly presented: GraphQLFormattedError) {
    super(presented.message);
  }
}

/** Checks the types of a route, and lets routes of different data share one list. */
export function restRoute<Data>(route: RestRoute<Data>): RestRoute<never> {
  return route;
}

/** Registers routes with Fastify. Each request is parsed and runs its stored operation, whose result is adapted to the legacy shape. */
export function installRestRoutes(
  app: FastifyInstance,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  routes: RestRoute<never>[],
): void {
  for (const route of routes) {
    app.route({
      method: route.method,
      url: route.path,
      config: {
        description: { ...route.describe, access: route.isClosed ? 'operator' : 'public' },
        ...(route.method === 'GET' && !route.isClosed ? publicRead : {}),
      },
      handler: async (request, reply) => {
        const context = { ...(await makeContext(request, reply)), isStoredOperation: true };
        if (route.isClosed) {
          void reply.header('cache-control', 'no-store');
          requireOperator(context);
        }
        const execute: Execute = async <Data>(operation: string, variables: Record<string, unknown>) => {
          const document = storedDocument(schema, operation);
          const { data, errors } = await runOperation(schema, document, variables, context);
          const [error] = errors ?? [];
          if (!error) return data as Data;
          // An error without a path is about the variables, which it calls by their GraphQL names.
          const fault = error.path ? null : variableFault(schema, document, variables, route.names);
          throw fault ?? new Refusal(error);
        };
        try {
          const data = await execute<never>(
            route.operation,
            (await route.variables?.(request, execute)) ?? {},
          );
          return await route.reply(data, request, reply);
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          sendPresented(error.presented, reply);
          return reply;
        }
      },
    });
  }
}
