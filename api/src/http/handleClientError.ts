import { englishText } from '../../../domain/messages/englishText.ts';
import { messageData, type Message } from '../../../domain/messages/message.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../lib/errors.ts';

interface Refusal {
  status: number;
  code: ErrorCode;
  message: Message;
}

const malformed: Refusal = { status: 400, code: 'BAD_INPUT', message: 'requestMalformed' };
// By the codes of Node's parser and of its timers.
const refusals: Partial<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: 'headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'BAD_INPUT',
    message: 'requestTooSlow',
  },
};

/** Answers malformed requests like every other refusal, `{message, code}`, and closes the connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = refusals[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message: englishText(message), code, ...messageData(message) });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroy(error);
}
