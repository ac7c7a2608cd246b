import { englishText } from '../../../../../../domain/messages/englishText.ts';
import type { Message } from '../../../../../../domain/messages/message.ts';
import { shownValue, type ProblemCode } from '../formats/sheetRow.ts';

/** Why one value can't be read. Thrown by the readers of values; the value is left empty and reported as a warning. */
export class ValueProblem extends Error {
  readonly shown: string;

  constructor(
    readonly code: ProblemCode,
    readonly reason: Message,
    value: string,
  ) {
    super(englishText(reason));
    this.shown = shownValue(value);
  }
}
