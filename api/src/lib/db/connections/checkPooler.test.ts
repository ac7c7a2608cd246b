import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterEach, expect, it } from '@jest/globals';
import { useTestDatabase } from '../../../testing/useTestDatabase.ts';
import { checkPooler } from './checkPooler.ts';

const database = useTestDatabase();
let pooler: Server | null = null;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  pooler?.close();
});

/** AuthenticationOk and ReadyForQuery. */
const welcome = Buffer.from([82, 0, 0, 0, 8, 0, 0, 0, 0, 90, 0, 0, 0, 5, 73]);

/** The URL of a pooler that gives all its clients, one after another, one connection of the database. */
async function oneForAll(): Promise<string> {
  const url = new URL(database.url);
  const shared = connect(Number(url.port), url.hostname);
  let asking: Socket | null = null;
  shared.on('data', (answer) => asking?.write(answer));
  pooler = createServer((client) => {
    const isFirst = sockets.push(client) === 1;
    if (!isFirst) client.once('data', () => client.write(welcome));
    client.on('data', (message: Buffer) => {
      // A startup message begins with its length, an end with its type.
      if ((message[0] === 0 && !isFirst) || message[0] === 88) return;
      asking = client;
      shared.write(message);
    });
  }).listen(0, '127.0.0.1');
  await once(pooler, 'listening');
  pooler.once('close', () => shared.destroy());
  url.host = `127.0.0.1:${(pooler.address() as AddressInfo).port}`;
  return url.href;
}

it('a pooler that mixes up prepared statements stops the start', async () => {
  await expect(checkPooler(await oneForAll())).rejects.toThrow(/^DATABASE_URL is a pooler that mixes up/);
});

it('a pooler whose connections are in another time zone stops the start', async () => {
  // In place of the product's own options, as a pooler discards them.
  const url = `${database.url}?options=${encodeURIComponent('-c TimeZone=Europe/Istanbul')}`;
  await expect(checkPooler(url)).rejects.toThrow(
    /^DATABASE_URL is a pooler whose connections are not in UTC/,
  );
});

it('a database itself passes', async () => {
  await expect(checkPooler(database.url)).resolves.toBeUndefined();
});
