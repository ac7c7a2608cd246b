import { ConfigError } from '../config/configError.ts';

/** Reports why a program did not start: one line for errors that the operator can fix, a stack trace for bugs. */
export function reportStartError(error: unknown): void {
  const isPlain =
    error instanceof ConfigError ||
    (error instanceof Error && (error.name === 'StartError' || 'code' in error));
  process.stderr.write(`${isPlain ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
}
