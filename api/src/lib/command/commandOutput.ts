import type { Writable } from 'node:stream';
import { terminalText } from '../process/terminalText.ts';

type Stream = Pick<Writable, 'write' | 'on' | 'destroyed' | 'writableLength'>;

export interface CommandOutput {
  /** Writes a line of the result. Ignored once the reader has closed the pipe. */
  write: (line: string) => void;
  /** Writes a line for the operator. */
  writeError: (line: string) => void;
  /** Waits until the output is written, for at most `timeoutMs`. */
  flush(timeoutMs: number): Promise<void>;
}

/**
 * The output of a command. Output that a pipe has not accepted is lost when the process ends, hence `flush`. A reader that ends
 * early, such as `head`, must not end the work.
 */
export function commandOutput(stdout: Stream, stderr: Stream): CommandOutput {
  for (const stream of [stdout, stderr]) stream.on('error', () => undefined);
  const writeTo = (stream: Stream) => (line: string) => {
    if (!stream.destroyed) stream.write(`${terminalText(line)}\n`);
  };
  const flushed = (stream: Stream) =>
    new Promise<void>((resolve) => {
      if (stream.destroyed || stream.writableLength === 0) resolve();
      else stream.write('', () => resolve());
    });
  return {
    write: writeTo(stdout),
    writeError: writeTo(stderr),
    async flush(timeoutMs) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all([flushed(stdout), flushed(stderr)]), late]);
      clearTimeout(timer);
    },
  };
}
