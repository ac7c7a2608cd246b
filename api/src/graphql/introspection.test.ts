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
/** The same selection under this many aliases. */
const aliased = (count: number, selection: string, colon = ': ') =>
  Array.from({ length: count }, (_, n) => (colon ? `a${n}${colon}${selection}` : selection)).join(' ');
const graph = async (query: string, variables: object = {}) => {
  const answer = await requester(server.app)('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-query-cost': '1' },
    body: JSON.stringify({ query, variables }),
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

describe('introspection queries', () => {
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
  ])('are refused if they ask for it repeatedly: %s', async (_, query) => {
    const { status, size } = await graph(query);
    expect(status).toBe(400);
    expect(size).toBeLessThan(50_000);
  });

  it('never return much more than the complete introspection query', async () => {
    const largest = (await graph(fullest)).size / 0.85;
    const sets = [
      'fields { name description }',
      'fields { args { name type { name ofType { name } } } }',
      'fields { type { fields { name } } }',
      'kind',
    ];
    const roots: [string, object?][] = sets.flatMap((set) => [
      [`{ ${aliased(200, `__type(name: "Mutation") { ${set} }`)} }`],
      [`query($n: String!) { ${aliased(200, `__type(name: $n) { ${set} }`)} }`, { n: 'Query' }],
      [`{ __schema { ${aliased(200, `mutationType { ${set} }`)} } }`],
      [`{ ${aliased(15, `__schema { ${aliased(15, `queryType { ${set} }`)} }`)} }`],
      [`{ ${aliased(12, `... on Query { __schema { types { ${set} } } }`, '')} }`],
      [
        `{ ...a ...b } fragment a on Query { ${aliased(99, `__type(name: "Query") { ${set} }`)} } fragment b on Query { ...a }`,
      ],
    ]);
    const seen = { answered: 0, refused: 0 };
    for (const [query, variables] of roots) {
      const { status, size } = await graph(query, variables);
      seen[status === 200 ? 'answered' : 'refused'] += 1;
      expect([query, status, size < largest]).toEqual([query, status === 200 ? 200 : 400, true]);
    }
    expect(seen.answered).toBeGreaterThan(2);
    expect(seen.refused).toBeGreaterThan(8);
  });
});
