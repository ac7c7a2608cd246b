import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/**
 * Checks the confirmation word and password of a logged-in operator before a destructive action. API keys are refused.
 * Errors: those of verifyOwnPassword, and BAD_INPUT for a different word.
 */
export async function confirmPassword(
  context: Context,
  typed: { password: unknown; word: unknown; expectedWord: string },
): Promise<void> {
  if (context.viewer.kind !== 'operator') throw accessRefusal(context);
  if (foldedWord(typed.word) !== foldedWord(typed.expectedWord)) {
    throw new AppError(
      'BAD_INPUT',
      { message: 'confirmationRequired', word: typed.expectedWord },
      {
        word: { message: 'confirmationRequired', word: typed.expectedWord },
      },
    );
  }
  await verifyOwnPassword(context, typed.password);
}

/** In upper case by Turkish rules, so that case and spacing do not matter. */
function foldedWord(word: unknown): string {
  return typeof word === 'string' ? word.trim().replace(/\s+/g, ' ').toLocaleUpperCase('tr') : '';
}
