import { readOperatorError } from '../text/readOperatorError.ts';

/** What to say when a change was refused. */
export const failureText = (thrown: unknown): string => readOperatorError(thrown).message;
