import fc from 'fast-check';
import type { OpenApiDocument, OpenApiOperation } from '../../http/rest/openApi.ts';
import type { JsonSchema } from '../../http/rest/routeDescription.ts';
import { texts } from './randomOperation.ts';

export interface RandomRequest {
  /** With its query string. */
  path: string;
  payload?: string;
  headers: Record<string, string>;
}

const numbers = [0, 1, 1, 2, 3, 12, -1, 100, 101, 1.5, 2_147_483_647, 2_147_483_648, -2_147_483_649, 1e300];
const things = [null, true, false, [], {}, [null], { a: 1 }, JSON.parse('{"__proto__":{"a":1}}') as object];
const known = ['1', '2', 'place-1', 'place-2', '999999'];

/** A request that resembles what the OpenAPI document says of an operation, with values at the edges and of other types. */
export function randomRequest(
  document: OpenApiDocument,
  path: string,
  operation: OpenApiOperation,
  draw: fc.GeneratorValue,
): RandomRequest {
  const isDrawn = (share: number) => draw(fc.integer, { min: 0, max: 99 }) < share * 100;
  const oneOf = <Value>(given: readonly Value[]): Value => draw(() => fc.constantFrom(...given));

  const valueOf = (given: JsonSchema, depth: number): unknown => {
    const schema = resolve(document, given);
    if (isDrawn(0.08)) return oneOf<unknown>([...texts, ...numbers, ...things]);
    if (Array.isArray(schema.enum)) return oneOf(schema.enum as unknown[]);
    const choices = schema.oneOf ?? schema.anyOf;
    if (Array.isArray(choices)) return valueOf(oneOf(choices as JsonSchema[]), depth);
    switch (oneOf([schema.type].flat())) {
      case 'integer':
      case 'number':
        return oneOf(numbers);
      case 'boolean':
        return oneOf([true, false]);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: oneOf([0, 1, 1, 2, 30]) }, () =>
          valueOf((schema.items ?? {}) as JsonSchema, depth + 1),
        );
      case 'object':
        return objectOf(schema, depth);
      default:
        return oneOf([...texts, ...known]);
    }
  };

  const objectOf = (schema: JsonSchema, depth: number) => {
    const required = (schema.required ?? []) as string[];
    const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
    const given = properties
      .filter(([name]) => (required.includes(name) ? !isDrawn(0.05) : depth < 4 && isDrawn(0.3)))
      .map(([name, inner]) => [name, valueOf(inner, depth + 1)]);
    return Object.fromEntries(isDrawn(0.05) ? [...given, [oneOf(texts), 1]] : given) as object;
  };

  // Dots alone would be another path.
  const segment = (text: unknown) => encode(text).replace(/^\.+$/, 'x') || 'x';
  const filled = path.replace(/\{\w+\}/g, () => segment(isDrawn(0.5) ? oneOf(known) : oneOf(texts)));
  const query = operation.parameters
    .filter((one) => one.in === 'query' && (one.required ? !isDrawn(0.05) : isDrawn(0.4)))
    .flatMap(({ name, schema }) =>
      Array.from({ length: isDrawn(0.05) ? 2 : 1 }, () => `${encode(name)}=${encode(valueOf(schema, 0))}`),
    );
  const headers: Record<string, string> = {};
  for (const { name, schema } of operation.parameters.filter((one) => one.in === 'header'))
    if (isDrawn(0.5)) headers[name] = encode(valueOf(schema, 0)).slice(0, 200);
  const body = operation.requestBody?.content['application/json']?.schema;
  const payload = body && !isDrawn(0.03) ? JSON.stringify(valueOf(body, 0)) : undefined;
  return {
    path: filled + (query.length > 0 ? `?${query.join('&')}` : ''),
    headers,
    ...(payload === undefined ? {} : { payload: isDrawn(0.03) ? payload.slice(0, -1) : payload }),
  };
}

function resolve(document: OpenApiDocument, schema: JsonSchema): JsonSchema {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : resolve(document, document.components.schemas[name] ?? {});
}

// A lone surrogate has no percent-encoding; clients send its bytes as they are.
function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
    .slice(0, 4000)
    .replace(/%.?$/, '');
}
