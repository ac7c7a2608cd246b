import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { requester } from '../testing/requester.ts';
import { serveAssets } from './serveAssets.ts';

let folder: string;
let app: FastifyInstance;
const write = (name: string, content: string | Buffer) => writeFile(path.join(folder, name), content);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'assets-'));
  await mkdir(path.join(folder, 'assets'));
  await write('secret.js', 'no');
  await write('favicon.svg', '<svg/>');
  await write('assets/app-1a2b.js', 'yes');
  await write('assets/app-1a2b.js.gz', gzipSync('yes'));
  await write('assets/app-1a2b.js.map', '{}');
  app = Fastify();
  app.setNotFoundHandler((_request, reply) => reply.code(404).send('page'));
  await serveAssets(app, folder);
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the built client files', () => {
  it.each(['GET', 'HEAD'])('are sent by their names, to be stored for good: %s', async (method) => {
    const { status, headers, body } = await requester(app)('/assets/app-1a2b.js', { method });
    expect([status, body]).toEqual([200, method === 'GET' ? 'yes' : '']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      vary: 'accept-encoding',
    });
  });

  it('are sent compressed where that helps', async () => {
    const { headers } = await requester(app)('/assets/app-1a2b.js', {
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  it.each([
    'App-1a2b.js',
    'app-1a2b.js.map',
    'app-1a2b.js.gz',
    'app-1a2b.js%00',
    '..%2fsecret.js',
    '../secret.js',
    '%2e%2e/secret.js',
    'none.js',
    '',
  ])('are only those that the build made, not %p', async (name) => {
    const { status, body } = await requester(app)(`/assets/${name}`);
    expect([status, body]).toEqual([404, 'page']);
  });

  it('include the favicon, which may change', async () => {
    const { status, headers } = await requester(app)('/favicon.svg');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  });
});
