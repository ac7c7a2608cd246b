import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
}

/** The part of an exporter's message that tests read: OTLP in JSON. */
interface Sent {
  resourceSpans: { scopeSpans: { spans: Span[] }[] }[];
}

/** Fake OpenTelemetry collector, which records the spans that it receives. */
export async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    void json(request).then((sent) => {
      if (request.url === '/v1/traces')
        for (const resource of (sent as Sent).resourceSpans)
          spans.push(...resource.scopeSpans.flatMap((scope) => scope.spans));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}
