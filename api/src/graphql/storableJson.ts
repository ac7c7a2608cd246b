import { GraphQLError, GraphQLScalarType } from 'graphql';
import { JSONResolver } from 'graphql-scalars';
import { isStorable } from '../lib/text/isStorable.ts';

function checked(value: unknown): unknown {
  if (!isStorable(value)) throw new GraphQLError('JSON must hold text only.');
  return value;
}

const config = JSONResolver.toConfig();

/** The scalar JSON, for values that can be stored. */
export const storableJson = new GraphQLScalarType<unknown, unknown>({
  ...config,
  parseValue: (value) => checked(config.parseValue(value)),
  parseLiteral: (node, variables) => checked(config.parseLiteral(node, variables)),
});
