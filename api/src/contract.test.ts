import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CriticalityLevel, diff, DiffRule } from '@graphql-inspector/core';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { OpenApiDocument } from './http/rest/openApi.ts';
import { openApiBreaks } from './http/rest/openApiBreaks.ts';
import { rootFolder } from './lib/rootFolder.ts';
import { schema } from './schema.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// Everything that clients were given stays, unless it was deprecated first. `npm run contract` accepts the current state as
// released.

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());

const released = (name: string) => readFileSync(path.join(rootFolder, 'api/contract', name), 'utf8');

/** Breaking changes for clients of `before`; removing deprecated fields does not count. */
async function schemaBreaks(before: GraphQLSchema, after: GraphQLSchema): Promise<string[]> {
  const changes = await diff(before, after, [DiffRule.suppressRemovalOfDeprecatedField]);
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ message }) => message);
}

describe('the released contract', () => {
  it('is compatible with the GraphQL schema', async () => {
    expect(await schemaBreaks(buildSchema(released('schema.graphql')), schema)).toEqual([]);
  });

  it('is compatible with the REST paths', () => {
    const before = JSON.parse(released('openapi.json')) as OpenApiDocument;
    const now = JSON.parse(JSON.stringify(server.app.openApi())) as OpenApiDocument;
    expect(openApiBreaks(before, now)).toEqual([]);
  });
});

describe('the comparison of graphs', () => {
  const of = (fields: string) => buildSchema(`type Query { ${fields} }`);

  it('distinguishes breaking changes from others', async () => {
    expect(await schemaBreaks(of('a: Int b: Int'), of('a: Int'))).toHaveLength(1);
    expect(await schemaBreaks(of('a: Int!'), of('a: Int'))).toHaveLength(1);
    expect(await schemaBreaks(of('a: Int'), of('a(x: Int!): Int'))).toHaveLength(1);
    expect(await schemaBreaks(of('a: Int'), of('a(x: Int): Int! b: Int'))).toEqual([]);
    expect(await schemaBreaks(of('a: Int b: Int @deprecated(reason: "use a")'), of('a: Int'))).toEqual([]);
  });
});

describe('the comparison of REST paths', () => {
  type Operation = OpenApiDocument['paths'][string][string];
  const of = (change: (operation: Operation, document: OpenApiDocument) => void): OpenApiDocument => {
    const document = JSON.parse(JSON.stringify(server.app.openApi())) as OpenApiDocument;
    const operation = document.paths['/api/businesses']?.get;
    if (!operation) throw new Error('there is no list of listings');
    change(operation, document);
    return document;
  };
  const limit = ({ parameters }: Operation) => {
    const found = parameters.find(({ name }) => name === 'limit');
    if (!found) throw new Error('the list has no limit');
    return found;
  };
  const business = ({ components }: OpenApiDocument) =>
    components.schemas.Business as { properties: Record<string, object>; required: string[] };

  it.each<[string, (operation: Operation, document: OpenApiDocument) => void, string]>([
    ['a path', (_one, { paths }) => delete paths['/api/countries'], 'GET /api/countries is gone'],
    [
      'a method',
      (_one, { paths }) => delete paths['/api/businesses/{business}']?.patch,
      'PATCH /api/businesses/{business} is gone',
    ],
    ['access', (one) => (one.security = [{ session: [] }]), 'GET /api/businesses: it is no longer public'],
    ['a parameter', (one) => one.parameters.shift(), 'GET /api/businesses: parameter search is gone'],
    [
      'a bound',
      (one) => (limit(one).schema.maximum = 500),
      'GET /api/businesses: parameter limit has a lower maximum',
    ],
    [
      'a bound of a schema with a name',
      (one, { components }) => {
        components.schemas.Limit = { ...limit(one).schema, maximum: 500 };
        limit(one).schema = { $ref: '#/components/schemas/Limit' };
      },
      'GET /api/businesses: parameter limit has a lower maximum',
    ],
    [
      'a default',
      (one) => (limit(one).schema.default = 20),
      'GET /api/businesses: parameter limit has another default',
    ],
    [
      'a field',
      (_one, document) => delete business(document).properties.phone,
      'GET /api/businesses: answer 200[].phone is gone',
    ],
    [
      'a type',
      (_one, document) => (business(document).properties.rating = { type: 'number' }),
      'GET /api/businesses: answer 200[].rating may be of another type',
    ],
    [
      'a promise',
      (_one, document) => business(document).required.splice(0, 1),
      'GET /api/businesses: answer 200[].id may be missing',
    ],
  ])('notices the loss of %s', (_what, change, fault) => {
    expect(
      openApiBreaks(
        of(() => undefined),
        of(change),
      ),
    ).toContain(fault);
  });

  it('accepts a renamed path parameter and reports a changed type', () => {
    const renamed = (type: string) =>
      of((_one, { paths }) => {
        const { '/api/businesses/{business}': operations } = paths;
        const parameter = operations?.patch?.parameters.find((one) => one.in === 'path');
        if (!operations || !parameter) throw new Error('there is no path of one listing');
        Object.assign(parameter, { name: 'key', schema: { type } });
        delete paths['/api/businesses/{business}'];
        paths['/api/businesses/{key}'] = operations;
      });
    const before = of(() => undefined);
    expect(openApiBreaks(before, renamed('integer'))).toEqual([]);
    expect(openApiBreaks(before, renamed('boolean'))).toEqual([
      'PATCH /api/businesses/{business}: parameter business takes other types',
    ]);
  });

  it('accepts additions and the removal of deprecated parts', () => {
    const before = of((one) => (limit(one).deprecated = true));
    const after = of((one, document) => {
      one.parameters = one.parameters.filter(({ name }) => name !== 'limit');
      one.parameters.push({ name: 'new', in: 'query', required: false, schema: { type: 'string' } });
      business(document).properties.fresh = { type: 'string' };
    });
    expect(openApiBreaks(before, after)).toEqual([]);
  });
});
