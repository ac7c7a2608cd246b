import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import openApiTypes, { astToString } from 'openapi-typescript';
import type { OpenApiDocument } from './http/rest/openApi.ts';
import { rootFolder } from './lib/rootFolder.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
let document: OpenApiDocument;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'openapi-'));
  server = await startTestServer(testServices(database.db));
  document = JSON.parse((await server.send('GET', '/api/openapi.json')).body) as OpenApiDocument;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

interface Problem {
  ruleId: string;
  severity: string;
  message: string;
}

/** Violations of Redocly's recommended rules in a document. */
async function lint(linted: object): Promise<Problem[]> {
  const file = path.join(folder, 'openapi.json');
  await writeFile(file, JSON.stringify(linted));
  const program = path.join(rootFolder, 'node_modules/@redocly/cli/bin/cli.js');
  const args = [program, 'lint', '--extends', 'recommended', '--format', 'json', file];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  // It ends with 1 where it finds an error; the report is the same.
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: folder, env }).catch(
    (error: { stdout: string }) => error,
  );
  const { problems } = JSON.parse(stdout) as { problems: Problem[] };
  return problems.map(({ ruleId, severity, message }) => ({ ruleId, severity, message }));
}

/** Compiler errors of types that were generated from a document, and of a program that uses them. */
async function compile(types: string, program: string): Promise<string> {
  await writeFile(path.join(folder, 'types.ts'), types);
  await writeFile(path.join(folder, 'program.ts'), program);
  const compiler = path.join(rootFolder, 'node_modules/typescript7/bin/tsc');
  const args = [compiler, '--noEmit', '--strict', '--target', 'es2022', 'program.ts', 'types.ts'];
  return promisify(execFile)(process.execPath, args, { cwd: folder }).then(
    () => '',
    (error: { stdout: string }) => error.stdout,
  );
}

// Every row of the older contract, method by method.
const contract = [
  'GET /api/categories',
  'GET /api/cities',
  'GET /api/countries',
  'GET /api/businesses/stats',
  'GET /api/businesses',
  'GET /api/businesses/random',
  'GET /api/businesses/{business}',
  'GET /api/businesses/{slug}/nearby',
  'GET /api/html-injection-codes',
  'POST /api/admin/refresh-sitemap',
  'POST /api/submit-url',
  'POST /api/submit-urls-bulk',
  'GET /api/admin/businesses',
  'PATCH /api/businesses/{business}',
  'GET /api/export-businesses',
  'POST /api/upload-excel',
  'DELETE /api/reset-database',
  'POST /api/clear-cache',
  'GET /api/admin/ad-settings',
  'POST /api/admin/ad-settings',
  'GET /api/admin/ad-analytics',
  'GET /api/admin/pricing-plans',
  'PUT /api/admin/pricing-plans/{id}',
];

const nameless = (path: string) => path.replace(/\{\w+\}/g, '{}');

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('passes the recommended rules of Redocly without an error or a warning', async () => {
    expect(await lint(document)).toEqual([]);
  });

  it('would fail them with two parameter names for one path', async () => {
    const twin = document.paths['/api/businesses/{business}'] ?? {};
    const paths = { ...document.paths, '/api/businesses/{other}': twin };
    const rules = (await lint({ ...document, paths })).map(({ ruleId }) => ruleId);
    expect(rules).toContain('no-identical-paths');
  });

  it('gives a TypeScript client types that compile and match the answers', async () => {
    const types = astToString(await openApiTypes(JSON.stringify(document)));
    const program = (field: string) => `
      import type { operations, paths } from './types';
      type Answer<Path extends keyof paths> = paths[Path] extends {
        get: { responses: { 200: { content: { 'application/json': infer Body } } } };
      } ? Body : never;
      declare const list: Answer<'/api/businesses'>;
      const names: string[] = list.map((business) => business.${field});
      type Change = paths['/api/businesses/{business}']['patch']['parameters']['path'];
      const change: Change = { business: 1 };
      export { names, change, type operations };
    `;
    expect(await compile(types, program('name'))).toBe('');
    expect(await compile(types, program('title'))).toMatch(/TS2339/);
  });

  it('contains every path of the legacy contract', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(contract.filter((row) => !described.includes(row))).toEqual([]);
  });

  it('contains no path that docs/api.md omits', async () => {
    const guide = await readFile(path.join(rootFolder, 'docs/api.md'), 'utf8');
    // The guide calls `business` what it is for the method: a slug or an id.
    const documented = new Set(
      [...guide.matchAll(/`(?:[A-Z]+ )?(\/api\/[^`?]+)`/g)].map(([, name = '']) => nameless(name)),
    );
    const paths = Object.keys(document.paths);
    expect(paths.length).toBeGreaterThan(30);
    expect(paths.filter((one) => !documented.has(nameless(one)))).toEqual([]);
  });

  it('marks the query parameters that a path refuses requests without', () => {
    const required = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.values(operations).flatMap(({ parameters }) =>
        parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => `${path} ${name}`),
      ),
    );
    expect(required).toEqual(['/api/businesses/{slug}/visit.ics at']);
  });
});
