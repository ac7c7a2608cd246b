import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { createOperator } from './features/operators/createOperator.ts';
import { ensureInstallation } from './features/operators/credentials/ensureInstallation.ts';
import { detachedContext } from './lib/context.ts';
import { makeBusiness, makeOperator } from './testing/factories.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// Logins, uploads and exports have other shapes in the two transports, but access, error codes and
// side effects must be the same.

const database = useTestDatabase();
let server: TestServer;
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  ({ cookies } = await makeOperator(database.db));
  await makeBusiness(database.db, { name: 'Kahve Evi' });
});

interface Said {
  status: number;
  code: string | null;
}
function codeOf({ status, body }: { status: number; body: string }): Said {
  const isJson = body.startsWith('{');
  const reply = (isJson ? JSON.parse(body) : {}) as {
    code?: string;
    errors?: { extensions: { code: string } }[];
  };
  return { status, code: reply.code ?? reply.errors?.[0]?.extensions.code ?? null };
}
const graph = (query: string, variables: object, as: Record<string, string>) =>
  server.send('POST', '/graphql', { payload: { query, variables }, cookies: as });

it.each([
  ['an anonymous client', 'startIndex=1&endIndex=5', { startIndex: 1, endIndex: 5 }, true],
  ['a range that begins at 0', 'startIndex=0&endIndex=5', { startIndex: 0, endIndex: 5 }, false],
  ['a range that runs back', 'startIndex=10&endIndex=5', { startIndex: 10, endIndex: 5 }, false],
  ['more than a million', 'startIndex=1&endIndex=1000002', { startIndex: 1, endIndex: 1_000_002 }, false],
])('an export for %s is refused alike', async (_what, query, input, isAnonymous) => {
  const as = isAnonymous ? {} : cookies;
  const rest = codeOf(await server.send('GET', `/api/export-businesses?${query}`, { cookies: as }));
  const start = 'mutation ($input: StartExportInput!) { startExport(input: $input) { id } }';
  expect(rest).toEqual(codeOf(await graph(start, { input }, as)));
  expect(rest).toEqual(
    isAnonymous ? { status: 401, code: 'UNAUTHENTICATED' } : { status: 400, code: 'BAD_INPUT' },
  );
  expect(await database.db.prisma.export.count()).toBe(0);
});

const boundary = 'frontier';
const part = (name: string, value: string, file = '') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const multipart = (parts: string[], as: Record<string, string>) => ({
  payload: `${parts.join('')}--${boundary}--\r\n`,
  headers: {
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'apollo-require-preflight': '1',
    prefer: 'respond-async',
  },
  cookies: as,
});
const throughRest = (content: string, name: string, as: Record<string, string>) =>
  server.send('POST', '/api/upload-excel', multipart([part('file', content, name)], as));
const throughGraph = (content: string, name: string, as: Record<string, string>) => {
  const query = 'mutation ($file: Upload!) { startImport(input: { file: $file }) { id } }';
  const operations = JSON.stringify({ query, variables: { file: null } });
  const parts = [
    part('operations', operations),
    part('map', '{"0":["variables.file"]}'),
    part('0', content, name),
  ];
  return server.send('POST', '/graphql', multipart(parts, as));
};

it('an upload leaves the same import after, or is refused alike', async () => {
  const left = async () => {
    const imports = await database.db.prisma.import.findMany({ orderBy: { id: 'asc' } });
    const jobs = await database.db.prisma.job.findMany({ orderBy: { id: 'asc' } });
    const audit = await database.db.prisma.auditEvent.findMany({ orderBy: { id: 'asc' } });
    return {
      imports: imports.map(({ fileName, status, isDryRun }) => ({ fileName, status, isDryRun })),
      jobs: jobs.map(({ kind, status }) => ({ kind, status })),
      audit: audit.map(({ action, operatorId }) => ({ action, operatorId })),
    };
  };
  const csv = 'name,address,city\nKahve,Yol 1,İzmir\n';
  expect((await throughRest(csv, 'list.csv', cookies)).status).toBe(202);
  const afterRest = await left();
  expect(afterRest.imports).toHaveLength(1);
  await database.db.pool.query('SELECT seed.reset()');
  ({ cookies } = await makeOperator(database.db));
  expect((await throughGraph(csv, 'list.csv', cookies)).status).toBe(200);
  expect(await left()).toMatchObject({ imports: afterRest.imports, jobs: afterRest.jobs });
  expect((await left()).audit.map(({ action }) => action)).toEqual(
    afterRest.audit.map(({ action }) => action),
  );

  const refused = codeOf(await throughRest(csv, 'list.csv', {}));
  expect(refused).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
  expect(codeOf(await throughGraph(csv, 'list.csv', {}))).toEqual(refused);
  expect((await left()).imports).toHaveLength(1);
});

