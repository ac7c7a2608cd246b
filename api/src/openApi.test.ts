import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Validator } from '@seriousme/openapi-schema-validator';
import type { OpenApiDocument } from './http/openApi.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
let document: OpenApiDocument;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
  document = JSON.parse((await server.send('GET', '/api/openapi.json')).body) as OpenApiDocument;
});
afterAll(() => server.close());

// Every row of the older contract, method by method.
const contract = [
  'GET /api/categories',
  'GET /api/cities',
  'GET /api/countries',
  'GET /api/businesses/stats',
  'GET /api/businesses',
  'GET /api/businesses/random',
  'GET /api/businesses/{slug}',
  'GET /api/businesses/{slug}/nearby',
  'GET /api/html-injection-codes',
  'POST /api/admin/refresh-sitemap',
  'POST /api/submit-url',
  'POST /api/submit-urls-bulk',
  'GET /api/admin/businesses',
  'PATCH /api/businesses/{id}',
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

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate({ ...document })).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every row of the older contract', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(contract.filter((row) => !described.includes(row))).toEqual([]);
  });
});
