import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifyInstance } from 'fastify';
import type { OpenApiDocument } from '../../http/rest/openApi.ts';
import type { JsonSchema } from '../../http/rest/routeDescription.ts';

export interface Exchange {
  method: string;
  /** With its query string. */
  path: string;
  status: number;
  contentType: string | null | undefined;
  body: string;
}

const validators = new WeakMap<object, ValidateFunction>();

/**
 * Throws if an answer of a path under /api differs from the OpenAPI document: an unknown status or content type, a body
 * of another shape, a missing or an extra field.
 */
export function checkAnswer(app: FastifyInstance, exchange: Exchange): void {
  const path = exchange.path.split('?', 1)[0] ?? '';
  if (!path.startsWith('/api/') || exchange.method === 'HEAD' || exchange.status === 304) return;
  const document = app.openApi();
  const operation = operationAt(document, exchange.method, path);
  const where = `${exchange.method} ${path.slice(0, 80)} answered ${exchange.status}`;
  const response = operation?.responses[String(exchange.status)];
  if (operation && !response) throw new Error(`${where}, which the OpenAPI document lacks`);
  if (exchange.status >= 400) {
    const refusal = response?.content?.['application/json']?.schema;
    check(document, refusal ?? { $ref: '#/components/schemas/Error' }, exchange.body, where);
    return;
  }
  if (!response) return;
  const type = exchange.contentType?.split(';', 1)[0]?.trim();
  if (!response.content) {
    if (exchange.body !== '') throw new Error(`${where} with an undocumented body`);
    return;
  }
  const [, content] =
    Object.entries(response.content).find(([known]) => known.split(';', 1)[0] === type) ?? [];
  if (!content) throw new Error(`${where} as ${type}, which the OpenAPI document lacks`);
  if (content.schema) check(document, content.schema, exchange.body, where);
}

function operationAt(document: OpenApiDocument, method: string, path: string) {
  const exact = document.paths[path];
  const [, matching] = exact
    ? [path, exact]
    : (Object.entries(document.paths).find(
        ([pattern, operations]) =>
          method.toLowerCase() in operations &&
          new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
      ) ?? []);
  return matching?.[method.toLowerCase()];
}

function check(document: OpenApiDocument, schema: JsonSchema, body: string, where: string): void {
  const validate = validators.get(schema) ?? compile(document, schema);
  if (typeof schema.$ref !== 'string') validators.set(schema, validate);
  if (!validate(JSON.parse(body)))
    throw new Error(`${where}, not as described: ${JSON.stringify(validate.errors)}\n${body.slice(0, 500)}`);
}

const referred = new WeakMap<OpenApiDocument, Map<string, ValidateFunction>>();

function compile(document: OpenApiDocument, schema: JsonSchema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = referred.get(document) ?? new Map<string, ValidateFunction>();
  referred.set(document, known);
  const made =
    known.get(key) ??
    new Ajv2020({ strict: false, allErrors: true, validateFormats: false }).compile({
      ...(closed(schema) as JsonSchema),
      components: closed(document.components),
    });
  known.set(key, made);
  return made;
}

// Clients must accept unknown fields; a test must not.
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, closed(inner)]));
  const isObject = 'properties' in copy && !('additionalProperties' in copy);
  return isObject && typeof copy.properties === 'object' && 'type' in copy
    ? { ...copy, additionalProperties: false }
    : copy;
}
