import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AppError } from '../../../lib/errors.ts';
import { testContext } from '../../../testing/execute.ts';
import { makeOperator } from '../../../testing/factories.ts';
import { startTestServer, type TestServer } from '../../../testing/startTestServer.ts';
import { testServices } from '../../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { receiveUpload } from './receiveUpload.ts';
import { storeUpload } from './storeUpload.ts';
import { until } from '../../../testing/until.ts';

// Uploads as they come over the wire, whole, cut off, too long or in no form at all: what is refused leaves nothing.

const database = useTestDatabase();
let services: ReturnType<typeof testServices>;
let server: TestServer;
let cookie: string;
beforeAll(async () => {
  services = testServices(database.db);
  server = await startTestServer(services);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { cookies } = await makeOperator(database.db);
  cookie = `directory_session=${cookies.directory_session}`;
});

const boundary = 'frontier';
const part = (content: string, name = 'file') =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="places.csv"\r\n\r\n${content}\r\n`;
const end = `--${boundary}--\r\n`;
const portOf = ({ server: bound }: { server: http.Server }) => (bound.address() as AddressInfo).port;

/** An upload of which the test writes the body itself; in chunks, unless a length is given. */
function open(
  headers: Record<string, string | number> = {},
  path = '/api/upload-excel',
  port = portOf(server.app),
) {
  const request = http.request({
    host: '127.0.0.1',
    port,
    path,
    method: 'POST',
    agent: false,
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, ...headers },
  });
  request.on('error', () => undefined);
  const answer = once(request, 'response').then(async ([response]: IncomingMessage[]) => {
    const chunks: Buffer[] = [];
    for await (const chunk of response ?? []) chunks.push(chunk as Buffer);
    const { code } = JSON.parse(Buffer.concat(chunks).toString()) as { code?: string };
    return [response?.statusCode, code];
  });
  return { request, answer };
}
const uploads = async () => (await services.storage.list('uploads')).map(({ key }) => key).sort();
const nothingQueued = async () =>
  expect([await database.db.prisma.import.count(), await database.db.prisma.job.count()]).toEqual([0, 0]);

describe('an anonymous upload', () => {
  it('is refused before any byte of its body, whatever its declared length', async () => {
    const lengths: Record<string, number>[] = [
      {},
      { 'content-length': 10 },
      { 'content-length': 400_000_000 },
    ];
    for (const length of lengths) {
      const { request, answer } = open(length);
      request.flushHeaders();
      expect(await answer).toEqual([401, 'UNAUTHENTICATED']);
      request.destroy();
    }
    await nothingQueued();
  });
});

describe('an upload that is interrupted', () => {
  it.each([
    ['in chunks', {}],
    ['with a length', { 'content-length': 1_000_000 }],
  ])('%s leaves no file and no job', async (_, length) => {
    const before = await uploads();
    const { request, answer } = open({ cookie, ...length });
    answer.catch(() => undefined);
    request.write(part('name\nOne\n').slice(0, -2) + 'x'.repeat(200_000));
    await until(async () => (await uploads()).length > before.length);
    request.destroy();
    await until(async () => (await uploads()).length === before.length);
    expect(await uploads()).toEqual(before);
    await nothingQueued();
  });
});

describe('an upload that is refused or cut off while its file arrives', () => {
  const startImport = {
    query: 'mutation ($file: Upload!) { startImport(input: { file: $file }) { id } }',
    variables: { file: null },
  };
  const graphqlFields =
    `--${boundary}\r\ncontent-disposition: form-data; name="operations"\r\n\r\n${JSON.stringify(startImport)}\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}\r\n`;
  const transports = {
    REST: { path: '/api/upload-excel', before: '', field: 'file' },
    GraphQL: { path: '/graphql', before: graphqlFields, field: '0' },
  };
  const begun = (fileName: string, field: string, size: number) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\n\r\n${'x'.repeat(size)}`;
  const cases = (['REST', 'GraphQL'] as const).flatMap((transport) =>
    (
      [
        ['places.csv', 300_000, 400],
        ['places.pdf', 300_000, 422],
        ['places.pdf', 1, 400],
        ['???', 300_000, 400],
      ] as const
    ).map(([fileName, size, status]) => [transport, fileName, size, status] as const),
  );

  it.each(cases)('over %s, %s of %i bytes, is answered and ends no process', async (...given) => {
    const [transport, fileName, size, status] = given;
    const stored = await uploads();
    const { path, before, field } = transports[transport];
    const body = before + begun(fileName, field, size);
    const headers = { cookie, 'apollo-require-preflight': '1' };

    const whole = open({ ...headers, 'content-length': Buffer.byteLength(body) }, path);
    whole.request.end(body);
    const [answered] = await whole.answer;
    // A file of one byte has ended before its name is looked at, or after.
    expect(size === 1 ? [400, 422] : [status]).toContain(answered);

    const broken = open(headers, path);
    broken.answer.catch(() => undefined);
    broken.request.write(body);
    await new Promise((resolve) => setTimeout(resolve, 60));
    broken.request.destroy();
    await until(async () => (await uploads()).length === stored.length);
    await nothingQueued();
  });

  it('over REST, in another field, is answered and ends no process', async () => {
    const body = begun('places.csv', 'other', 300_000);
    const { request, answer } = open({ cookie, 'content-length': body.length });
    request.end(body);
    expect(await answer).toEqual([400, 'BAD_INPUT']);
  });
});

