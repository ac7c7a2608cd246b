import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

const windowMs = 20_000;
const bytesPerSecond = 10 * 1024;

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** When the window began, and what had come and gone by then. */
  since: number;
  read: number;
  taken: number;
}

/**
 * Closes the connections of clients that send or take less than 10 KB/s for 20 s while there is more to send or to take.
 * Not those of uploads, which are only read once they are accepted, nor of clients that wait for their answer.
 */
export function guardSlowClients(server: Server, milliseconds = windowMs): void {
  const open = new Map<Socket, Exchange>();
  const fewestBytes = (bytesPerSecond * milliseconds) / 1000;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    if (!open.has(socket)) socket.once('close', () => open.delete(socket));
    open.set(socket, { request, response, since: performance.now(), ...countsOf(socket) });
  });
  const look = () => {
    const now = performance.now();
    for (const [socket, exchange] of open) {
      if (now - exchange.since < milliseconds) continue;
      const { read, taken } = countsOf(socket);
      const isSlow =
        (isSending(exchange) && read - exchange.read < fewestBytes) ||
        (socket.writableNeedDrain && taken - exchange.taken < fewestBytes);
      if (isSlow) socket.destroy();
      else Object.assign(exchange, { since: now, read, taken });
    }
  };
  const timer = setInterval(look, milliseconds / 4).unref();
  server.once('close', () => clearInterval(timer));
}

function countsOf(socket: Socket): { read: number; taken: number } {
  return { read: socket.bytesRead, taken: socket.bytesWritten - socket.writableLength };
}

function isSending({ request, response }: Exchange): boolean {
  if (request.complete) return false;
  const isUpload = request.headers['content-type']?.startsWith('multipart/form-data') ?? false;
  return !isUpload || response.writableEnded;
}
