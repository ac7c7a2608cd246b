import { shownValue, type ProblemCode } from '../formats/sheetRow.ts';

/** Why one value, and with it its row, is refused. Thrown by the readers of values and caught by `checkRow`. */
export class ValueProblem extends Error {
  readonly shown: string;

  constructor(
    readonly code: ProblemCode,
    /** Turkish, for operators. */
    message: string,
    value: string,
  ) {
    super(message);
    this.shown = shownValue(value);
  }
}