describe('an upload that breaks off before its file', () => {
  it.each(['', '--', `--${boundary}\r\n`, part('true', 'dryRun').replace('; filename="places.csv"', '')])(
    'after %j is over at once',
    async (begun) => {
      const context = testContext(services, { as: { kind: 'system' } });
      const over = new Promise<unknown>((resolve) => {
        const receiver = http.createServer((raw) => {
          receiver.close();
          receiveUpload(context, { raw }).then(() => resolve('stored'), resolve);
        });
        receiver.listen(0, '127.0.0.1', () => {
          const { request, answer } = open({}, '/', (receiver.address() as AddressInfo).port);
          answer.catch(() => undefined);
          request.flushHeaders();
          request.write(begun, () => setTimeout(() => request.destroy(), 20));
        });
      });
      expect(await over).toMatchObject({ code: 'BAD_INPUT' });
    },
  );
});

it('an upload whose file closes without an end or an error is refused, and leaves nothing', async () => {
  const before = await uploads();
  const content = new PassThrough();
  content.write('name\nA\n');
  const context = testContext(services, { as: { kind: 'system' } });
  const storing = storeUpload(context, { content, fileName: 'places.csv' });
  content.destroy();
  await expect(storing).rejects.toMatchObject({ code: 'BAD_INPUT' });
  expect(await uploads()).toEqual(before);
});

describe('an upload above the size limit', () => {
  it('in chunks is refused before its end', async () => {
    const before = await uploads();
    const context = testContext(services, { as: { kind: 'system' } });
    const most = 100_000;
    let outcome: unknown = null;
    const receiver = http.createServer((raw, response) => {
      receiveUpload(context, { raw }, most).then(
        () => response.end(),
        (error: unknown) => {
          outcome = error instanceof AppError ? error.code : error;
          response.end();
        },
      );
    });
    receiver.listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const request = http.request({
      port: (receiver.address() as AddressInfo).port,
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    request.on('error', () => undefined);
    request.write(part('x'.repeat(2 * most)));
    await once(request, 'response');
    request.destroy();
    receiver.close();
    expect(outcome).toBe('TOO_LARGE');
    expect(await uploads()).toEqual(before);
  });
});

describe('a form', () => {
  it.each([
    ['of two files', part('name\nOne\n') + part('name\nTwo\n')],
    ['of one file sent fifty times', part('name\nOne\n').repeat(50)],
    ['of a file that is no field "file"', part('name\nOne\n', 'other') + part('name\nOne\n')],
    [
      'of more fields than there are',
      Array.from(
        { length: 30 },
        (_, i) => `--${boundary}\r\ncontent-disposition: form-data; name="f${i}"\r\n\r\nx\r\n`,
      ).join('') + part('name\nOne\n'),
    ],
  ])('%s is refused, and nothing of it is stored', async (_, body) => {
    const before = await uploads();
    const { request, answer } = open({ cookie });
    request.end(body + end);
    expect(await answer).toEqual([400, 'BAD_INPUT']);
    expect(await uploads()).toEqual(before);
    await nothingQueued();
  });
});

describe('a file sent to GraphQL', () => {
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  /** One file for so many imports of one request. */
  const send = (times: number, file = part('name\nOne\n', '0')) => {
    const names = Array.from({ length: times }, (_, i) => `f${i}`);
    const query = `mutation (${names.map((name) => `$${name}: Upload`).join(', ')}) {
      ${names.map((name) => `${name}: startImport(input: { file: $${name} }) { id }`).join('\n')} }`;
    const variables = Object.fromEntries(names.map((name) => [name, null]));
    const { request, answer } = open({ cookie, 'apollo-require-preflight': '1' }, '/graphql');
    request.end(
      field('operations', JSON.stringify({ query, variables })) +
        field('map', JSON.stringify({ 0: names.map((name) => `variables.${name}`) })) +
        file +
        end,
    );
    return answer;
  };

  it('without a name is refused', async () => {
    const nameless =
      `--${boundary}\r\ncontent-disposition: form-data; name="0"\r\n` +
      `content-type: application/octet-stream\r\n\r\nname\nOne\n\r\n`;
    expect((await send(1, nameless))[0]).toBe(400);
    await nothingQueued();
  });

  it('once creates an import', async () => {
    expect(await send(1)).toEqual([200, undefined]);
    expect(await database.db.prisma.import.count()).toBe(1);
  });

  it.each([2, 50])('but referenced %i times is refused, and nothing of it is stored', async (times) => {
    const before = await uploads();
    expect((await send(times))[0]).toBe(400);
    expect(await uploads()).toEqual(before);
    await nothingQueued();
  });
});