it('an upload without its file, or with a body nested too deeply, is refused as malformed', async () => {
  const query = 'mutation ($file: Upload!) { startImport(input: { file: $file }) { id } }';
  const map = part('map', '{"0":["variables.file"]}');
  const send = (...parts: string[]) => server.send('POST', '/graphql', multipart(parts, cookies));
  const missing = await send(part('operations', JSON.stringify({ query, variables: { file: null } })), map);
  expect(codeOf(missing)).toEqual({ status: 400, code: 'BAD_INPUT' });
  const deep = '['.repeat(300_000) + ']'.repeat(300_000);
  expect(codeOf(await send(part('operations', deep), map))).toEqual({ status: 400, code: 'BAD_INPUT' });
});

it('an upload is stored under a name without invisible characters', async () => {
  await throughRest('name\nKahve\n', '..\\\\../a\u202evsc.\u200bcsv', cookies);
  const { fileName } = await database.db.prisma.import.findFirstOrThrow();
  expect(fileName).toBe('avsc.csv');
});

it('a login opens the same session, or is refused alike', async () => {
  const system = detachedContext(testServices(database.db), { kind: 'system' }, 'test');
  const right = { accessKey: 'an access key 1', userCode: 'login', password: 'a password 123' };
  await database.db.prisma.$transaction((tx) => ensureInstallation(tx, right.accessKey));
  await createOperator(system, { userCode: right.userCode, name: 'Login', password: right.password });
  // A ticket counts in the browser that earned it.
  const jar: Record<string, string> = {};
  const step = async (name: string, input: string, variables: object) => {
    const answer = await graph(
      `mutation ($input: ${input}!) { ${name}(input: $input) { __typename ticket } }`,
      { input: variables },
      jar,
    );
    for (const cookie of answer.cookies) jar[cookie.name] = cookie.value;
    const { data } = JSON.parse(answer.body) as { data?: Record<string, { ticket?: string } | null> };
    return { ...answer, ticket: data?.[name]?.ticket ?? null };
  };
  const inSteps = async ({ accessKey, userCode, password }: typeof right) => {
    const first = await step('submitAccessKey', 'SubmitAccessKeyInput', { accessKey });
    if (first.ticket === null) return first;
    const second = await step('submitUserCode', 'SubmitUserCodeInput', { ticket: first.ticket, userCode });
    if (second.ticket === null) return second;
    const query = 'mutation ($input: SubmitPasswordInput!) { submitPassword(input: $input) { __typename } }';
    return graph(query, { input: { ticket: second.ticket, password } }, jar);
  };
  const before = await database.db.prisma.session.count();
  const rest = await server.send('POST', '/api/admin/login', { payload: right });
  const graphed = await inSteps(right);
  expect([rest.status, graphed.status]).toEqual([200, 200]);
  expect(graphed.cookies.map(({ name }) => name)).toEqual(rest.cookies.map(({ name }) => name));
  expect(await database.db.prisma.session.count()).toBe(before + 2);
  for (const wrong of [
    { accessKey: 'another key 12' },
    { userCode: 'nobody' },
    { password: 'another one 12' },
  ]) {
    const login = { ...right, ...wrong };
    const refused = codeOf(await server.send('POST', '/api/admin/login', { payload: login }));
    expect(refused).toEqual({ status: 401, code: 'UNAUTHENTICATED' });
    expect(codeOf(await inSteps(login))).toEqual(refused);
  }
  expect(await database.db.prisma.session.count()).toBe(before + 2);
});
