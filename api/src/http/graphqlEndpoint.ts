import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import { presentError } from '../graphql/presentError.ts';
import { AppError, errorStatus, type ErrorCode } from '../lib/errors.ts';
import { limits } from '../lib/limits.ts';
import type { Context } from '../lib/context.ts';
import type { MakeContext } from './requestContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set where the context had to be known before the body was read. */
    knownContext?: Context;
  }
}

/** Serves the graph at /graphql, over Apollo Server. Uploads are read only for operators. */
export async function installGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  limitsOf: { uploadBytes: number },
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    csrfPrevention: { requestHeaders: ['apollo-require-preflight'] },
    formatError: (_formatted, error) => presentError(error, app.log),
    logger: app.log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would look at every single field of every answer, for cache hints that nobody gives.
      ApolloServerPluginCacheControlDisabled(),
      {
        // The answer's status says what its one error says, so that plain HTTP clients understand it too.
        requestDidStart: async () => ({
          willSendResponse: async ({ response }) => {
            // A mutation by GET has its own status, 405.
            if (response.body.kind !== 'single' || response.http.status === 405) return;
            const { errors, data } = response.body.singleResult;
            const first = errors?.[0]?.extensions;
            const isWhole = data == null || Object.values(data).every((value) => value === null);
            if (!first || !isWhole) return;
            const code = String(first.code) as ErrorCode;
            if (code in errorStatus) response.http.status = errorStatus[code];
            response.http.headers ??= new HeaderMap();
            if (typeof first.retryAfter === 'number')
              response.http.headers.set('retry-after', String(Math.ceil(first.retryAfter)));
          },
        }),
      },
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  await app.register(async (graphql) => {
    graphql.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    graphql.addHook('preParsing', async (request, reply) => {
      if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
      // Before a byte of the body is read: only operators may send files.
      request.knownContext = await makeContext(request, reply);
      if (request.knownContext.viewer.kind === 'anonymous')
        throw new AppError('UNAUTHENTICATED', 'Please log in.');
    });
    graphql.addHook('preValidation', async (request, reply) => {
      if (!request.headers['content-type']?.startsWith('multipart/form-data')) return;
      request.body = await processRequest(request.raw, reply.raw, {
        maxFileSize: limitsOf.uploadBytes,
        maxFiles: 1,
      }).catch((error: unknown) => {
        const status = error instanceof Error && 'status' in error ? error.status : undefined;
        throw new AppError(status === 413 ? 'TOO_LARGE' : 'BAD_INPUT', 'The upload is malformed.');
      });
    });
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST'],
      bodyLimit: limits.bodyBytes,
      handler: async (request, reply) => {
        void reply.header('cache-control', 'no-store');
        return fastifyApolloHandler(apollo, {
          context: async () => request.knownContext ?? (await makeContext(request, reply)),
        }).call(graphql, request, reply);
      },
    });
  });
}
