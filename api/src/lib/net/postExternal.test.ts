import { expect, it } from '@jest/globals';
import { useLocalServers } from '../../testing/fakes/useLocalServers.ts';
import { ExternalRequestError, type NetworkPolicy } from './fetchExternal.ts';
import { anyNetwork, postExternal, type ExternalPost } from './postExternal.ts';
import { isPublicAddress } from './publicAddress.ts';

const serve = useLocalServers();
const message: ExternalPost = { body: '{}', headers: {}, timeoutMs: 5000, maxResponseBytes: 5 };
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof ExternalRequestError ? error.fault : error),
  );

it('an external request posts, and returns the first bytes of the answer', async () => {
  const { port } = await serve((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => response.writeHead(201).end(`${request.method} ${body}`));
  });
  const post = { ...message, body: '{"a":1}', maxResponseBytes: 8 };
  expect(await postExternal(`http://127.0.0.1:${port}/`, post, anyNetwork)).toEqual({
    status: 201,
    retryAfter: null,
    text: 'POST {"a',
  });
});

it('an external request times out without a response, and does not wait for the end of an endless one', async () => {
  const silent = await serve(() => undefined);
  const late = { ...message, timeoutMs: 200 };
  expect(await faultOf(postExternal(`http://127.0.0.1:${silent.port}/`, late, anyNetwork))).toBe('timeout');
  const endless = await serve((_request, response) => void response.writeHead(200).write('yes'));
  expect(await postExternal(`http://127.0.0.1:${endless.port}/`, message, anyNetwork)).toEqual({
    status: 200,
    retryAfter: null,
    text: 'yes',
  });
});

it('an external request stops when its caller aborts it', async () => {
  const { port } = await serve(() => undefined);
  const signal = AbortSignal.timeout(100);
  const work = postExternal(`http://127.0.0.1:${port}/`, { ...message, signal }, anyNetwork);
  expect(await faultOf(work)).toBe('timeout');
});

it('an external request connects to https on public addresses only, wherever a name leads', async () => {
  const server = await serve((_request, response) => response.end());
  const network: NetworkPolicy = {
    resolve: async (hostname) =>
      hostname === 'mixed.example'
        ? ['93.184.216.34', '127.0.0.1']
        : hostname === 'nowhere'
          ? []
          : ['10.0.0.1'],
    allows: (address) => isPublicAddress(address),
  };
  for (const [address, fault] of [
    [`http://93.184.216.34:${server.port}/`, 'refused'],
    [`https://127.0.0.1:${server.port}/`, 'refused'],
    ['https://private.example/', 'refused'],
    ['https://mixed.example/', 'refused'],
    ['https://nowhere/', 'unreachable'],
    ['https://me:word@93.184.216.34/', 'refused'],
    ['file:///etc/passwd', 'refused'],
  ] as const)
    expect([address, await faultOf(postExternal(address, message, network))]).toEqual([address, fault]);
  expect(server.connections()).toBe(0);
});

it.each([
  ['120', 120],
  ['Wed, 25 Nov 2026 10:02:00 GMT', 120],
  ['Wed, 25 Nov 2026 09:00:00 GMT', 0],
  ['Wednesday, 25-Nov-26 10:02:00 GMT', 120],
  ['Wed, 99 Nov 2026 10:02:00 GMT', null],
  ['-5', null],
  ['1e9', null],
  ['soon', null],
])('an external request reads Retry-After: %s', async (written, expected) => {
  const { port } = await serve((_request, response) => {
    response.writeHead(429, { 'retry-after': written, date: 'Wed, 25 Nov 2026 10:00:00 GMT' }).end();
  });
  const { retryAfter } = await postExternal(`http://127.0.0.1:${port}/`, message, anyNetwork);
  expect(retryAfter).toBe(expected);
});
