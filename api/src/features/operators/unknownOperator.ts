import { AppError } from '../../lib/errors.ts';

/** The answer to a code that no operator has. */
export function unknownOperator(userCode: string): AppError {
  return new AppError('NOT_FOUND', `There is no operator ${userCode}.`);
}
