import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  buildSchema,
  defaultFieldResolver,
  execute,
  isObjectType,
  parse,
  validate,
  type DocumentNode,
} from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { examples } from '../../../domain/testing/examples.ts';
import { compiledQuery, jitOptions } from './compiledQuery.ts';

const schema = buildSchema(`
  input Filter { size: Int, word: String = "any", sizes: [Int!], isOpen: Boolean = true }
  interface Thing { id: ID! }
  type Place implements Thing { id: ID! name(prefix: String): String said(filter: Filter, first: Int = 3): String parts: [Place!]! things: [Thing] }
  type Person implements Thing { id: ID! age: Int home: Place }
  union Found = Place | Person
  type Query { place(id: ID): Place person: Person things: [Thing!]! found: [Found] said(filter: Filter, first: Int = 3, filters: [Filter!]): String }
`);
for (const type of Object.values(schema.getTypeMap()))
  if (isObjectType(type) && !type.name.startsWith('__'))
    for (const field of Object.values(type.getFields())) field.resolve = defaultFieldResolver;

const stringify = (given: object) => JSON.stringify(given, (_key, value) => sorted(value));
const place = (id: string): object => ({
  __typename: 'Place',
  id,
  name: ({ prefix }: { prefix?: string }) => `${prefix}${id}`,
  said: stringify,
  parts: () => (id.length > 4 ? [] : [place(`${id}1`), place(`${id}2`)]),
  things: () => (id.length > 4 ? null : [place(`${id}3`), null, person(`${id}4`)]),
});
const person = (id: string): object => ({ __typename: 'Person', id, age: 9, home: () => place(`${id}5`) });
const root = {
  place: ({ id = 'p' }: { id?: string }) => place(id),
  person: () => person('q'),
  things: () => [place('t'), person('u')],
  found: () => [person('v'), null, place('w')],
  said: stringify,
};

/** The same, with the keys of objects in order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}

const types: Record<string, string> = {
  a: 'Boolean!',
  b: 'Boolean = true',
  c: 'Boolean! = false',
  size: 'Int',
  word: 'String',
  filter: 'Filter',
};
const selectable: Record<string, readonly string[]> = {
  Query: ['place', 'person', 'things', 'found', 'said'],
  Place: ['id', 'name', 'said', 'parts', 'things', '__typename'],
  Person: ['id', 'age', 'home', '__typename'],
  Thing: ['id', '__typename'],
  Found: ['__typename'],
};
const typeOf: Record<string, string> = {
  place: 'Place',
  person: 'Person',
  things: 'Thing',
  found: 'Found',
  parts: 'Place',
  home: 'Place',
};
const narrower: Record<string, readonly string[]> = {
  Thing: ['Place', 'Person'],
  Found: ['Place', 'Person'],
};

/** A document with fragments, conditions and variables, and values for some of these. */
function documentFrom(draw: fc.GeneratorValue): { query: string; variables: Record<string, unknown> } {
  const isDrawn = (share: number) => draw(fc.integer, { min: 0, max: 99 }) < share * 100;
  const oneOf = <T>(values: readonly T[]): T => draw(() => fc.constantFrom(...values));
  const fragments = new Map<string, string>();
  const used = new Set<string>();
  const variable = (name: string) => {
    used.add(name);
    return `$${name}`;
  };
  const condition = () =>
    isDrawn(0.2) ? ` @${oneOf(['skip', 'include'])}(if: ${variable(oneOf(['a', 'b', 'c']))})` : '';
  const filter = () =>
    isDrawn(0.6)
      ? variable('filter')
      : `{ size: ${isDrawn(0.2) ? variable('size') : 1}, word: ${isDrawn(0.2) ? variable('word') : 'null'} }`;
  const values = (field: string) => {
    if (field === 'said' && isDrawn(0.6))
      return `(filter: ${filter()}${isDrawn(0.5) ? `, first: ${variable('size')}` : ''})`;
    return field === 'name' && isDrawn(0.5) ? `(prefix: ${variable('word')})` : '';
  };
  let aliases = 0;
  const selection = (type: string, depth: number): string => {
    const parts = Array.from({ length: draw(fc.integer, { min: 1, max: 3 }) }, () => {
      if (depth < 3 && isDrawn(0.25)) {
        const on = oneOf(narrower[type] ?? [type]);
        if (isDrawn(0.5)) return `... on ${on}${condition()} ${selection(on, depth + 1)}`;
        const name = `Of${on}`;
        if (!fragments.has(name)) {
          fragments.set(name, '');
          fragments.set(name, `fragment ${name} on ${on} ${selection(on, 3)}`);
        }
        return `...${name}${condition()}`;
      }
      const fields = selectable[type] ?? [];
      const field = oneOf(depth < 3 ? fields : fields.filter((one) => !(one in typeOf)).concat('__typename'));
      const given = values(field);
      const alias = given !== '' || isDrawn(0.2) ? `x${(aliases += 1)}: ` : '';
      const inner = typeOf[field];
      return `${alias}${field}${given}${condition()}${inner ? ` ${selection(inner, depth + 1)}` : ''}`;
    });
    return `{ ${parts.join(' ')} }`;
  };
  const body = selection('Query', 0);
  const heads = [...used].map((name) => `$${name}: ${types[name]}`).join(', ');
  const optional: Record<string, readonly unknown[]> = {
    b: [false],
    c: [true],
    size: [2, null],
    word: ['w', null],
    filter: [{}, { size: 1 }, { word: null }, null],
  };
  const variables = Object.fromEntries(
    [...used].flatMap((name) => {
      if (name === 'a') return [[name, isDrawn(0.5)]];
      return isDrawn(0.5) ? [[name, oneOf(optional[name] ?? [])]] : [];
    }),
  );
  const query = `query Q${heads ? `(${heads})` : ''} ${body} ${[...fragments.values()].join(' ')}`;
  return { query, variables };
}

