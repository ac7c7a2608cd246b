import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isMultipart } from '../../lib/net/isMultipart.ts';

/** Minimum that a client must transfer per window while data is pending. */
const minTransferRate = { windowMs: 20_000, bytesPerSecond: 10 * 1024 };

/** One direction of a connection. */
interface Direction {
  /** Bytes transferred before the window began. */
  moved: number;
  /** Start of the window. */
  since: number;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  upload: Direction;
  download: Direction;
}

/**
 * Closes connections of clients that send or receive less than 10 KB/s for 20 s while data is pending. Exempt are uploads, which
 * are read only once they are accepted, and clients that wait for a response.
 */
export function guardSlowClients(server: Server, { windowMs, bytesPerSecond } = minTransferRate): void {
  const open = new Map<Socket, Exchange>();
  const minBytes = (bytesPerSecond * windowMs) / 1000;
  /** Whether a direction stalled for too long. With nothing pending, or enough transferred, its window restarts. */
  const isSlow = (direction: Direction, isPending: boolean, moved: number, maxStallMs: number) => {
    const now = performance.now();
    if (isPending && moved - direction.moved < minBytes) return now - direction.since >= maxStallMs;
    Object.assign(direction, { moved, since: now });
    return false;
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    const since = performance.now();
    const upload = { moved: socket.bytesRead, since };
    const download = { moved: bytesReceivedBy(socket), since };
    open.set(socket, { request, response, upload, download });
  });
  const checkConnections = () => {
    for (const [socket, { request, response, upload, download }] of open) {
      // The progress of one large write is visible only at its end, so it gets time in proportion.
      const writeMs = (socket.writableLength / bytesPerSecond) * 1000;
      if (
        isSlow(upload, hasMoreToSend(request, response), socket.bytesRead, windowMs) ||
        isSlow(download, socket.writableNeedDrain, bytesReceivedBy(socket), Math.max(windowMs, writeMs))
      )
        socket.destroy();
    }
  };
  const timer = setInterval(checkConnections, windowMs / 4).unref();
  server.once('close', () => clearInterval(timer));
}

function bytesReceivedBy(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}

function hasMoreToSend(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.complete) return false;
  return !isMultipart(request.headers) || response.writableEnded;
}
