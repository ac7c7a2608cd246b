import { isDeepStrictEqual } from 'node:util';
import type { OpenApiDocument, OpenApiOperation } from './openApi.ts';
import type { JsonSchema } from './routeDescription.ts';

/**
 * Incompatible changes between two documents, as sentences: removed paths and parameters, values that are no longer accepted,
 * properties that are no longer promised. Deprecated parts may be removed.
 */
export function openApiBreaks(before: OpenApiDocument, after: OpenApiDocument): string[] {
  const paths = new Map(Object.entries(after.paths).map(([path, operations]) => [shapeOf(path), operations]));
  return Object.entries(before.paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, operation]) => {
      const now = paths.get(shapeOf(path))?.[method];
      const where = `${method.toUpperCase()} ${path}`;
      if (operation.deprecated) return [];
      if (!now) return [`${where} is gone`];
      return operationBreaks(operation, now, { before, after }).map((fault) => `${where}: ${fault}`);
    }),
  );
}

// Path parameters are compared by position, since clients do not send their names.
const shapeOf = (path: string) => path.replace(/\{\w+\}/g, '{}');

/** Parameters by what a client sends: those of the path by place, others by name. */
function sentParameters({ parameters }: OpenApiOperation) {
  let place = 0;
  return new Map(
    parameters.map((one) => [one.in === 'path' ? `path ${++place}` : `${one.in} ${one.name}`, one]),
  );
}

interface Documents {
  before: OpenApiDocument;
  after: OpenApiDocument;
}

function operationBreaks(before: OpenApiOperation, after: OpenApiOperation, documents: Documents): string[] {
  const access = isPublic(before) && !isPublic(after) ? ['it is no longer public'] : [];
  const [sent, sentNow] = [sentParameters(before), sentParameters(after)];
  const parameters = [...sent].flatMap(([key, parameter]) => {
    if (parameter.deprecated) return [];
    const now = sentNow.get(key);
    if (!now) return [`parameter ${parameter.name} is gone`];
    return takesLess(parameter.schema, now.schema, `parameter ${parameter.name}`, documents);
  });
  const demands = [...sentNow]
    .filter(([key, one]) => one.required && !sent.has(key))
    .map(([, { name }]) => `parameter ${name} is needed now`);
  const bodies = Object.entries(before.requestBody?.content ?? {}).flatMap(([type, { schema }]) => {
    const now = after.requestBody?.content[type];
    return now ? takesLess(schema, now.schema, 'body', documents) : [`it takes no ${type} any more`];
  });
  const answers = Object.entries(before.responses)
    .filter(([status]) => Number(status) < 400)
    .flatMap(([status, response]) => {
      const now = after.responses[status];
      if (!now) return [`it no longer answers ${status}`];
      return Object.entries(response.content ?? {}).flatMap(([type, { schema }]) => {
        const content = now.content?.[type];
        if (!content) return [`it no longer answers ${type}`];
        return givesLess(schema ?? {}, content.schema ?? {}, `answer ${status}`, documents);
      });
    });
  return [...access, ...parameters, ...demands, ...bodies, ...answers];
}

const isPublic = ({ security }: OpenApiOperation) => security.some((one) => Object.keys(one).length === 0);

/** Inputs that were valid and no longer are. */
function takesLess(before: JsonSchema, after: JsonSchema, where: string, documents: Documents): string[] {
  const old = resolved(before, documents.before);
  const now = resolved(after, documents.after);
  const [oldTypes, nowTypes] = [typesOf(old), typesOf(now)];
  const properties = Object.entries(propertiesOf(old)).flatMap(([name, schema]) => {
    const current = propertiesOf(now)[name];
    if (schema.deprecated) return [];
    return current ? takesLess(schema, current, `${where}.${name}`, documents) : [`${where}.${name} is gone`];
  });
  const demands = requiredOf(now)
    .filter((name) => !requiredOf(old).includes(name))
    .map((name) => `${where}.${name} is needed now`);
  return [
    ...(nowTypes && !(oldTypes ?? ['anything']).every((type) => nowTypes.includes(type))
      ? [`${where} takes other types`]
      : []),
    ...lostValues(old, now).map((value) => `${where} takes no ${String(value)} any more`),
    ...(number(now.maximum, Infinity) < number(old.maximum, Infinity)
      ? [`${where} has a lower maximum`]
      : []),
    ...(number(now.minimum, -Infinity) > number(old.minimum, -Infinity)
      ? [`${where} has a higher minimum`]
      : []),
    ...(isDeepStrictEqual(old.default, now.default) ? [] : [`${where} has another default`]),
    ...properties,
    ...demands,
  ];
}

/** Guarantees about responses that no longer hold. */
function givesLess(before: JsonSchema, after: JsonSchema, where: string, documents: Documents): string[] {
  const old = resolved(before, documents.before);
  const now = resolved(after, documents.after);
  const [oldTypes, nowTypes] = [typesOf(old), typesOf(now)];
  if (oldTypes && !(nowTypes ?? ['anything']).every((type) => oldTypes.includes(type)))
    return [`${where} may be of another type`];
  const properties = Object.entries(propertiesOf(old)).flatMap(([name, schema]) => {
    const current = propertiesOf(now)[name];
    if (schema.deprecated) return [];
    if (!current) return [`${where}.${name} is gone`];
    const isLost = requiredOf(old).includes(name) && !requiredOf(now).includes(name);
    return [
      ...(isLost ? [`${where}.${name} may be missing`] : []),
      ...givesLess(schema, current, `${where}.${name}`, documents),
    ];
  });
  const items = old.items ? givesLess(old.items, now.items ?? {}, `${where}[]`, documents) : [];
  return [...properties, ...items];
}

type Known = JsonSchema & { items?: JsonSchema };

function resolved(schema: JsonSchema, document: OpenApiDocument): Known {
  const name = typeof schema.$ref === 'string' ? schema.$ref.split('/').at(-1) : undefined;
  return name === undefined ? schema : (document.components.schemas[name] ?? {});
}

const typesOf = ({ type }: JsonSchema): string[] | null =>
  type === undefined ? null : ([type].flat() as string[]);
const propertiesOf = ({ properties }: JsonSchema) => (properties ?? {}) as Record<string, JsonSchema>;
const requiredOf = ({ required }: JsonSchema) => (required ?? []) as string[];
const number = (value: unknown, other: number) => (typeof value === 'number' ? value : other);

function lostValues(before: JsonSchema, after: JsonSchema): unknown[] {
  if (!Array.isArray(after.enum)) return [];
  const values = after.enum as unknown[];
  return ((before.enum ?? []) as unknown[]).filter((value) => !values.includes(value));
}
