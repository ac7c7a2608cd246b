import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isInputType,
  Kind,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
} from 'graphql';
import { AppError } from '../../lib/errors.ts';

/** Names of GraphQL fields in the request; '' for a level that does not exist in the request. */
export type RequestNames = Readonly<Record<string, string>>;

/** Maximum number of reported errors. */
const maxFaults = 20;
const maxNameLength = 100;

/**
 * Explains, in the names of the request, why variables do not fit an operation: BAD_INPUT with each field and its
 * expected type. Null if they fit.
 */
export function variableFault(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  names: RequestNames = {},
): AppError | null {
  const faults = new Map<string, string>();
  const note = (path: readonly string[], fault: string) => {
    const name = requestName(path, names);
    if (faults.size < maxFaults && !faults.has(name)) faults.set(name, fault);
  };
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type: node, defaultValue } of definition.variableDefinitions ?? []) {
      const type = typeFromAST(schema, node);
      if (!isInputType(type)) continue;
      const value = variables[variable.name.value];
      if (value === undefined && defaultValue) continue;
      // The client did not write the name of the variable that holds the whole body.
      const path = holdsFields(type) ? [] : [variable.name.value];
      check(type, value, path, note);
    }
  }
  if (faults.size === 0) return null;
  const message = [...faults].map(([name, fault]) => `${name || 'The body'} ${fault}.`).join(' ');
  return new AppError(
    'BAD_INPUT',
    { message: 'variablesInvalid', faults: message.slice(0, 1000) },
    Object.fromEntries(
      [...faults].map(([name, fault]) => [name, { message: 'valueInvalid', fault }] as const),
    ),
  );
}

type Note = (path: readonly string[], fault: string) => void;

function check(type: GraphQLInputType, value: unknown, path: readonly string[], note: Note): void {
  if (isNonNullType(type)) {
    if (value === undefined || value === null) return note(path, 'is required');
    return check(type.ofType, value, path, note);
  }
  if (value === undefined || value === null) return;
  if (isListType(type)) {
    // GraphQL accepts a single value for a list of one.
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.forEach((item, at) => check(type.ofType, item, [...path, String(at)], note));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== 'object' || Array.isArray(value)) return note(path, 'must be an object');
    const fields = type.getFields();
    for (const name of Object.keys(value))
      if (!Object.hasOwn(fields, name)) note([...path, name], 'is not a field of this request');
    for (const field of Object.values(fields)) {
      const given = (value as Record<string, unknown>)[field.name];
      if (given === undefined && field.defaultValue !== undefined) continue;
      check(field.type, given, [...path, field.name], note);
    }
    return;
  }
  if (isEnumType(type)) {
    const values = type.getValues().map(({ name }) => name);
    if (!values.some((name) => name === value)) note(path, `must be one of ${values.join(', ')}`);
    return;
  }
  try {
    type.parseValue(value);
  } catch {
    note(path, wanted[type.name] ?? 'is not understood');
  }
}

const wanted: Readonly<Record<string, string>> = {
  Int: 'must be a whole number',
  Float: 'must be a number',
  String: 'must be text',
  Boolean: 'must be true or false',
  DateTime: 'must be a time in the form 2026-01-31T12:00:00Z',
};

const holdsFields = (type: GraphQLInputType): boolean =>
  isNonNullType(type) ? holdsFields(type.ofType) : isInputObjectType(type);

function requestName(path: readonly string[], names: RequestNames): string {
  return path
    .map((part) => (Object.hasOwn(names, part) ? names[part] : part))
    .filter((part) => part !== '')
    .join('.')
    .slice(0, maxNameLength);
}
