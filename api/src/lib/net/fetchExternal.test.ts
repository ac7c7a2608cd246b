import type { RequestListener } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { useLocalServers } from '../../testing/fakes/useLocalServers.ts';
import { fetchExternal, publicInternet, type NetworkPolicy } from './fetchExternal.ts';
import { isPublicAddress } from './publicAddress.ts';

const limits = {
  timeoutMs: 5000,
  maxBytes: 1000,
  maxRedirects: 2,
  accepts: (type: string) => type === 'image/png',
};
const serve = useLocalServers();
/** Name resolution of the test; of this machine, only the named ports may be called. */
const network = (names: Record<string, string[]>, ports: number[]): NetworkPolicy => ({
  resolve: async (hostname) => names[hostname] ?? [],
  allows: (address, port) => (address === '127.0.0.1' ? ports.includes(port) : isPublicAddress(address)),
});
const outside = { 'photos.example': ['127.0.0.1'] };
const picture: RequestListener = (_request, response) =>
  response.writeHead(200, { 'content-type': 'image/png' }).end('picture');
const faultOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: { fault?: string }) => error.fault,
  );

describe('isPublicAddress', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:4700::1111', true],
    ...[
      ...[
        '127.0.0.1',
        '127.9.9.9',
        '10.1.2.3',
        '172.16.0.1',
        '172.31.255.255',
        '192.168.1.1',
        '169.254.169.254',
        '168.63.129.16',
      ],
      ...['0.0.0.0', '100.64.0.1', '224.0.0.1', '255.255.255.255', '192.0.2.1', '198.18.0.1'],
      ...[
        '::1',
        '::',
        '::ffff:127.0.0.1',
        '::ffff:8.8.8.8',
        '::ffff:a00:1',
        '64:ff9b::a00:1',
        'fe80::1',
        'fd00::1',
      ],
      ...[
        'fc00::1',
        'ff02::1',
        '2002:7f00:1::',
        '2001:db8::1',
        '2001::1',
        '::7f00:1',
        'fd00:ec2::254',
        'nonsense',
        '',
      ],
    ].map((address): [string, boolean] => [address, false]),
  ])('%s: %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic);
  });
});

describe('fetchExternal', () => {
  it('reads an image, also after redirects', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/there' }).end();
      else picture(request, response);
    });
    const found = await fetchExternal(`http://photos.example:${port}/`, limits, network(outside, [port]));
    expect(found.toString()).toBe('picture');
  });

  it('connects to public addresses only, in any notation', async () => {
    const inside = await serve(picture);
    for (const host of [
      ...[
        '127.0.0.1',
        'localhost',
        '2130706433',
        '0x7f.1',
        '017700000001',
        '127.1',
        '[::1]',
        '[::ffff:127.0.0.1]',
      ],
      ...['169.254.169.254', '[fd00:ec2::254]', '10.0.0.1', '0.0.0.0'],
    ]) {
      expect([host, await faultOf(fetchExternal(`http://${host}:${inside.port}/`, limits))]).toEqual([
        host,
        host === 'localhost' ? expect.stringMatching(/refused|unreachable/) : 'refused',
      ]);
    }
    for (const address of [
      'ftp://photos.example/',
      'file:///etc/passwd',
      'http://a:b@photos.example/',
      'javascript:1',
    ])
      expect(await faultOf(fetchExternal(address, limits))).toBe('refused');
    expect(inside.connections()).toBe(0);
    expect(publicInternet.allows('93.184.216.34', 22)).toBe(false);
    expect(publicInternet.allows('93.184.216.34', 443)).toBe(true);
  });

  it('connects to nothing if a name also resolves to a private address, or a redirect leads to one', async () => {
    const inside = await serve(picture);
    const names = { ...outside, 'mixed.example': ['127.0.0.1', '10.0.0.1'], 'inside.example': ['127.0.0.1'] };
    const { port } = await serve((_request, response) =>
      response.writeHead(302, { location: `http://inside.example:${inside.port}/` }).end(),
    );
    const rules = network(names, [port]);
    expect(await faultOf(fetchExternal(`http://mixed.example:${port}/`, limits, rules))).toBe('refused');
    expect(await faultOf(fetchExternal(`http://photos.example:${port}/`, limits, rules))).toBe('refused');
    expect(inside.connections()).toBe(0);
  });

  it('resolves a name once, and calls the resolved address', async () => {
    const { port } = await serve(picture);
    let asked = 0;
    const rebinding: NetworkPolicy = {
      resolve: async () => ((asked += 1) === 1 ? ['127.0.0.1'] : ['10.0.0.1']),
      allows: (address) => address === '127.0.0.1',
    };
    await fetchExternal(`http://rebind.example:${port}/`, limits, rebinding);
    expect(asked).toBe(1);
  });

  it.each<[string, RequestListener, string]>([
    ['never answers', () => undefined, 'timeout'],
    [
      'never ends',
      (_request, response) => {
        response.writeHead(200, { 'content-type': 'image/png' });
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
      'timeout',
    ],
    [
      'is too large, for any claimed length',
      (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(5000)),
      'too-large',
    ],
    [
      'claims to be too large',
      (_request, response) =>
        response
          .writeHead(200, { 'content-type': 'image/png', 'content-length': '5000' })
          .end('x'.repeat(5000)),
      'too-large',
    ],
    [
      'is something else',
      (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<p>'),
      'type',
    ],
    [
      'is packed',
      (_request, response) =>
        response.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end('x'),
      'type',
    ],
    ['is not there', (_request, response) => response.writeHead(404).end(), 'status'],
    ['goes in circles', (_request, response) => response.writeHead(301, { location: '/' }).end(), 'refused'],
    ['breaks off', (_request, response) => void response.destroy(), 'unreachable'],
  ])('rejects a picture that %s', async (_what, listener, fault) => {
    const { port } = await serve(listener);
    const short = { ...limits, timeoutMs: fault === 'timeout' ? 300 : 5000 };
    const work = fetchExternal(`http://photos.example:${port}/`, short, network(outside, [port]));
    expect(await faultOf(work)).toBe(fault);
  });
});
