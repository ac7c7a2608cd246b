import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isMultipart } from '../../lib/net/isMultipart.ts';

/** Minimum that a client must transfer per window while data is pending. */
const usualPace = { windowMs: 20_000, bytesPerSecond: 10 * 1024 };

/** One direction of a connection: bytes moved when the window began, and when that was. */
interface Direction {
  moved: number;
  since: number;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  upload: Direction;
  download: Direction;
}

/**
 * Closes the connections of clients that send or take less than 10 KB/s for 20 s while there is more to send or to take.
 * Not those of uploads, which are only read once they are accepted, nor of clients that wait for their answer.
 */
export function guardSlowClients(server: Server, { windowMs, bytesPerSecond } = usualPace): void {
  const open = new Map<Socket, Exchange>();
  const minBytes = (bytesPerSecond * windowMs) / 1000;
  /** Whether a direction stalled for too long. With nothing pending, or enough transferred, its window restarts. */
  const isSlow = (direction: Direction, isWaiting: boolean, moved: number, patienceMs: number) => {
    const now = performance.now();
    if (isWaiting && moved - direction.moved < minBytes) return now - direction.since >= patienceMs;
    Object.assign(direction, { moved, since: now });
    return false;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    const since = performance.now();
    const upload = { moved: socket.bytesRead, since };
    const download = { moved: bytesTakenBy(socket), since };
    open.set(socket, { request, response, upload, download });
  });
  const look = () => {
    for (const [socket, { request, response, upload, download }] of open) {
      // The progress of one large write is visible only at its end, so it gets time in proportion.
      const pieceMs = (socket.writableLength / bytesPerSecond) * 1000;
      if (
        isSlow(upload, hasMoreToSend(request, response), socket.bytesRead, windowMs) ||
        isSlow(download, socket.writableNeedDrain, bytesTakenBy(socket), Math.max(windowMs, pieceMs))
      )
        socket.destroy();
    }
  };
  const timer = setInterval(look, windowMs / 4).unref();
  server.once('close', () => clearInterval(timer));
}

function bytesTakenBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

function hasMoreToSend(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.complete) return false;
  return !isMultipart(request.headers) || response.writableEnded;
}
