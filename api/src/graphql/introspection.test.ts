import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getIntrospectionQuery } from 'graphql';
import { requester } from '../testing/requester.ts';
import { startTestServer, type TestServer } from '../testing/startTestServer.ts';
import { testServices } from '../testing/TestBrowser.ts';
import { useTestDatabase } from '../testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
const graph = async (query: string) => {
  const answer = await requester(server.app)('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-query-cost': '1' },
    body: JSON.stringify({ query }),
  });
  const body = answer.json() as { data?: object; extensions?: { cost?: { complexity: number } } };
  return { status: answer.status, size: answer.body.length, body };
};
const fullest = getIntrospectionQuery({
  descriptions: true,
  specifiedByUrl: true,
  directiveIsRepeatable: true,
  schemaDescription: true,
  inputValueDeprecation: true,
  oneOf: true,
});

describe('questions about the schema', () => {
  it.each([
    ['the usual query', getIntrospectionQuery()],
    ['the fullest query of graphql-js', fullest],
    ['the query of an old tool', getIntrospectionQuery({ descriptions: false })],
    ['one type', '{ __type(name: "Business") { name fields { name type { name } } } }'],
    ['names only', '{ __schema { types { name } queryType { name } } }'],
  ])('are answered: %s', async (_, query) => {
    const first = await graph(query);
    const again = await graph(query);
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body.data).toEqual(first.body.data);
    expect(again.body.extensions?.cost?.complexity).toBeLessThanOrEqual(3000);
  });

  it.each([
    [
      'aliases',
      `{ ${Array.from({ length: 48 }, (_, n) => `a${n}: __schema { types { fields { name args { name type { name } } } } }`).join(' ')} }`,
    ],
    [
      'aliases of a fragment',
      `{ ${Array.from({ length: 48 }, (_, n) => `a${n}: __schema { ...s }`).join(' ')} }
       fragment s on __Schema { types { ...t } } fragment t on __Type { name fields { name description type { name } } }`,
    ],
    [
      'aliases within',
      `{ __schema { ${Array.from({ length: 40 }, (_, n) => `a${n}: types { fields { name description } }`).join(' ')} } }`,
    ],
    [
      'fragments that double',
      `{ __schema { types { ...f0 } } } ${Array.from({ length: 20 }, (_, n) => `fragment f${n} on __Type { a${n}: fields { name } ...f${n + 1} b${n}: ofType { ...f${n + 1} } }`).join(' ')} fragment f20 on __Type { name }`,
    ],
    [
      'beside other fields',
      `{ stats { total } ${Array.from({ length: 48 }, (_, n) => `a${n}: __type(name: "Business") { fields { name type { fields { name args { name } type { fields { name } } } } } }`).join(' ')} }`,
    ],
  ])('are refused where they ask for it many times: %s', async (_, query) => {
    const { status, size } = await graph(query);
    expect(status).toBe(400);
    expect(size).toBeLessThan(50_000);
  });
});
