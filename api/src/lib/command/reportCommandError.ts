import { asKnownError } from '../asKnownError.ts';
import { AppError } from '../errors.ts';
import type { CommandOutput } from './commandOutput.ts';

/** System error codes of a wrong file argument. */
const wrongFile = new Set(['ENOENT', 'ENOTDIR', 'EISDIR', 'EEXIST']);

/**
 * Reports why a command failed: one line for what the operator can fix, a stack trace for bugs, and with --json
 * `{code, message}` as one line of the output. Returns the exit code: 2 for wrong arguments and files, else 1.
 */
export function reportCommandError(
  thrown: unknown,
  isJson: boolean,
  { write, writeError }: Pick<CommandOutput, 'write' | 'writeError'>,
): number {
  const error = asKnownError(thrown);
  const { code, message, isPlain } = describe(error);
  if (isJson) write(JSON.stringify({ code, message }));
  else writeError(isPlain || !(error instanceof Error) ? message : (error.stack ?? message));
  return code === 'BAD_INPUT' ? 2 : 1;
}

function describe(error: unknown): { code: string; message: string; isPlain: boolean } {
  if (error instanceof AppError) return { code: error.code, message: error.message, isPlain: true };
  if (!(error instanceof Error)) return { code: 'INTERNAL', message: String(error), isPlain: false };
  const { message, name } = error;
  // Of a file, a folder or a socket.
  if ('syscall' in error && 'code' in error) {
    const code = wrongFile.has(String(error.code)) ? 'BAD_INPUT' : 'INTERNAL';
    return { code, message, isPlain: true };
  }
  const isPlain = name === 'ConfigError';
  return { code: 'INTERNAL', message: isPlain ? message : String(error), isPlain };
}
