import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** A second; slower than 10 KB/s by far. */
const bytesTaken = 1024;
/** The caller is looked up in the database: too many concurrent ones would get 503. */
const openedAtOnce = 10;
const opensEveryMs = 100;

interface SlowReader {
  socket: net.Socket;
  isIdle: boolean;
  taken: number;
  isRefused: boolean;
  closed: Promise<unknown>;
}

interface Answer {
  path: string;
  bytes: number;
  cookie: string;
}

interface SlowReaders {
  /** Reads on for so long as slowly as before. */
  crawl(ms: number): Promise<void>;
  /** Takes what is still to come as quickly as it comes; answers how many were cut off before the end of their answer. */
  takeTheRest(): Promise<{ cut: number; whole: number; refused: number }>;
}

/**
 * Opens so many connections that ask for an answer of so many bytes: half of them never take any of it, the others a
 * kilobyte a second. Whether one was closed is seen by what it gets in the end: what the system had taken from the server
 * before comes nevertheless.
 */
export async function slowReaders(address: string, count: number, answer: Answer): Promise<SlowReaders> {
  const readers: SlowReader[] = [];
  for (let n = 0; n < count; n += 1) {
    readers.push(openReader(new URL(address), answer, n % 2 === 0));
    if (readers.length % openedAtOnce === 0) await wait(opensEveryMs);
  }
  return {
    async crawl(ms) {
      for (const end = performance.now() + ms; performance.now() < end; await wait(1000)) {
        for (const reader of readers) {
          if (!reader.isIdle) take(reader, reader.socket.read(bytesTaken) as Buffer | null);
        }
      }
    },
    async takeTheRest() {
      for (const reader of readers) {
        reader.socket.on('data', (chunk: Buffer) => take(reader, chunk)).resume();
      }
      await Promise.all(readers.map(({ closed }) => closed));
      // With its headers a whole answer is longer.
      const whole = readers.filter(({ taken }) => taken >= answer.bytes).length;
      const refused = readers.filter(({ isRefused }) => isRefused).length;
      return { cut: count - whole - refused, whole, refused };
    },
  };
}

function openReader({ hostname, port, host }: URL, answer: Answer, isIdle: boolean): SlowReader {
  const socket = net.connect(Number(port), hostname).pause();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  socket.write(
    `GET ${answer.path} HTTP/1.1\r\nHost: ${host}\r\nCookie: ${answer.cookie}\r\nConnection: close\r\n\r\n`,
  );
  return { socket, isIdle, taken: 0, isRefused: false, closed };
}

function take(reader: SlowReader, piece: Buffer | null): void {
  if (piece === null) return;
  if (reader.taken === 0) reader.isRefused = piece.toString('latin1', 9, 12) !== '200';
  reader.taken += piece.length;
}
