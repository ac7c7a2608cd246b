import type { ColumnField } from './columnFields.ts';

/** One of the meanings that a column may have; a null field leaves it out. */
export interface ColumnReading {
  field: ColumnField | null;
  /** 0 to 1. */
  confidence: number;
}

/** Signs that values do not fit the field of their column: names of persons, few repeating values, another format. */
export type ColumnSign = 'persons' | 'repeated' | 'unfit';

/** A column of a sheet and what it was treated as, as an import records it. */
export interface ImportColumn {
  /** From 1, as it is in the sheet. */
  number: number;
  /** As written; the column's letters where it has no header. */
  header: string;
  field: ColumnField | null;
  /**
   * Given by the operator, saved with an earlier correction, known by name, found by content; not taken, or left unread
   * because it is about persons.
   */
  how: 'given' | 'remembered' | 'name' | 'content' | 'none' | 'private';
  /** How sure the reading is, 0 to 1; of a column that is not taken: how sure it is that it should not be. */
  confidence: number;
  /** Other readings, the likeliest first; at most three. */
  alternatives: ColumnReading[];
  /** The first value, cut short; never of a column about persons. */
  sample: string | null;
  /** Up to three different values, cut short; none of a column about persons. */
  samples: string[];
  /** About a person rather than the place: not read unless an operator released it. */
  isPersonal: boolean;
  isReleased: boolean;
  /** Whether an operator must map it before anything is applied. */
  isAsked: boolean;
  /** Evidence of its values against a given or saved field. */
  signs?: ColumnSign[];
}
