import type { ColumnField } from '../columnFields.ts';
import type { ColumnReading } from '../importColumn.ts';

/** A column whose header as a whole is unknown, with its values. */
export interface UnknownColumn {
  index: number;
  header: string;
  values: string[];
  /** Field of its header, which its values contradict. */
  contradicted?: ColumnField | undefined;
}

/** The field assigned to a column; null if the column is left out and the operator is asked. */
export interface ColumnGuess {
  field: ColumnField | null;
  confidence: number;
  alternatives: ColumnReading[];
  isAsked: boolean;
}

/** A column with its scores by values and by words of its header. */
export interface Scored {
  column: UnknownColumn;
  scores: Map<ColumnField, number>;
}

export const sure = (field: ColumnField, confidence = 0.85): ColumnGuess => ({
  ...{ field, confidence, alternatives: [], isAsked: false },
});

/** Whether all values are equal, such as an icon. */
export function isConstant(values: readonly string[]): boolean {
  return values.length >= 3 && new Set(values).size === 1;
}
