import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { EndureCase, EndureTools, Outcome } from './endureCase.ts';
import { startLoadedServer } from './loadedServer.ts';

const senders = 1000;
/** Slower than 10 KB/s by far: one byte. */
const everyMs = 1000;
const closedWithinMs = 90_000;

/** Connections that hold a request open by a byte a second. A share is one of the connections. */
export const slowClients: EndureCase = {
  name: 'slow-clients',
  promise: `${senders.toLocaleString('en')} senders of a byte a second are closed within ${closedWithinMs / 1000} s, and others are answered meanwhile`,
  run,
};

async function run(tools: EndureTools): Promise<Outcome> {
  const count = Math.max(10, Math.round(senders * tools.share));
  const server = await startLoadedServer(tools, 1000);
  const { hostname, port } = new URL(server.address);
  const open = new Set<net.Socket>();
  let refused = 0;
  try {
    for (let n = 0; n < count; n += 1) {
      const socket = net.connect(Number(port), hostname);
      open.add(socket);
      socket.on('error', () => (refused += 1));
      socket.on('close', () => open.delete(socket));
      // Half of them never end their headers, the others their body.
      socket.write(
        n % 2 === 0
          ? 'GET / HTTP/1.1\r\nHost: slow\r\n'
          : 'POST /graphql HTTP/1.1\r\nHost: slow\r\nContent-Type: application/json\r\nContent-Length: 100000\r\n\r\n',
      );
      socket.resume();
    }
    const begun = performance.now();
    let answered = 0;
    let failed = 0;
    let slowest = 0;
    while (open.size > 0 && performance.now() - begun < closedWithinMs) {
      for (const socket of open) socket.write('x');
      const asked = performance.now();
      const isGood = await fetch(`${server.address}/business/${server.slugs[0]}`).then(
        (response) => response.ok,
        () => false,
      );
      slowest = Math.max(slowest, performance.now() - asked);
      if (isGood) answered += 1;
      else failed += 1;
      await wait(everyMs);
    }
    const took = (performance.now() - begun) / 1000;
    return {
      isKept: open.size === 0 && failed === 0 && answered > 0,
      figures: `${count - open.size} of ${count} closed after ${took.toFixed(0)} s (${refused} by a reset), ${answered} others answered and ${failed} not, the slowest after ${slowest.toFixed(0)} ms`,
    };
  } finally {
    for (const socket of open) socket.destroy();
    await server.stop();
  }
}
