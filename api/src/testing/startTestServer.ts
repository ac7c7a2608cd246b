import type { FastifyInstance } from 'fastify';
import { buildServer } from '../buildServer.ts';
import { checkAnswer } from './random/checkAnswer.ts';

export interface TestRequest {
  /** An object is sent as JSON; text and bytes unchanged (as JSON too, unless a header says otherwise). */
  payload?: object | string | undefined;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** Another name of this machine to call the server by: localhost. */
  host?: string;
}

interface TestCookie {
  name: string;
  value: string;
  /** In lower case: path, httponly, samesite, secure, expires, domain. */
  attributes: Record<string, string>;
}

interface TestAnswer {
  status: number;
  headers: Headers;
  body: string;
  cookies: TestCookie[];
}

export interface TestServer {
  app: FastifyInstance;
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

/**
 * The whole server without rendered pages, listening on a free port of this machine.
 * Every answer of a REST path is held against the OpenAPI document.
 */
export async function startTestServer(
  services: Parameters<typeof buildServer>[0],
  options: { timeoutMs?: number } = {},
): Promise<TestServer> {
  const app = await buildServer(services, { distFolder: null, ...options });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    app,
    close: () => app.close(),
    async send(method, path, { payload, headers = {}, cookies = {}, host = '127.0.0.1' } = {}) {
      const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
      const response = await fetch(address.replace('127.0.0.1', host) + path, {
        method,
        redirect: 'manual',
        headers: {
          ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
          ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
          ...headers,
        },
        ...(payload === undefined
          ? {}
          : {
              body:
                typeof payload === 'string'
                  ? payload
                  : Buffer.isBuffer(payload)
                    ? new Uint8Array(payload)
                    : JSON.stringify(payload),
            }),
      });
      const body = await response.text();
      const contentType = response.headers.get('content-type');
      checkAnswer(app, { method, path, status: response.status, contentType, body });
      return {
        status: response.status,
        headers: response.headers,
        body,
        cookies: response.headers.getSetCookie().map(readCookie),
      };
    },
  };
}

function readCookie(line: string): TestCookie {
  const [[name = '', value = ''] = [], ...attributes] = line.split('; ').map((part) => part.split('='));
  const pairs = attributes.map(([key = '', text = '']): [string, string] => [key.toLowerCase(), text]);
  return { name, value, attributes: Object.fromEntries(pairs) };
}
