import { englishText } from '../../../domain/messages/englishText.ts';
import { messageData, type Message } from '../../../domain/messages/message.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorCode } from '../lib/errors.ts';

interface ErrorResponse {
  status: number;
  code: ErrorCode;
  message: Message;
}

const malformed: ErrorResponse = { status: 400, code: 'BAD_INPUT', message: 'requestMalformed' };
// By error code of Node's HTTP parser and timers.
const responses: Partial<Record<string, ErrorResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'TOO_LARGE', message: 'headersTooLarge' },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'BAD_INPUT',
    message: 'requestTooSlow',
  },
};

/** Answers a request that Node could not parse with the usual `{message, code}`, and closes the connection. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = responses[error.code ?? ''] ?? malformed;
  const body = JSON.stringify({ message: englishText(message), code, ...messageData(message) });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
        `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  socket.destroy(error);
}
