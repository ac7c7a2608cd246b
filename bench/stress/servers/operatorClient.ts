import http from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { login } from '../../../e2e/support/startDirectory.ts';

/** An operator of a server of this machine, without a browser. */
export interface OperatorClient {
  cookie: string;
  /** Has all listings exported to a file, and answers where it is downloaded and how many bytes it has. */
  exportAll(): Promise<{ path: string; bytes: number }>;
  /** Uploads a workbook and returns the result: immediately, or a piece per second for the given time. */
  upload(
    content: Buffer,
    how: { headers?: Record<string, string>; seconds?: number; fileName?: string },
  ): Promise<Upload>;
}

export interface Upload {
  /** Null if the connection ended before. */
  status: number | null;
  body: string;
  seconds: number;
}

export async function operatorClient(address: string): Promise<OperatorClient> {
  const json = { 'content-type': 'application/json' };
  const loggedIn = await fetch(`${address}/api/admin/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(login),
  });
  const cookie = (loggedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '';

  return {
    cookie,
    async exportAll() {
      const answer = await fetch(`${address}/graphql`, {
        method: 'POST',
        headers: { ...json, cookie, origin: address },
        body: JSON.stringify({ query: 'mutation { startExport(input: { format: CSV }) { id } }' }),
      });
      const { data } = (await answer.json()) as { data: { startExport: { id: number } } };
      const path = `/api/admin/exports/${data.startExport.id}`;
      for (;;) {
        const file = await fetch(address + path, { headers: { cookie, 'accept-encoding': 'identity' } });
        const { byteLength } = await file.arrayBuffer();
        if (file.ok) return { path, bytes: byteLength };
        // Not made yet.
        if (file.status !== 409) throw new Error(`the export responded with ${file.status}`);
        await wait(500);
      }
    },
    async upload(content, { headers = {}, seconds = 0, fileName = 'rows.xlsx' }) {
      const boundary = 'stress-boundary';
      const body = Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\n\r\n`,
        ),
        content,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]);
      const begun = performance.now();
      const request = http.request(`${address}/api/upload-excel`, {
        method: 'POST',
        agent: false,
        headers: {
          ...headers,
          cookie,
          origin: address,
          'content-type': `multipart/form-data; boundary=${boundary}`,
          'content-length': body.length,
        },
      });
      const answered = new Promise<Upload>((resolve) => {
        const end = (status: number | null, body: string) =>
          resolve({ status, body, seconds: (performance.now() - begun) / 1000 });
        request.on('error', (error) => end(null, String(error)));
        request.on('response', (response) => {
          text(response).then(
            (read) => end(response.statusCode ?? null, read),
            (error: unknown) => end(null, String(error)),
          );
        });
      });
      const piece = Math.ceil(body.length / Math.max(1, seconds));
      for (let sent = 0; sent < body.length && !request.destroyed; sent += piece) {
        request.write(body.subarray(sent, sent + piece));
        if (seconds > 0) await wait(1000);
      }
      request.end();
      return answered;
    },
  };
}
