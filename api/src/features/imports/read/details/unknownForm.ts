import { ValueProblem } from '../rows/rowProblem.ts';

/** The problem of a structured cell in an unknown format. */
export const unknownForm = (text: string): ValueProblem => new ValueProblem('BAD_JSON', 'formUnknown', text);
