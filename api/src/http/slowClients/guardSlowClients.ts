import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a client must move in each window, while there is more. */
const usualPace = { windowMs: 20_000, bytesPerSecond: 10 * 1024 };

/** One direction of a connection: bytes moved when the window began, and when that was. */
interface Way {
  moved: number;
  since: number;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  sending: Way;
  taking: Way;
}

/**
 * Closes the connections of clients that send or take less than 10 KB/s for 20 s while there is more to send or to take.
 * Not those of uploads, which are only read once they are accepted, nor of clients that wait for their answer.
 */
export function guardSlowClients(server: Server, { windowMs, bytesPerSecond } = usualPace): void {
  const open = new Map<Socket, Exchange>();
  const fewestBytes = (bytesPerSecond * windowMs) / 1000;
  /** Whether it stood still too long; a way on which nothing waits, or enough moved, begins anew. */
  const isSlow = (way: Way, isWaiting: boolean, moved: number, patienceMs: number) => {
    const now = performance.now();
    if (isWaiting && moved - way.moved < fewestBytes) return now - way.since >= patienceMs;
    Object.assign(way, { moved, since: now });
    return false;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    const since = performance.now();
    const sending = { moved: socket.bytesRead, since };
    const taking = { moved: takenBy(socket), since };
    open.set(socket, { request, response, sending, taking });
  });
  const look = () => {
    for (const [socket, { request, response, sending, taking }] of open) {
      // What is taken of one piece can't be seen before all of it is: that long it may take.
      const pieceMs = (socket.writableLength / bytesPerSecond) * 1000;
      if (
        isSlow(sending, hasMoreToSend(request, response), socket.bytesRead, windowMs) ||
        isSlow(taking, socket.writableNeedDrain, takenBy(socket), Math.max(windowMs, pieceMs))
      )
        socket.destroy();
    }
  };
  const timer = setInterval(look, windowMs / 4).unref();
  server.once('close', () => clearInterval(timer));
}

function takenBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

function hasMoreToSend(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.complete) return false;
  const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return !isUpload || response.writableEnded;
}
