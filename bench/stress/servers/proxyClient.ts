import https from 'node:https';
import { text } from 'node:stream/consumers';
import { login } from '../../../e2e/support/startDirectory.ts';

interface Answer {
  status: number;
  body: string;
  headers: Record<string, string | string[] | undefined>;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Asks through the proxy, or one node past it as the proxy would. */
export interface ProxyClient {
  send(address: string, asking?: SendOptions): Promise<Answer>;
  askNode(index: 0 | 1, address: string, asking?: SendOptions): Promise<Answer>;
  /** Logs in and keeps the session. Answers the status. */
  logIn(password?: string): Promise<number>;
  graph<Data>(query: string, node?: 0 | 1): Promise<Data>;
  /** Uploads a file, answers the number of its import. */
  upload(name: string, content: Buffer): Promise<number>;
  close(): void;
}

/** A client of `https://localhost:PORT`, whose certificate it trusts. */
export function proxyClient(
  port: number,
  nodePorts: readonly [number, number],
  certificate: string,
): ProxyClient {
  const agent = new https.Agent({ keepAlive: true, maxSockets: 50, ca: certificate });
  const origin = `https://localhost:${port}`;
  let cookie = '';

  function send(address: string, { method = 'GET', headers = {}, body }: SendOptions = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = https.request(
        `${origin}${address}`,
        { agent, method, headers, timeout: 120_000 },
        (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          text(response).then((read) => resolve({ status, body: read, headers: answered }), reject);
        },
      );
      request.on('timeout', () => request.destroy(new Error('no answer in two minutes')));
      request.on('error', reject);
      request.end(body);
    });
  }

  async function askNode(
    index: 0 | 1,
    address: string,
    { method, headers, body }: SendOptions = {},
  ): Promise<Answer> {
    const response = await fetch(`http://127.0.0.1:${nodePorts[index]}${address}`, {
      ...(method ? { method } : {}),
      headers: {
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'https',
        ...headers,
        ...(headers?.origin ? { origin: `http://127.0.0.1:${nodePorts[index]}` } : {}),
      },
      ...(body === undefined ? {} : { body: body.toString() }),
    });
    return {
      status: response.status,
      body: await response.text(),
      headers: Object.fromEntries(response.headers),
    };
  }

  return {
    send,
    askNode,
    async logIn(password = login.password) {
      const { status, headers } = await send('/api/admin/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin },
        body: JSON.stringify({ ...login, password }),
      });
      if (status === 200) cookie = [headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0] ?? '';
      return status;
    },
    async graph<Data>(query: string, node?: 0 | 1) {
      const asking = {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie, origin },
        body: JSON.stringify({ query }),
      };
      const { status, body } = await (node === undefined
        ? send('/graphql', asking)
        : askNode(node, '/graphql', asking));
      if (status !== 200 || body.includes('"errors"')) throw new Error(`${status}: ${body.slice(0, 300)}`);
      return (JSON.parse(body) as { data: Data }).data;
    },
    async upload(name, content) {
      const boundary = 'stress-boundary';
      const { status, body } = await send('/api/upload-excel', {
        method: 'POST',
        headers: {
          cookie,
          origin,
          prefer: 'respond-async',
          'content-type': `multipart/form-data; boundary=${boundary}`,
        },
        body: Buffer.concat([
          Buffer.from(
            `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\n\r\n`,
          ),
          content,
          Buffer.from(`\r\n--${boundary}--\r\n`),
        ]),
      });
      if (status !== 202) throw new Error(`the upload responded with ${status}: ${body}`);
      return (JSON.parse(body) as { id: number }).id;
    },
    close: () => agent.destroy(),
  };
}
