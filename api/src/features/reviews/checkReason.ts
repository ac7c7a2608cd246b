import type { Message } from '../../../../domain/messages/message.ts';
import { maxReviewNote } from '../../../../domain/reviewReasons.ts';
import type { ReviewHideReason } from '../../generated/prisma/client.ts';
import { checkText } from '../../lib/text/checkText.ts';
import { AppError } from '../../lib/errors.ts';

/** The note of a decision in its stored form; required if the reason is OTHER. Errors: BAD_INPUT with fields. */
export function checkReason(reason: ReviewHideReason, note: string | null | undefined): string {
  const text = checkText(note ?? '', 'note').trim();
  const refused = (message: Message) => new AppError('BAD_INPUT', 'reviewNotHidden', { note: message });
  if ([...text].length > maxReviewNote) throw refused({ message: 'tooLong', limit: maxReviewNote });
  if (reason === 'OTHER' && text === '') throw refused('reasonNoteRequired');
  return text;
}
