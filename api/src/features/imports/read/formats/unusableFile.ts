import type { Message } from '../../../../../../domain/messages/message.ts';
import { AppError } from '../../../../lib/errors.ts';

/** A file that can't be imported. */
export function unusableFile(message: Message): AppError {
  return new AppError('UNUSABLE_FILE', message);
}
