import { once } from 'node:events';
import http from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { installDrain } from './installDrain.ts';

const database = useTestDatabase();

it('a server that shuts down accepts no new connection, and closes keep-alive ones after their next answer', async () => {
  const { app } = await startTestServer(testServices(database.db));
  const { port } = app.server.address() as AddressInfo;
  const agent = new http.Agent({ keepAlive: true });
  const request = async (method: string, path: string) => {
    const headers = { 'content-type': 'application/json' };
    const request = http.request({ port, path, method, agent, headers });
    request.end(method === 'POST' ? '{"query":"{ stats { total } }"}' : undefined);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    await once(response.resume(), 'end');
    return [response.statusCode, response.headers.connection, request.reusedSocket];
  };
  expect(await request('GET', '/readyz')).toEqual([200, 'keep-alive', false]);
  const drained = app.drain(10_000);
  expect(await request('POST', '/graphql')).toEqual([200, 'close', true]);
  await expect(request('GET', '/healthz')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await drained;
  await app.close();
  agent.destroy();
});

describe('a drain', () => {
  const started = async () => {
    const app = Fastify();
    installDrain(app);
    app.get('/', async () => 'here');
    await app.listen({ host: '127.0.0.1', port: 0 });
    const client = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    await once(client, 'connect');
    return { app, client };
  };

  it('lasts until the last open connection has its response', async () => {
    const { app, client } = await started();
    let isOver = false;
    const drained = app.drain(60_000).then(() => (isOver = true));
    // Longer than a look at the connections takes.
    await pause(150);
    expect(isOver).toBe(false);
    client.write('GET / HTTP/1.1\r\nhost: a\r\n\r\n');
    const answer = await text(client);
    expect([answer.split('\r\n')[0], answer.includes('connection: close')]).toEqual([
      'HTTP/1.1 200 OK',
      true,
    ]);
    await drained;
    await app.close();
  });

  it('ends without the answers that nobody asks for in time', async () => {
    const { app, client } = await started();
    await app.drain(1);
    expect(client.readyState).toBe('open');
    client.destroy();
    await app.close();
  });
});

it('a server that shuts down gives clients 20 s for the headers of a request, and waits without a timeout for a long import', async () => {
  const { app } = await startTestServer(testServices(database.db));
  expect([app.server.headersTimeout, app.server.timeout]).toEqual([20_000, 0]);
  await app.close();
});
