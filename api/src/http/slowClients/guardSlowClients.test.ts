import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { guardSlowClients } from './guardSlowClients.ts';

// Both shorter than a server's, so that a test takes a second.
const windowMs = 200;
const bytesPerSecond = 1024 ** 2;
const closers: (() => unknown)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

async function serve(listener: RequestListener): Promise<number> {
  const server = http.createServer(listener);
  guardSlowClients(server, { windowMs, bytesPerSecond });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closers.push(() => server.closeAllConnections());
  closers.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** Connects, sends an opening and then a byte now and then; returns whether the connection still exists at the end. */
async function isHeld(port: number, opening: string, { isSilent = false } = {}) {
  const socket = net.connect(port, '127.0.0.1');
  closers.push(() => socket.destroy());
  socket.on('error', () => undefined);
  let isOpen = true;
  socket.once('close', () => (isOpen = false));
  socket.write(opening);
  const timer = setInterval(() => !isSilent && isOpen && socket.write('x'), windowMs / 4);
  await wait(4 * windowMs);
  clearInterval(timer);
  return isOpen;
}

const post = (type: string, length = 100_000) =>
  `POST / HTTP/1.1\r\nHost: here\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
const readAll: RequestListener = (request, response) => {
  request.resume().on('end', () => response.end('read'));
};

describe('a connection', () => {
  it('with a body that arrives byte by byte is closed', async () => {
    const port = await serve(readAll);
    expect(await isHeld(port, post('application/json'))).toBe(false);
  });

  it('with an upload over a slow connection stays open', async () => {
    const port = await serve(readAll);
    expect(await isHeld(port, post('multipart/form-data; boundary=b'))).toBe(true);
  });

  it('with a refused upload is not held open by its remaining body', async () => {
    const port = await serve((_request, response) => response.writeHead(401).end());
    expect(await isHeld(port, post('multipart/form-data; boundary=b'))).toBe(false);
  });

  it('that waits for its response stays open', async () => {
    const port = await serve((request) => void request.resume());
    expect(await isHeld(port, post('application/json', 1) + '1', { isSilent: true })).toBe(true);
  });

  it('that receives one large write gets the time of the slowest allowed client', async () => {
    // The progress of one large write is visible only at its end.
    const port = await serve((_request, response) => response.end('x'.repeat(20 * 1024 ** 2)));
    const socket = net.connect(port, '127.0.0.1').pause();
    closers.push(() => socket.destroy());
    socket.on('error', () => undefined);
    let length = 0;
    socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    await wait(4 * windowMs);
    socket.on('data', (chunk: Buffer) => (length += chunk.length)).resume();
    await once(socket, 'close');
    expect(length).toBeGreaterThan(20 * 1024 ** 2);
  });

  it('that does not read its answer is closed', async () => {
    const pieces = 1000;
    const piece = 'x'.repeat(64 * 1024);
    const port = await serve((_request, response) =>
      Readable.from(Array.from({ length: pieces }, () => piece)).pipe(response),
    );
    const socket = net.connect(port, '127.0.0.1').pause();
    closers.push(() => socket.destroy());
    socket.on('error', () => undefined);
    let length = 0;
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await wait(4 * windowMs);
    socket.on('data', (chunk: Buffer) => (length += chunk.length)).resume();
    await once(socket, 'close');
    expect(length).toBeLessThan(pieces * piece.length);
  });
});
