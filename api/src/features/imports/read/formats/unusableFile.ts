import { AppError } from '../../../../lib/errors.ts';

/** A file that can't be imported; the message is shown to operators and is Turkish. */
export function unusableFile(message: string): AppError {
  return new AppError('UNUSABLE_FILE', message);
}
