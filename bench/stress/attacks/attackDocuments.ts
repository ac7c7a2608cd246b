import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
} from 'graphql';
import { rootFolder } from '../../../api/src/lib/rootFolder.ts';
import { hostileTexts, type Chance } from './attackChance.ts';

const schema = buildSchema(readFileSync(path.join(rootFolder, 'schema.graphql'), 'utf8'));

function argument(chance: Chance, type: GraphQLInputType, depth = 0): string {
  const bare = getNullableType(type);
  if (chance.isTrue(0.05)) return 'null';
  if (isListType(bare))
    return `[${chance.many(chance.whole(chance.isTrue(0.05) ? 500 : 4), () => argument(chance, bare.ofType, depth + 1)).join(',')}]`;
  const named: GraphQLNamedType = getNamedType(bare);
  if (isEnumType(named)) return chance.of(named.getValues()).name;
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(() => depth < 3 && chance.isTrue(0.4));
    return `{${fields.map((field) => `${field.name}:${argument(chance, field.type, depth + 1)}`).join(',')}}`;
  }
  if (named.name === 'Boolean') return chance.of(['true', 'false', '1', '"true"']);
  if (named.name === 'Int' || named.name === 'Float')
    return chance.of([
      '0',
      '1',
      '-1',
      '2147483647',
      '2147483648',
      '1e309',
      '1.5',
      '"1"',
      '99999999999999999999',
    ]);
  return JSON.stringify(chance.of(hostileTexts).slice(0, 2000));
}

function selection(chance: Chance, type: GraphQLNamedType, depth: number): string {
  if (!isCompositeType(type)) return '';
  const fields: GraphQLField<unknown, unknown>[] =
    'getFields' in type ? Object.values((type as GraphQLObjectType).getFields()) : [];
  if (fields.length === 0 || depth > 6) return '{ __typename }';
  const chosen = chance.many(1 + chance.whole(5), () => {
    const field = chance.of(fields);
    const args = field.args.filter((arg) => isRequiredArgument(arg) || chance.isTrue(0.5));
    const given =
      args.length > 0 ? `(${args.map((arg) => `${arg.name}:${argument(chance, arg.type)}`).join(',')})` : '';
    const alias = chance.isTrue(0.5) ? `a${chance.whole(1000)}:` : '';
    const directive = chance.isTrue(0.05) ? '@include(if:true)'.repeat(1 + chance.whole(30)) : '';
    return `${alias}${field.name}${given}${directive}${selection(chance, getNamedType(field.type), depth + 1)}`;
  });
  return `{ ${chosen.join(' ')} }`;
}

const root = (kind: 'query' | 'mutation') =>
  kind === 'query' ? schema.getQueryType() : schema.getMutationType();

function shape(chance: Chance): string {
  const count = 1 + chance.whole(300);
  const many = (make: (n: number) => string) => chance.many(count, make).join(' ');
  return chance.of([
    () => `{ ${many((n) => `a${n}: stats { total }`)} }`,
    () => `{ ${many((n) => `a${n}: businesses(first: 100) { nodes { id name } }`)} }`,
    () => `{ ${many((n) => `a${n}: __type(name: "Mutation") { fields { name description } }`)} }`,
    () => `{ ${many((n) => `a${n}: __schema { types { fields { name } } }`)} }`,
    () => `{ __schema ${'{ types '.repeat(count)}${'}'.repeat(count)} }`,
    () =>
      `{ ...f0 } ${many((n) => `fragment f${n} on Query { ...f${(n + 1) % count} ...f${(n + 2) % count} }`)}`,
    () => `{ stats { total } } ${'# '.repeat(count * 100)}`,
    () => `query(${many((n) => `$v${n}: Int`)}) { stats { total } }`,
    () => `{ businesses(filter: ${'{'.repeat(count)}`,
    () => '{'.repeat(count * 20),
    () => `{ a ${'@x '.repeat(count * 5)} }`,
  ])();
}

/** A random document for this schema: valid with hostile values, of a hostile shape, or malformed. */
export function hostileDocument(chance: Chance): { query: string; variables: object } {
  const variables = chance.isTrue(0.1) ? { a: chance.of(hostileTexts), __proto__: { b: 1 } } : {};
  if (chance.isTrue(0.25)) return { query: shape(chance), variables };
  const kind = chance.isTrue(0.75) ? 'query' : 'mutation';
  const type = root(kind);
  let query = `${kind} ${type ? selection(chance, type, 0) : '{ __typename }'}`;
  for (let edits = chance.isTrue(0.3) ? chance.whole(6) : 0; edits > 0; edits -= 1) {
    const at = chance.whole(query.length);
    query =
      query.slice(0, at) +
      chance.of(['', '{', '}', '(', '"', '$', '@', '...', '\0', '\u2028', '#']) +
      query.slice(at + 1);
  }
  return { query, variables };
}
