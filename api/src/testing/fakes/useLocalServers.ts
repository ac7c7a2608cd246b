import { once } from 'node:events';
import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach } from '@jest/globals';

/** Starts HTTP servers on this machine, each with a count of its connections; closes them after each test. */
export function useLocalServers() {
  const servers: http.Server[] = [];
  afterEach(async () => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    }
  });
  return async (listener: RequestListener) => {
    const server = http.createServer(listener);
    let connections = 0;
    server.on('connection', () => (connections += 1));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    servers.push(server);
    const { port } = server.address() as AddressInfo;
    return { port, connections: () => connections };
  };
}
