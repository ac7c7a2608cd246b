// Uploads put together at random, whole or broken off: each is answered, none ends the process or runs on.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, beforeEach, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../domain/testing/examples.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: ReturnType<typeof testServices>;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
});
beforeEach(async () => {
  const { cookies } = await makeOperator(database.db);
  cookie = `directory_session=${cookies.directory_session}`;
});

const boundary = 'frontier';
const startImport =
  '{"query":"mutation($f:Upload!){startImport(input:{file:$f}){id}}","variables":{"f":null}}';
const map = '{"0":["variables.f"]}';
const part = (name: string, fileName: string | null, header: string, body: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"` +
  `${fileName === null ? '' : `; filename="${fileName}"`}\r\n${header}\r\n${body}\r\n`;
const operation = part('operations', null, '', startImport) + part('map', null, '', map);

const anyPart = fc
  .tuple(
    fc.constantFrom('file', 'file', '0', 'operations', 'map', 'dryRun', 'mapping', '', '__proto__'),
    fc.constantFrom(
      null,
      null,
      'a.csv',
      'a.xlsx',
      'a.pdf',
      '',
      '???',
      '../../x.csv',
      `${'ş'.repeat(300)}.csv`,
    ),
    fc.constantFrom('', 'content-type: text/csv\r\n', `x: ${'y'.repeat(20_000)}\r\n`),
    fc.constantFrom('', 'true', 'null', '[]', '\0', 'name\nA\n', map, startImport, 'x'.repeat(300_000)),
  )
  .map((given) => part(...given));

const anyUpload = fc
  .record({
    path: fc.constantFrom('/api/upload-excel', '/graphql'),
    hasOperation: fc.boolean(),
    parts: fc.array(anyPart, { maxLength: 3 }),
    end: fc.constantFrom(`--${boundary}--\r\n`, `--${boundary}--`, '--', ''),
    /** Share of the body that is sent. */
    share: fc.constantFrom(1, 1, 0.9, 0.5, 0.1),
    /** Milliseconds; null for a body that is sent as a whole. */
    breaksOffAfter: fc.constantFrom(null, null, 0, 1, 10),
  })
  .map(({ hasOperation, parts, end, share, ...upload }) => {
    const body = (hasOperation ? operation : '') + parts.join('') + end;
    return { ...upload, body: body.slice(0, Math.ceil(body.length * share)) };
  });

/** Returns the status of the answer, or null if the upload was broken off before. */
function send(upload: { path: string; body: string; breaksOffAfter: number | null }): Promise<number | null> {
  const { path, body, breaksOffAfter } = upload;
  return new Promise((resolve, reject) => {
    const request = http.request({
      port: (server.app.server.address() as AddressInfo).port,
      path,
      method: 'POST',
      agent: false,
      headers: {
        cookie,
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'apollo-require-preflight': '1',
        prefer: 'respond-async',
        ...(breaksOffAfter === null ? { 'content-length': Buffer.byteLength(body) } : {}),
      },
    });
    request.on('error', (error) => (breaksOffAfter === null ? reject(error) : resolve(null)));
    request.on('response', (response) => {
      response.resume().on('error', () => resolve(null));
      response.on('end', () => resolve(response.statusCode ?? null));
    });
    request.flushHeaders();
    if (breaksOffAfter === null) request.end(body);
    else request.write(body || '-', () => setTimeout(() => request.destroy(), breaksOffAfter));
  });
}

const stored = async () => (await services.storage.list('uploads')).map(({ key }) => key);

it('random uploads are answered without a fault, and leave neither work nor files', async () => {
  const before = await stored();
  const whole = part('file', 'a.csv', '', 'name\nA\n') + `--${boundary}--\r\n`;
  expect(await send({ path: '/api/upload-excel', body: whole, breaksOffAfter: null })).toBe(202);
  await fc.assert(
    fc.asyncProperty(fc.array(anyUpload, { minLength: 5, maxLength: 5 }), async (uploads) => {
      const statuses = await Promise.all(uploads.map(send));
      expect(statuses.filter((status) => status !== null && status >= 500)).toEqual([]);
    }),
    { numRuns: examples(120) },
  );
  // Waits for what still arrives.
  await server.close();
  const imports = await database.db.prisma.import.findMany({ select: { fileKey: true } });
  const added = (await stored()).filter((key) => !before.includes(key));
  expect(new Set(added)).toEqual(new Set(imports.map(({ fileKey }) => fileKey)));
}, 60_000);
