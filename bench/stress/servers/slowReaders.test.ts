import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from '@jest/globals';
import { slowReaders } from './slowReaders.ts';

const answer = { path: '/', bytes: 20 * 1024 ** 2, cookie: 'a=b' };
let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function read(listener: RequestListener) {
  const opened = createServer(listener);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, '127.0.0.1', resolve));
  const { port } = opened.address() as AddressInfo;
  const readers = await slowReaders(`http://127.0.0.1:${port}`, 4, answer);
  await readers.crawl(500);
  return readers.takeTheRest();
}

describe('slow readers', () => {
  it('that are tolerated get all of their answer', async () => {
    expect(await read((_, response) => response.end(Buffer.alloc(answer.bytes)))).toEqual({
      cut: 0,
      whole: 4,
      refused: 0,
    });
  });

  it('that were disconnected are counted separately', async () => {
    const listener: RequestListener = (request, response) => {
      response.write(Buffer.alloc(answer.bytes));
      void wait(200).then(() => request.socket.destroy());
    };
    expect(await read(listener)).toEqual({ cut: 4, whole: 0, refused: 0 });
  });

  it('that are refused count as neither complete nor cut off', async () => {
    const refuse: RequestListener = (_, response) => response.writeHead(503).end();
    expect(await read(refuse)).toEqual({ cut: 0, whole: 0, refused: 4 });
  });
});
