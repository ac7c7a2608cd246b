import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReceivedMessage {
  id: string;
  /** Whether one of its signatures is of the secret that was asked about. */
  isSignedWith(secret: string): boolean;
  type: string;
  data: Record<string, unknown>;
}

type Answer = (response: ServerResponse, message: ReceivedMessage, request: IncomingMessage) => void;

/** A program that webhooks tell; it answers as a test says. */
export class FakeReceiver {
  readonly received: ReceivedMessage[] = [];
  connections = 0;
  /** How many requests it held at the same time at most. */
  mostAtOnce = 0;
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
    this.mostAtOnce = Math.max(this.mostAtOnce, this.open);
    response.once('close', () => (this.open -= 1));
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += chunk;
    const header = (name: string) => String(request.headers[`webhook-${name}`]);
    const [id, signed] = [header('id'), `${header('id')}.${header('timestamp')}.${body}`];
    const message: ReceivedMessage = {
      id,
      isSignedWith: (secret) => {
        const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
        const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
        return header('signature').split(' ').includes(wanted);
      },
      ...(JSON.parse(body) as Pick<ReceivedMessage, 'type' | 'data'>),
    };
    this.received.push(message);
    this.answer(response, message, request);
  }
}
