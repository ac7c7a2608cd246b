import compress from '@fastify/compress';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { installResponseTimeout } from './installResponseTimeout.ts';

const app = Fastify();
const statuses: number[] = [];
let letGo: () => void = () => undefined;
let held: Promise<void>;
let address: string;

beforeAll(async () => {
  await app.register(compress, { global: true, threshold: 0 });
  // As slow as the packing of a large answer on a busy machine.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.url !== '/streamed') await held;
    return payload;
  });
  installResponseTimeout(app, async () => false, 100);
  app.addHook('onResponse', async (_request, reply) => void statuses.push(reply.statusCode));
  app.get('/packed', async (_request, reply) => {
    const body = gzipSync('a page');
    return reply
      .headers({ 'content-encoding': 'gzip', etag: '"1"', 'x-other': 'yes' })
      .type('text/html')
      .send(body);
  });
  app.get('/late', async (_request, reply) => {
    await held;
    return reply.headers({ 'content-encoding': 'gzip', 'cache-control': 'public' }).send(gzipSync('a page'));
  });
  // Its headers are set before the compression has written a byte.
  app.get('/streamed', async (_request, reply) => {
    const text = (async function* () {
      await held;
      yield 'a page';
    })();
    return reply.header('etag', '"1"').type('text/html').send(Readable.from(text));
  });
  app.get('/failing', async () => {
    await held;
    throw new Error('too late');
  });
  address = await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

it.each(['/packed', '/late', '/streamed', '/failing'])(
  'a timeout answer has no header of the late answer’s body: %s',
  async (path) => {
    held = new Promise((resolve) => (letGo = resolve));
    statuses.length = 0;
    const answer = await fetch(address + path, { headers: { 'accept-encoding': 'gzip' } });
    expect(await answer.json()).toEqual({
      message: 'The directory is busy or restarting. Please try again shortly.',
      code: 'UNAVAILABLE',
      messageCode: 'databaseUnavailable',
      details: { retryAfter: 5 },
    });
    const { status, headers } = answer;
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([
      503,
      '5',
      'no-store',
    ]);
    expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([null, null]);
    if (path === '/packed') expect(headers.get('x-other')).toBe('yes');
    letGo();
    // The server continues, and the next answer is complete.
    held = Promise.resolve();
    if (path !== '/failing') expect(await (await fetch(address + path)).text()).toBe('a page');
    expect(statuses[0]).toBe(503);
  },
);

it('a timeout answer to a visitor is an HTML page', async () => {
  held = new Promise((resolve) => (letGo = resolve));
  const answer = await fetch(`${address}/late`, { headers: { accept: 'text/html,*/*' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
  expect(await answer.text()).toContain('The directory is busy.');
  const head = await fetch(`${address}/late`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([503, '']);
  letGo();
});
