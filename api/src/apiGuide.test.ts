import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createApiKey } from './features/apiKeys/createApiKey.ts';
import { errorStatus } from './lib/errors.ts';
import { rootFolder } from './lib/rootFolder.ts';
import { schema } from './schema.ts';
import { makeOperator } from './testing/factories.ts';
import { makeLisbon } from './testing/makeLisbon.ts';
import { readExamples } from './testing/random/readExamples.ts';
import { settleTransactions } from './testing/database/settleTransactions.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { TestBrowser, testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

// docs/api.md does what it says: each of its examples is run as written.

const database = useTestDatabase();
const folder = mkdtempSync(path.join(tmpdir(), 'api-guide-'));
let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
beforeEach(async () => {
  await makeLisbon(database.db);
  const { viewer } = await makeOperator(database.db);
  const context = await new TestBrowser(testServices(database.db)).request();
  ({ key } = await createApiKey({ ...context, viewer }, { name: 'Guide', isAdmin: true }));
  await settleTransactions(database.db);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const guide = readFileSync(path.join(rootFolder, 'docs/api.md'), 'utf8');
const examples = readExamples(guide);
const written = (language: string) => examples.filter((example) => example.language === language);
const expectAnswer = (got: unknown, answer: unknown) =>
  typeof answer === 'object' && answer !== null
    ? expect(got).toMatchObject(answer)
    : expect(got).toEqual(answer);

it('the guide has examples of both kinds', () => {
  expect(written('graphql').length).toBeGreaterThan(8);
  expect(written('sh').length).toBeGreaterThan(8);
});

it('the guide names every query and every mutation that is not deprecated, and every code', () => {
  const operations = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}).flatMap(({ name, deprecationReason }) =>
      deprecationReason == null ? [name] : [],
    ),
  );
  expect(operations.length).toBeGreaterThan(150);
  expect(operations.filter((name) => !new RegExp(`\\b${name}\\b`).test(guide))).toEqual([]);
  const codes = [...guide.matchAll(/^\| ([A-Z_]+) +\| (\d{3}) /gm)].map(([, code, status]) => [
    code,
    Number(status),
  ]);
  expect(Object.fromEntries(codes)).toEqual(errorStatus);
});

describe('a query of the guide answers', () => {
  it.each(written('graphql'))('$title', async ({ text, variables, answer }) => {
    const { body } = await server.send('POST', '/graphql', { payload: { query: text, variables } });
    const got = JSON.parse(body) as { data?: object; errors?: object[] };
    if (answer !== null) expectAnswer(got, answer);
    else expect(got).toEqual({ data: expect.any(Object) });
    for (const value of Object.values(got.data ?? {})) expect(value).not.toBeNull();
  });
});

describe('a command of the guide answers', () => {
  it.each(written('sh'))('$title', async ({ text, answer }) => {
    const { port } = server.app.server.address() as { port: number };
    const env = { PATH: process.env.PATH, BASE_URL: `http://127.0.0.1:${port}`, KEY: key };
    const { stdout } = await promisify(execFile)('sh', ['-euc', text], { env, cwd: folder });
    expect(stdout).not.toBe('');
    if (answer !== null) expectAnswer(JSON.parse(stdout), answer);
  });
});