type Run = NonNullable<ReturnType<typeof compiledQuery>>;

async function answers(document: DocumentNode, variables: Record<string, unknown>, run: Run) {
  const asUsual = await execute({ schema, document, rootValue: root, variableValues: variables });
  return [asUsual, await run(root, {}, variables)].map(({ data, errors }) =>
    sorted({ data, errors: errors?.map(({ message }) => message) }),
  );
}

it('a compiled query answers like graphql-js', async () => {
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(fc.gen(), async (draw) => {
      const { query, variables } = documentFrom(draw);
      const document = parse(query);
      const run = validate(schema, document).length === 0 ? compiledQuery(schema, document) : null;
      if (!run) return;
      compared += 1;
      const [asUsual, compiled] = await answers(document, variables, run);
      expect({ query, variables, answer: compiled }).toEqual({ query, variables, answer: asUsual });
    }),
    { numRuns: examples(1500) },
  );
  expect(compared).toBeGreaterThan(examples(1500) / 10);
});

it.each([
  ['a variable within an object', 'query ($word: String) { said(filter: { word: $word }) }', {}],
  ['a variable within a list', 'query ($size: Int) { said(filters: [{ size: $size }]) }', {}],
  ['a required variable with a default', 'query ($c: Boolean! = false) { person { id @skip(if: $c) } }', {}],
  [
    'two selections of one part, one of them under a condition',
    `query ($a: Boolean!) { things @skip(if: $a) { ... on Person { home { id } } } things { id } }`,
    { a: true },
  ],
])(
  'the compiler leaves %s to graphql-js, since graphql-jit answers otherwise',
  async (_what, query, variables) => {
    const document = parse(query);
    expect(validate(schema, document)).toEqual([]);
    expect(compiledQuery(schema, document)).toBeNull();
    const jit = compileQuery(schema, document, undefined, jitOptions);
    if (!isCompiledQuery(jit)) throw new Error('The document does not compile.');
    const [asUsual, compiled] = await answers(document, variables, jit.query);
    expect(compiled).not.toEqual(asUsual);
  },
);

it('a compiled query includes a fragment wherever its own conditions allow it', async () => {
  const document = parse(
    `query ($a: Boolean!) { one: person { ...F @skip(if: $a) id } other: person { ...F @include(if: $a) } } fragment F on Person { age }`,
  );
  const run = compiledQuery(schema, document);
  if (!run) throw new Error('The document is left to graphql-js.');
  const [asUsual, compiled] = await answers(document, { a: true }, run);
  expect(compiled).toEqual(asUsual);
  expect(compiled).toEqual({ data: { one: { id: 'q' }, other: { age: 9 } }, errors: undefined });
});
