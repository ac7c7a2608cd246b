import { readMessage } from '../../../../../domain/messages/englishText.ts';
// The reader: a separate process, so that a file that crashes it affects nothing else. It reads one request as a line of JSON
// from stdin, writes lines of JSON to stdout, and ends when its parent does.
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { AppError } from '../../../lib/errors.ts';
import { cleanJson } from '../../../lib/text/cleanJson.ts';
import { extractRows } from './rows/extractRows.ts';
import type { ReaderRequest, WireMessage } from './readerMessage.ts';
import { readRows } from './rows/readRows.ts';

const batchLength = 128 * 1024;
/** Bytes that may wait for the parent, so that the reader goes on while the parent stores rows. */
const maxWaiting = 4 * 1024 * 1024;
const heartbeatMs = 1000;

// process.stdout would block this process at each write to a pipe.
const output = new Socket({ fd: 1, readable: false, writable: true });
let waiting = '';

async function send(message: WireMessage): Promise<void> {
  waiting += `${cleanJson(JSON.stringify(message))}\n`;
  if (waiting.length >= batchLength) await flush();
}

async function flush(): Promise<void> {
  const text = waiting;
  waiting = '';
  if (text !== '' && !output.write(text) && output.writableLength > maxWaiting) await once(output, 'drain');
}

async function read(request: ReaderRequest): Promise<void> {
  let rows = 0;
  // From here on, the idle timeout by file size applies.
  await send({ type: 'progress', rows });
  await flush();
  // Heartbeat while there is nothing else to send, as during the shared strings of a large workbook.
  const heartbeat = setInterval(() => {
    const { user, system } = process.cpuUsage();
    const used = { processorMs: (user + system) / 1000, residentBytes: process.memoryUsage.rss() };
    const messages: WireMessage[] = [
      { type: 'progress', rows },
      { type: 'usage', used },
    ];
    for (const message of messages) waiting += `${JSON.stringify(message)}\n`;
    void flush();
  }, heartbeatMs);
  try {
    for await (const message of request.rows ? extractRows(request, request.rows) : readRows(request)) {
      if (message.type === 'row' || message.type === 'refused') rows += 1;
      await send(message);
    }
  } catch (error) {
    const isKnown = error instanceof AppError;
    if (!isKnown) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    const message = (isKnown ? readMessage(error.data) : null) ?? 'fileUnreadable';
    await send({ type: 'failed', code: isKnown ? error.code : 'UNUSABLE_FILE', message });
  } finally {
    clearInterval(heartbeat);
  }
  await flush();
}

const lines = createInterface({ input: process.stdin });
lines.once('line', (line) => {
  void read(JSON.parse(line) as ReaderRequest).then(() => {
    output.end(() => process.exit(0));
  });
});
lines.once('close', () => process.exit(1));
