import type { ColumnField } from './columnFields.ts';
import type { ImportColumn } from './importColumn.ts';

/** Header, or letters or number of a column -> field; an empty field leaves the column out. */
export type ColumnMapping = Record<string, string | null>;

/** A column that rows are read by. */
export interface MappedColumn {
  /** From 0. */
  index: number;
  header: string;
  field: ColumnField;
  /** Where several columns mean one field, the lowest rank that holds something counts. */
  rank: number;
  /** For fields that only a header's pattern gives: the parts of it, such as ['0', 'day']. */
  parts?: readonly string[];
  /** Whether a name is read out of the link to a map that the column has. */
  isLinked?: boolean;
  /** Whether some links to a map lead to the places of other rows, so that only those with the name of their row are read. */
  isMixed?: boolean;
  /** Whether many addresses of mail are those of persons, so that only those that show that they are the place's are read. */
  isOfPersons?: boolean;
  /**
   * What all values of a column of names have around the name, and a word that stands for none; lines below a name that are
   * marks of a page; with `brackets`, the place in brackets behind each is cut off, or all that is read.
   */
  around?: {
    before: string;
    after: string;
    none: string | null;
    marks?: readonly string[];
    brackets?: 'cut' | 'read';
  };
}

export interface MappedColumns {
  /** Every column, in its order. */
  columns: ImportColumn[];
  /** Those that rows are read by, best first. */
  mapped: MappedColumn[];
}
