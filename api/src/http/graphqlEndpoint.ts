import { ApolloServer, HeaderMap, type ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OperationTypeNode, type GraphQLError, type GraphQLSchema } from 'graphql';
import processRequest from 'graphql-upload/processRequest.mjs';
import Upload from 'graphql-upload/Upload.mjs';
import { cacheIntrospection } from '../graphql/cacheIntrospection.ts';
import { compileHotQueries } from '../graphql/compileHotQueries.ts';
import { documentCache } from '../graphql/documentCache.ts';
import { operationSpan } from '../graphql/operationSpan.ts';
import { presentError } from '../graphql/presentError.ts';
import { checkCost, costLimits, queryCost, type QueryCost } from '../graphql/queryCost.ts';
import { maxValidationErrors, sizeRule } from '../graphql/sizeRule.ts';
import { requireOperator, type Context } from '../lib/context.ts';
import { AppError, errorStatus, type ErrorCode } from '../lib/errors.ts';
import { limits } from '../lib/limits.ts';
import { isMultipart } from '../lib/net/isMultipart.ts';
import { currentTracing, inSpan } from '../lib/telemetry/tracing.ts';
import { publicRead } from './protection/cors.ts';
import type { MakeContext } from './requestContext.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for uploads, whose access is checked before the body is read. */
    uploadContext?: Context;
  }
}

/** Serves GraphQL at /graphql, over Apollo Server. Uploads are read only for operators. */
export async function installGraphql(
  app: FastifyInstance,
  schema: GraphQLSchema,
  makeContext: MakeContext,
  { maxUploadBytes }: { maxUploadBytes: number },
): Promise<void> {
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    documentStore: documentCache(),
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [sizeRule],
    validationOptions: { maxErrors: maxValidationErrors },
    // `refuseSimplePost` checks POST. A GET only queries, and is anonymous if it comes from another site.
    csrfPrevention: false,
    formatError: (_formatted, error) => presentError(error, app.log),
    logger: app.log,
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // It would inspect every field of every answer for cache hints, which this schema does not use.
      ApolloServerPluginCacheControlDisabled(),
      compileHotQueries(schema),
      checkOperations(schema),
      cacheIntrospection(),
      statusOfErrors,
    ],
  });
  await apollo.start();
  app.addHook('onClose', () => apollo.stop());

  await app.register(async (graphql) => {
    graphql.addContentTypeParser(/^multipart\/form-data/, (_request, _payload, done) => done(null));
    graphql.addHook('preParsing', (request, reply, payload, done) => {
      if (!isMultipart(request.headers)) return done(null, payload);
      // Before the body is read: only operators may upload files.
      makeContext(request, reply)
        .then((context) => {
          requireOperator(context);
          request.uploadContext = context;
        })
        .then(() => done(null, payload), done);
    });
    graphql.addHook('preValidation', (request, reply, done) => {
      if (!isMultipart(request.headers)) return done();
      readUpload(request, reply, maxUploadBytes).then(() => done(), done);
    });
    graphql.route({
      url: '/graphql',
      method: ['GET', 'POST'],
      bodyLimit: limits.bodyBytes,
      config: publicRead,
      handler: async (request, reply) => {
        refuseSimplePost(request);
        // The integration builds a URL from the Host header, which HTTP/1.0 clients may omit.
        if (request.headers.host === undefined) throw new AppError('BAD_INPUT', 'hostMissing');
        checkComments(request);
        // Created before GraphQL runs, so that an invalid key or an exceeded limit has its own status.
        const context = request.uploadContext ?? (await makeContext(request, reply));
        const isForAll = request.method === 'GET' && context.viewer.kind === 'anonymous';
        void reply.header('cache-control', isForAll ? 'no-cache' : 'no-store');
        // The content type of the answer depends on the request's `Accept`.
        void reply.header('vary', 'accept, accept-encoding');
        return inSpan(
          () => ({ name: 'graphql' }),
          () => fastifyApolloHandler(apollo, { context: async () => context }).call(graphql, request, reply),
        );
      },
    });
  });
}

const simpleTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i;

/**
 * Refuses requests that a form of another site could post without a CORS preflight: the header below makes browsers send one.
 */
function refuseSimplePost({ method, headers }: FastifyRequest): void {
  const type = headers['content-type'] ?? 'text/plain';
  if (method === 'POST' && simpleTypes.test(type) && !headers['apollo-require-preflight'])
    throw new AppError('BAD_INPUT', 'contentTypeNotJson');
}

// The parser's `maxTokens` does not count comments.
function checkComments({ method, query, body }: FastifyRequest): void {
  const parameters: unknown = method === 'GET' ? query : body;
  const document =
    typeof parameters === 'object' && parameters !== null && 'query' in parameters ? parameters.query : null;
  if (typeof document === 'string' && document.split('#', limits.comments + 2).length > limits.comments + 1)
    throw new AppError('BAD_INPUT', { message: 'tooManyComments', limit: limits.comments });
}

async function readUpload(request: FastifyRequest, reply: FastifyReply, maxFileSize: number): Promise<void> {
  let files: number;
  try {
    request.body = await processRequest(request.raw, reply.raw, { maxFileSize, maxFiles: 1 });
    // Throws for a body that is nested too deeply.
    files = filesIn(request.body);
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : undefined;
    throw new AppError(status === 413 ? 'TOO_LARGE' : 'BAD_INPUT', 'uploadMalformed');
  }
  // Otherwise a request could have one file stored once for each of its variables.
  if (files > 1) throw new AppError('BAD_INPUT', 'fileUsedTwice');
}

/** Number of files in a body. */
function filesIn(value: unknown): number {
  if (value instanceof Upload) return 1;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + filesIn(each), 0);
}

/** Checks an operation before it runs, and reports its cost if the request has `X-Query-Cost`. */
function checkOperations(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => {
      let cost: QueryCost | null = null;
      return {
        didResolveOperation: async ({ request, document, operation, contextValue }) => {
          if (!operation) return;
          currentTracing()?.describe(operationSpan(operation));
          if (operation.operation === OperationTypeNode.MUTATION && contextValue.isCrossOrigin)
            throw new AppError('FORBIDDEN', 'crossSiteRefused');
          // A replica may answer anonymous queries.
          if (operation.operation === OperationTypeNode.QUERY && contextValue.viewer.kind === 'anonymous')
            contextValue.db = contextValue.db.forVisitors;
          const variables = request.variables ?? {};
          cost = queryCost({ schema, document, operation, variables }, contextValue);
          if (cost) checkCost(cost, contextValue);
        },
        willSendResponse: async ({ request, response }) => {
          if (!cost || response.body.kind !== 'single' || !request.http?.headers.has('x-query-cost')) return;
          const { singleResult } = response.body;
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: { ...cost, limits: costLimits },
          };
        },
      };
    },
  };
}

const documentFaults = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
]);
const isDocumentFault = ({ extensions }: GraphQLError) => documentFaults.has(extensions['code']);

/**
 * Whether a client accepts `application/json` but not GraphQL's own media type. Such a client gets status 200 for a
 * document that cannot run (GraphQL over HTTP, section 6.4.1), so that it reads the errors.
 */
function acceptsLegacyJsonAlone(accept: string | undefined): boolean {
  return (
    accept !== undefined &&
    /application\/json/i.test(accept) &&
    !/graphql-response\+json|\*\/\*/i.test(accept)
  );
}

/** Derives the status from a single error, for plain HTTP clients. */
const statusOfErrors: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ request, response, errors: thrown }) => {
      if (response.body.kind !== 'single') return;
      // An unknown hash is not a failure: many clients read that they should send the query only from a 200.
      if (thrown?.some(({ extensions }) => extensions['code'] === 'PERSISTED_QUERY_NOT_FOUND')) return;
      if (thrown?.every(isDocumentFault) && acceptsLegacyJsonAlone(request.http?.headers.get('accept'))) {
        response.http.status = 200;
        return;
      }
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
};
