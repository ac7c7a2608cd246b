import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { checkAnswer } from './random/checkAnswer.ts';

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/**
 * Sends a request to a listening server unchanged: unlike fetch, URLs are not normalised and every header may be set.
 * Checks every answer of a REST path against the OpenAPI document. Resolves even if the server answers before it has read the body.
 */
export function requester(app: FastifyInstance) {
  return (path: string, { method = 'GET', headers = {}, body }: RawRequest = {}) =>
    new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string; json: <Body>() => Body }>(
      (resolve, reject) => {
        const address = app.server.address();
        const port = typeof address === 'object' && address !== null ? address.port : 0;
        const request = http.request({ host: '127.0.0.1', port, path, method, headers, agent: false });
        request.on('response', (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => (text += chunk));
          response.on('end', () => {
            request.destroy();
            try {
              const isPacked = response.headers['content-encoding'] !== undefined;
              if (!isPacked)
                checkAnswer(app, {
                  method,
                  path,
                  status: response.statusCode ?? 0,
                  contentType: response.headers['content-type'],
                  body: text,
                });
            } catch (error) {
              reject(error instanceof Error ? error : new Error(String(error)));
            }
            const json = <Body>() => JSON.parse(text) as Body;
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text, json });
          });
        });
        request.on('error', reject);
        request.end(body);
      },
    );
}
