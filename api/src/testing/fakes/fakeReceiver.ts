import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export interface ReceivedMessage {
  id: string;
  /** Whether the library of Standard Webhooks takes it for signed with the secret. */
  isSignedWith(secret: string): boolean;
  type: string;
  data: Record<string, unknown>;
}

type Answer = (response: ServerResponse, message: ReceivedMessage, request: IncomingMessage) => void;

/** A receiver of webhooks that answers as a test demands. */
export class FakeReceiver {
  readonly received: ReceivedMessage[] = [];
  connections = 0;
  /** Highest number of concurrent requests. */
  maxAtOnce = 0;
  answer: Answer = (response) => response.writeHead(204).end();
  private open = 0;
  private readonly server = http.createServer((request, response) => void this.take(request, response));

  async start(): Promise<this> {
    this.server.on('connection', () => (this.connections += 1));
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/hook`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.open += 1;
    this.maxAtOnce = Math.max(this.maxAtOnce, this.open);
    response.once('close', () => (this.open -= 1));
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const names = ['id', 'timestamp', 'signature'];
    const headers = Object.fromEntries(names.map((name) => [`webhook-${name}`, header(name)]));
    const message: ReceivedMessage = {
      id: header('id'),
      isSignedWith: (secret) => {
        try {
          new Webhook(secret).verify(body, headers);
          return true;
        } catch {
          return false;
        }
      },
      ...(JSON.parse(body) as Pick<ReceivedMessage, 'type' | 'data'>),
    };
    this.received.push(message);
    this.answer(response, message, request);
  }
}
