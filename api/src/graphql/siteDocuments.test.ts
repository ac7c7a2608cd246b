import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';
import { complexityFromQuery } from '@pothos/plugin-complexity';
import {
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  parse,
  print,
  separateOperations,
  typeFromAST,
  type DocumentNode,
  type GraphQLInputType,
} from 'graphql';
import { limits } from '../lib/limits.ts';
import { schema } from '../schema.ts';

const web = new URL('../../../web/src/', import.meta.url);
const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.graphql'),
);
const operations = Object.entries(
  separateOperations(parse(files.map((file) => readFileSync(new URL(file, web), 'utf8')).join('\n'))),
);

/** Some value of a type; the longest list of any screen where it is a whole number. */
function valueOf(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isEnumType(inner)) return inner.getValues()[0]?.name;
  if (isInputObjectType(inner))
    return Object.fromEntries(
      Object.values(inner.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, valueOf(field.type)]),
    );
  return { Int: 50, Float: 1, Boolean: true }[inner.name] ?? 'x';
}

function variablesOf(document: DocumentNode): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue;
    for (const { variable, type } of definition.variableDefinitions ?? []) {
      const named = typeFromAST(schema, type);
      if (named && isInputType(named) && !named.toString().startsWith('Upload'))
        variables[variable.name.value] = valueOf(named);
    }
  }
  return variables;
}

it('the server preloads the documents of the pages', () => {
  expect(operations.length).toBeGreaterThan(20);
});

// A visitor's browser requests page data too, not only the server that renders it.
it.each(operations)('the document %s is within the limits of anonymous clients', (_name, document) => {
  const { complexity, depth, breadth } = complexityFromQuery(print(document), {
    schema,
    variables: variablesOf(document),
  });
  expect(complexity).toBeLessThanOrEqual(limits.complexity);
  expect(depth).toBeLessThanOrEqual(limits.depth);
  expect(breadth).toBeLessThanOrEqual(limits.breadth);
});
