import type { FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { errorStatus } from '../../lib/errors.ts';
import { inputSchema, shapeSchema } from './jsonSchema.ts';
import { publicRead } from '../protection/cors.ts';
import { inBothCases, type RestParameter } from './restParameter.ts';
import type { AnswerBody, AnswerShape, JsonSchema, RouteDescription } from './routeDescription.ts';

export interface OpenApiOperation {
  operationId: string;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters: { name: string; in: string; required: boolean; deprecated?: boolean; schema: JsonSchema }[];
  requestBody?: { required: boolean; content: Record<string, { schema: JsonSchema }> };
  responses: Record<
    string,
    { description: string; content?: Record<string, { schema?: JsonSchema }>; headers?: object }
  >;
}
export interface OpenApiDocument {
  openapi: '3.1.0';
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of all described routes. */
    openApi: () => OpenApiDocument;
  }
}

/**
 * Serves GET /api/openapi.json, generated from the descriptions of all routes under /api. Must be installed before the first route;
 * the document is built on first use.
 */
export function installOpenApi(app: FastifyInstance, schema: GraphQLSchema): void {
  const routes: { method: string; url: string; description: RouteDescription }[] = [];
  app.addHook('onRoute', ({ method, url, config }) => {
    const description = config?.description;
    if (!description) return;
    for (const one of [method].flat()) if (one !== 'HEAD') routes.push({ method: one, url, description });
  });
  let made: OpenApiDocument | undefined;
  app.decorate('openApi', () => (made ??= openApiDocument(schema, routes)));
  app.get(
    '/api/openapi.json',
    {
      config: {
        ...publicRead,
        description: {
          summary: 'This document',
          access: 'public',
          answers: { 200: { description: 'An OpenAPI 3.1 document.', body: { schema: { type: 'object' } } } },
        },
      },
    },
    async (_request, reply) => reply.header('cache-control', 'public, max-age=300').send(app.openApi()),
  );
}

function openApiDocument(
  schema: GraphQLSchema,
  routes: { method: string; url: string; description: RouteDescription }[],
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Error: errorSchema };
  const refer = (shape: AnswerShape): JsonSchema => {
    schemas[shape.name] ??= shapeSchema(schema, shape, refer);
    return { $ref: `#/components/schemas/${shape.name}` };
  };
  const paths: OpenApiDocument['paths'] = {};
  const sorted = [...routes].sort((a, b) => (a.url < b.url ? -1 : a.url > b.url ? 1 : 0));
  for (const { method, url, description } of sorted) {
    const path = url.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[method.toLowerCase()] = operationOf(method, path, description, schema, refer);
  }
  const document = {
    openapi: '3.1.0' as const,
    info: {
      title: 'Business directory',
      version: '1.0.0',
      description:
        'The REST paths of the directory; most run a stored operation of its GraphQL API. Errors are {message, code, messageCode, parameters?, details?}. Unknown query parameters are ignored; a known one may be given once.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => (a < b ? -1 : 1))),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'directory_session',
          description: 'Set by POST /api/admin/login; named __Host-directory_session on https.',
        },
        key: {
          type: 'http',
          scheme: 'bearer',
          description: 'An API key; paths for operators need one with the admin scope.',
        },
      },
    },
  };
  return document;
}

function operationOf(
  method: string,
  path: string,
  description: RouteDescription,
  schema: GraphQLSchema,
  refer: (shape: AnswerShape) => JsonSchema,
): OpenApiOperation {
  const { summary, details, access, body } = description;
  const refusals = new Set([
    400,
    // Public paths also refuse an invalid key; a valid one may lack the scope.
    401,
    ...(method === 'GET' && access === 'public' ? [] : [403]),
    ...(description.refusals ?? []),
    ...[429, 500, 503],
  ]);
  const answers = Object.entries(description.answers).map(([status, answer]) => [
    status,
    {
      description: answer.description,
      ...(answer.headers ? { headers: headersOf(answer.headers) } : {}),
      ...(answer.body ? { content: contentOf(answer.body, refer) } : {}),
    },
  ]);
  const refused = [...refusals].sort((a, b) => a - b).map((status) => [status, refusal(status)]);
  return {
    operationId: operationId(method, path),
    summary,
    ...(details ? { description: details } : {}),
    security: [access === 'operator' ? { session: [] } : {}, { key: [] }],
    parameters: parametersOf(description),
    ...(body
      ? {
          requestBody: {
            required: true,
            content: { [body.type]: { schema: bodySchema(body.schema, schema) } },
          },
        }
      : {}),
    // A route's own description of an error overrides the general one.
    responses: Object.fromEntries([...refused, ...answers]) as OpenApiOperation['responses'],
  } as OpenApiOperation;
}

function parametersOf({ path = {}, parameters = {}, headers = {} }: RouteDescription) {
  return [
    ...Object.entries(path).map(([name, { description, ...schema }]) => ({
      name,
      in: 'path',
      required: true,
      description,
      schema,
    })),
    ...Object.entries(parameters).map(([name, parameter]) => ({
      name,
      in: 'query',
      required: parameter.kind === 'text' && parameter.isRequired === true,
      description: parameter.description,
      schema: parameterSchema(parameter),
    })),
    ...Object.entries(headers).map(([name, description]) => ({
      name,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    })),
  ];
}

function parameterSchema(parameter: RestParameter): JsonSchema {
  switch (parameter.kind) {
    case 'text':
      return { type: 'string' };
    case 'choice':
      return { type: 'string', enum: [...parameter.values] };
    case 'anyCase':
      return { type: 'string', enum: inBothCases(parameter.values) };
    case 'whole':
      return {
        type: 'integer',
        minimum: parameter.min,
        maximum: parameter.max,
        ...(parameter.standard === undefined ? {} : { default: parameter.standard }),
      };
  }
}

function bodySchema(
  body: JsonSchema | { input: string; required?: string[] },
  schema: GraphQLSchema,
): JsonSchema {
  return typeof body.input === 'string'
    ? inputSchema(schema, body.input, body.required as string[] | undefined)
    : body;
}

function contentOf(body: AnswerBody, refer: (shape: AnswerShape) => JsonSchema) {
  if ('file' in body) return Object.fromEntries(body.file.map((type) => [type, {}]));
  const schema =
    'list' in body
      ? { type: 'array', items: refer(body.list) }
      : 'one' in body
        ? refer(body.one)
        : body.schema;
  return { 'application/json': { schema } };
}

function headersOf(headers: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(headers).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
  );
}

function refusal(status: number) {
  const codes = Object.entries(errorStatus).filter(([, known]) => known === status);
  return {
    description: codes.map(([code]) => code).join(', '),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  };
}

const errorSchema: JsonSchema = {
  type: 'object',
  description: 'Error of a refused request.',
  properties: {
    message: { type: 'string', description: 'Human-readable, in English.' },
    code: {
      type: 'string',
      enum: Object.keys(errorStatus),
      description: 'Machine-readable; one of a closed list.',
    },
    messageCode: {
      type: 'string',
      description: 'Stable name of the message, for clients that show it in another language.',
    },
    parameters: { type: 'object', description: 'Values in the message, such as limits and names.' },
    details: {
      type: 'object',
      description:
        'fields: problems by name, and fieldMessages: the same as messageCode and parameters; retryAfter: seconds; id: id of the error in the log.',
    },
  },
  required: ['message', 'code'],
};

function operationId(method: string, path: string): string {
  const words = path.replace(/^\/api\//, '').match(/\w+/g) ?? [];
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return `${method.toLowerCase()}${name}`;
}
