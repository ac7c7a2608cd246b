import { accessRefusal, type Context } from '../../../lib/context.ts';
import { AppError } from '../../../lib/errors.ts';
import { verifyOwnPassword } from './verifyOwnPassword.ts';

/**
 * Has an operator who is logged in type a word and the password again, before something that takes everything away.
 * No key can. Errors: those of verifyOwnPassword, and BAD_INPUT where the word is another.
 */
export async function confirmPassword(
  context: Context,
  typed: { password: unknown; word: unknown; expectedWord: string },
): Promise<void> {
  if (context.viewer.kind !== 'operator') throw accessRefusal(context);
  if (folded(typed.word) !== folded(typed.expectedWord)) {
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

/** In capitals as a Turkish keyboard has them, however it was typed. */
function folded(word: unknown): string {
  return typeof word === 'string' ? word.trim().replace(/\s+/g, ' ').toLocaleUpperCase('tr') : '';
}
