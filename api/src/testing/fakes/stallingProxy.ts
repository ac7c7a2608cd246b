import { once } from 'node:events';
import net from 'node:net';

/** Proxy before a database that fails as networks and databases do. */
export async function stallingProxy(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const sockets = new Set<net.Socket>();
  /** Connections that were stranded: nothing ever comes through again. */
  const stranded = new Set<net.Socket>();
  let isStalled = false;
  const server = net.createServer((client) => {
    const database = net.connect(Number(target.port), target.hostname);
    for (const [from, to] of [
      [client, database],
      [database, client],
    ] as const) {
      sockets.add(from);
      if (isStalled) from.pause();
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        stranded.delete(from);
        to.destroy();
      });
    }
  });
  const listen = async (port = 0) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen();
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return {
    url: url.href,
    /** Accepts data and forwards nothing, as a stopped process does. */
    stall() {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    goOn() {
      isStalled = false;
      for (const socket of sockets) if (!stranded.has(socket)) socket.resume();
    },
    /** Forwards nothing on the open connections, as a router that lost them; new ones work. */
    strand() {
      for (const socket of sockets) {
        socket.pause();
        stranded.add(socket);
      }
    },
    /** Ends all connections and refuses new ones, as a machine without the database. */
    async refuse() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    accept: () => listen(port),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
