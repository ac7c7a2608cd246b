import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../domain/testing/examples.ts';
import { ensureInstallation } from './features/operators/credentials/ensureInstallation.ts';
import { makeBusinesses, makeCategory, makeCity, makeOperator } from './testing/factories.ts';
import { randomRequest } from './testing/random/randomRequest.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';
import { testServices } from './testing/TestBrowser.ts';
import { useTestDatabase } from './testing/useTestDatabase.ts';

const database = useTestDatabase();
let server: TestServer;
let cookies: Record<string, string>;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db, { RATE_LIMIT: '9999999' }));
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db } = database;
  const category = await makeCategory(db, 'Cafe');
  const city = await makeCity(db, 'Ankara');
  await makeBusinesses(db, 30, (at) => ({
    ...{ slug: `place-${at + 1}`, categoryId: category.id, cityId: city.id, countryCode: 'TR' },
    ...{ latitude: 39 + at / 100, longitude: 32 },
  }));
  ({ cookies } = await makeOperator(db));
  await db.prisma.$transaction((tx) => ensureInstallation(tx, 'an access key'));
});

// Every answer is held against the OpenAPI document: its status, its content type and its shape.
describe('a REST request with random parameters and body', () => {
  it.each(['an anonymous client', 'an operator'])(
    'is answered as documented for %s, never with a fault',
    async (who) => {
      const { paths } = server.app.openApi();
      const operations = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => [method, path] as const),
      );
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...operations), fc.gen(), async ([method, path], draw) => {
          const operation = paths[path]?.[method];
          if (!operation) throw new Error(`The document has no ${method} ${path}.`);
          const { path: asked, ...request } = randomRequest(server.app.openApi(), path, operation, draw);
          const { status, body } = await server.send(method.toUpperCase(), asked, {
            ...request,
            cookies: who === 'an operator' ? cookies : {},
          });
          const fault = status >= 500 ? body : null;
          expect({ method, asked, ...request, fault }).toMatchObject({ fault: null });
        }),
        { numRuns: examples(400), endOnFailure: true },
      );
    },
  );
});
