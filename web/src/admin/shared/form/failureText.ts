import { readOperatorError } from '../text/readOperatorError.ts';

/** Message of a refused change. */
export const failureText = (thrown: unknown): string => readOperatorError(thrown).message;
