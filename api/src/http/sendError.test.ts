import { expect, it } from '@jest/globals';
import compress from '@fastify/compress';
import Fastify, { LogController } from 'fastify';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { until } from '../testing/until.ts';
import { sendError } from './sendError.ts';

const text = 'a row\n'.repeat(10_000);
const bodies = { text: () => text, stream: () => Readable.from([text]) };

/** Log entries for a client that disconnects before the response. */
async function complaintsOfLeaving(body: keyof typeof bodies, encoding: string): Promise<unknown[]> {
  const lines: { level: number; msg: string }[] = [];
  const app = Fastify({
    logger: { stream: { write: (line: string) => lines.push(JSON.parse(line)) }, level: 'info' },
    logController: new LogController({ disableRequestLogging: true }),
  });
  app.setErrorHandler((error, asked, reply) => sendError(error, asked, reply));
  await app.register(compress, { global: true, encodings: ['br', 'gzip'] });
  let isOver = false;
  app.post('/', async (_request, reply) => {
    client.destroy();
    await until(async () => reply.raw.destroyed);
    setTimeout(() => (isOver = true), 50);
    return reply.type('text/plain').send(bodies[body]());
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const client = request({
    ...{ port, method: 'POST' },
    headers: { 'accept-encoding': encoding, 'content-type': 'application/json' },
  });
  try {
    client.on('error', () => undefined).end('{}');
    await until(async () => isOver);
    return lines.filter(({ level }) => level >= 40).map(({ msg }) => msg);
  } finally {
    await app.close();
  }
}

it.each([
  ['text', 'br'],
  ['text', 'gzip'],
  ['text', 'identity'],
  ['stream', 'br'],
  ['stream', 'gzip'],
  ['stream', 'identity'],
] as const)(
  'a client that leaves before its answer is no error of the server: %s, %s',
  async (body, encoding) => {
    expect(await complaintsOfLeaving(body, encoding)).toEqual([]);
  },
);
