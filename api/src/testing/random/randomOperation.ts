import fc from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';

export interface RandomOperation {
  operation: string;
  variables: Record<string, unknown>;
}

/** Values at the edges of what is possible, and some that a directory may have. */
const values: Readonly<Record<string, readonly unknown[]>> = {
  Int: [0, 1, 1, 2, 3, 10, -1, 100, 101, 2_147_483_647, -2_147_483_648],
  Float: [0, 1, -1, 4.5, 90, -180, 1e308, -1e308, 1e-320],
  Boolean: [true, false],
  DateTime: ['2026-11-28T10:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z'],
  JSON: [{}, { monday: '9-17' }, { constructor: 1 }, [], 'x', 1],
};
export const texts = [
  ...[
    '',
    ' ',
    'a',
    'pizza',
    'TR',
    'x'.repeat(5000),
    '\u0000',
    'a\u0000b',
    '\uD800',
    '🍕',
    '\u202E',
    'İ',
    'ﬀ',
  ],
  ...['%', '_', "'", '"', '\\', '<b>', '../../..', '*', '(', '{}', '[', '-1', '1e400', '9'.repeat(30)],
  ...['2026', '2026-11', '2026-13', '2026-02-30', '10:00', '99:99', 'Europe/Istanbul', 'place-1', 'cafe'],
  ...['https://a.example/x', 'http://127.0.0.1/', 'javascript:x', 'a@b.example', '+90 212 555 12 12', '1,2'],
];

/** An operation of one root field that fits the schema, with random arguments and a random selection up to four levels deep. */
export function randomOperation(
  schema: GraphQLSchema,
  kind: 'query' | 'mutation',
  name: string,
  draw: fc.GeneratorValue,
): RandomOperation {
  const isDrawn = (share: number) => draw(fc.integer, { min: 0, max: 99 }) < share * 100;
  const oneOf = <Value>(given: readonly Value[]): Value => draw(() => fc.constantFrom(...given));
  const variables: Record<string, unknown> = {};
  const declared: string[] = [];

  const valueOf = (type: GraphQLInputType, depth: number): unknown => {
    if (!isNonNullType(type) && isDrawn(0.1)) return null;
    const inner = isNonNullType(type) ? type.ofType : type;
    if (isListType(inner))
      return Array.from({ length: oneOf([0, 1, 1, 2, 30]) }, () => valueOf(inner.ofType, depth + 1));
    if (isEnumType(inner)) return oneOf(inner.getValues()).name;
    if (!isInputObjectType(inner)) return oneOf(values[inner.name] ?? texts);
    const fields = Object.values(inner.getFields());
    const given = inner.isOneOf
      ? [oneOf(fields)]
      : fields.filter((field) => isRequiredInputField(field) || (depth < 4 && isDrawn(0.3)));
    return Object.fromEntries(given.map((field) => [field.name, valueOf(field.type, depth + 1)]));
  };

  const argumentOf = ({ name: argument, type }: GraphQLArgument): string => {
    const variable = `v${declared.length}`;
    declared.push(`$${variable}: ${String(type)}`);
    variables[variable] = valueOf(type, 0);
    return `${argument}: $${variable}`;
  };

  const fieldOf = (field: GraphQLField<unknown, unknown>, depth: number): string => {
    const given = field.args.filter((one) => isRequiredArgument(one) || isDrawn(0.4)).map(argumentOf);
    return `${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${selectionOf(field.type, depth)}`;
  };

  const selectionOf = (type: GraphQLOutputType, depth: number): string => {
    const named = getNamedType(type);
    if (isAbstractType(named)) {
      const parts = schema
        .getPossibleTypes(named)
        .map((one) => `... on ${one.name} ${selectionOf(one, depth)}`);
      return `{ __typename ${parts.join(' ')} }`;
    }
    if (!isObjectType(named)) return '';
    const fields = Object.values(named.getFields()).filter(
      (field) => isDrawn(depth < 3 ? 0.5 : 0.2) && (depth < 3 || isLeafType(getNamedType(field.type))),
    );
    return `{ __typename ${fields.map((field, at) => `f${at}: ${fieldOf(field, depth + 1)}`).join(' ')} }`;
  };

  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const field = root?.getFields()[name];
  if (!field) throw new Error(`The schema has no ${kind} ${name}.`);
  const body = fieldOf(field, 0);
  return {
    operation: `${kind}${declared.length > 0 ? `(${declared.join(', ')})` : ''} { ${body} }`,
    variables,
  };
}
