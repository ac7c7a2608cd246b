import { ValueProblem } from '../rows/rowProblem.ts';

/** Why a cell of parts is left empty: none of the known forms is its own. */
export const unknownForm = (text: string): ValueProblem => new ValueProblem('BAD_JSON', 'formUnknown', text);
