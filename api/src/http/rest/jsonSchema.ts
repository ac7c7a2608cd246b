import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  parse,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type SelectionSetNode,
} from 'graphql';
import type { AnswerShape, JsonSchema } from './routeDescription.ts';

const scalars: Record<string, JsonSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  String: { type: 'string' },
  Boolean: { type: 'boolean' },
  DateTime: { type: 'string', format: 'date-time' },
  JSON: {},
};

/**
 * JSON schema of a path's response, from its selection: names, types, nullability and descriptions of the GraphQL schema.
 */
export function shapeSchema(
  schema: GraphQLSchema,
  shape: AnswerShape,
  refer: (shape: AnswerShape) => JsonSchema,
): JsonSchema {
  const [operation] = parse(`{ ${shape.fields} }`).definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('a selection is an operation');
  const base = selected(schema, shape.type, operation.selectionSet, Object.keys(shape.adapted ?? {}));
  const adapted = Object.entries(shape.adapted ?? {}).map(([name, value]) => [
    name,
    'list' in value ? { type: 'array', items: refer(value.list as AnswerShape) } : value,
  ]);
  const properties: JsonSchema = {
    ...(base.properties as JsonSchema),
    ...(Object.fromEntries(adapted) as JsonSchema),
  };
  return {
    ...base,
    ...(shape.description ? { description: shape.description } : {}),
    properties,
    required: Object.keys(properties),
  };
}

function selected(
  schema: GraphQLSchema,
  typeName: string,
  { selections }: SelectionSetNode,
  except: string[],
): JsonSchema {
  const type = schema.getType(typeName);
  if (!isObjectType(type)) throw new Error(`${typeName} is not an output type`);
  const properties: Record<string, JsonSchema> = {};
  for (const node of selections) {
    if (node.kind !== Kind.FIELD || except.includes(node.name.value)) continue;
    const field = type.getFields()[node.name.value];
    if (!field) throw new Error(`${typeName} has no ${node.name.value}`);
    properties[field.name] = {
      ...outputSchema(schema, field.type, node.selectionSet),
      ...(field.description ? { description: field.description } : {}),
      ...(field.deprecationReason ? { deprecated: true } : {}),
    };
  }
  return {
    type: 'object',
    ...(type.description ? { description: type.description } : {}),
    properties,
    required: Object.keys(properties),
  };
}

function outputSchema(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
): JsonSchema {
  if (isNonNullType(type)) return bareOutput(schema, type.ofType, selection);
  return orNull(bareOutput(schema, type, selection));
}

function bareOutput(
  schema: GraphQLSchema,
  type: GraphQLOutputType,
  selection: SelectionSetNode | undefined,
): JsonSchema {
  if (isListType(type)) return { type: 'array', items: outputSchema(schema, type.ofType, selection) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  if (isObjectType(type)) return selected(schema, type.name, selection ?? noSelection, []);
  return 'name' in type ? scalarSchema(type.name) : {};
}

const noSelection: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] };

/** JSON schema of a GraphQL input. */
export function inputSchema(schema: GraphQLSchema, name: string, required: string[] = []): JsonSchema {
  const type = schema.getType(name);
  if (!isInputObjectType(type)) throw new Error(`${name} is not an input type`);
  const properties = Object.values(type.getFields()).map((field) => [
    field.name,
    {
      ...inputTypeSchema(field.type),
      ...(field.description ? { description: field.description } : {}),
      ...(field.deprecationReason ? { deprecated: true } : {}),
    },
  ]);
  return {
    type: 'object',
    ...(type.description ? { description: type.description } : {}),
    properties: Object.fromEntries(properties) as JsonSchema,
    ...(required.length > 0 ? { required } : {}),
  };
}

function inputTypeSchema(type: GraphQLInputType): JsonSchema {
  return isNonNullType(type) ? bareInput(type.ofType) : orNull(bareInput(type));
}

function bareInput(type: GraphQLInputType): JsonSchema {
  if (isListType(type)) return { type: 'array', items: inputTypeSchema(type.ofType) };
  if (isEnumType(type)) return { type: 'string', enum: type.getValues().map(({ name }) => name) };
  return 'name' in type ? scalarSchema(type.name) : {};
}

function scalarSchema(name: string): JsonSchema {
  const known = scalars[name];
  if (!known) throw new Error(`the JSON form of ${name} is unknown`);
  return { ...known };
}

function orNull(schema: JsonSchema): JsonSchema {
  if (typeof schema.type !== 'string') return schema;
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(Array.isArray(schema.enum) ? { enum: [...(schema.enum as unknown[]), null] } : {}),
  };
}
