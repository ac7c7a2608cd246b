import type { Writable } from 'node:stream';
import { terminalText } from '../process/terminalText.ts';

type Stream = Pick<Writable, 'write' | 'on' | 'destroyed' | 'writableLength'>;

export interface CommandOutput {
  /** A line of the result. Nothing happens once the reader is gone. */
  write: (line: string) => void;
  /** A line for the operator. */
  writeError: (line: string) => void;
  /** Waits until readers have taken everything, for this many milliseconds at most. */
  flush(timeoutMs: number): Promise<void>;
}

/**
 * The output of a command. Pipes take 64 KiB at a time, and what they have not taken is lost at the end of the process; and a
 * reader that ends early, such as `head`, must not end the work.
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
      let patience: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        patience = setTimeout(resolve, timeoutMs);
      });
      await Promise.race([Promise.all([flushed(stdout), flushed(stderr)]), late]);
      clearTimeout(patience);
    },
  };
}
