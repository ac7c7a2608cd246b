import { describe, expect, it } from '@jest/globals';
import {
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { schema } from '../schema.ts';

/** A part of the schema by its path, such as Query.business(slug). */
interface Part {
  path: string;
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}

const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);
const parts = types.flatMap((type) => [{ path: type.name, description: type.description }, ...partsOf(type)]);

function partsOf(type: GraphQLNamedType): Part[] {
  const named = <Member extends Omit<Part, 'path'>>(
    path: string,
    { description, deprecationReason }: Member,
  ) => ({
    path,
    description,
    deprecationReason,
  });
  if (isEnumType(type)) return type.getValues().map((value) => named(`${type.name}.${value.name}`, value));
  if (isInputObjectType(type))
    return Object.values(type.getFields()).map((field) => named(`${type.name}.${field.name}`, field));
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    named(`${type.name}.${field.name}`, field),
    ...field.args.map((arg) => named(`${type.name}.${field.name}(${arg.name})`, arg)),
  ]);
}

const fieldsOf = (type: GraphQLNamedType | undefined): Record<string, string> =>
  isObjectType(type)
    ? Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, String(field.type)]))
    : {};

describe('the schema', () => {
  it('describes every type, field, argument and value', () => {
    expect(parts.length).toBeGreaterThan(400);
    expect(
      parts.filter(({ description }) => (description ?? '').trim() === '').map(({ path }) => path),
    ).toEqual([]);
  });

  it('names a replacement for every deprecated field', () => {
    // GraphQL's own default is not a reason either.
    const silent = ['', 'No longer supported'];
    expect(
      parts
        .filter(
          ({ deprecationReason }) => deprecationReason != null && silent.includes(deprecationReason.trim()),
        )
        .map(({ path }) => path),
    ).toEqual([]);
  });

  it('paginates all lists by connections', () => {
    const connections = types.filter(({ name }) => name.endsWith('Connection'));
    expect(connections.length).toBeGreaterThan(5);
    for (const type of connections) {
      expect([type.name, fieldsOf(type)]).toEqual([
        type.name,
        expect.objectContaining({ nodes: expect.stringMatching(/^\[\w+!\]!$/), pageInfo: 'PageInfo!' }),
      ]);
    }
    expect(fieldsOf(schema.getType('PageInfo'))).toEqual({ hasNextPage: 'Boolean!', endCursor: 'String' });
  });

  it('has a page argument on connections only', () => {
    expect(
      types
        .filter((type) => 'pageInfo' in fieldsOf(type) && !type.name.endsWith('Connection'))
        .map(({ name }) => name),
    ).toEqual([]);
  });
});
