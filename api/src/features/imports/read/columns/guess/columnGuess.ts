import type { ColumnField } from '../columnFields.ts';
import type { ColumnReading } from '../importColumn.ts';

/** A column whose header does not say as a whole what it holds, with the values under it. */
export interface UnknownColumn {
  index: number;
  header: string;
  values: string[];
  /** Meaning of its header, although its values contradict it. */
  contradicted?: ColumnField | undefined;
}

/** What a column is treated as; a null field where it is omitted and an operator is asked. */
export interface ColumnGuess {
  field: ColumnField | null;
  confidence: number;
  alternatives: ColumnReading[];
  isAsked: boolean;
}

/** A column with what its values and the words of its header speak for. */
export interface Scored {
  column: UnknownColumn;
  scores: Map<ColumnField, number>;
}

export const sure = (field: ColumnField, confidence = 0.85): ColumnGuess => ({
  ...{ field, confidence, alternatives: [], isAsked: false },
});

/** Columns that hold one and the same value everywhere, such as an icon, say nothing of a place. */
export function isConstant(values: readonly string[]): boolean {
  return values.length >= 3 && new Set(values).size === 1;
}
