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
  /** Of several columns of one field, the lowest rank with a value counts. */
  rank: number;
  /** For fields recognised by a pattern of the header: its groups, such as ['0', 'day']. */
  parts?: readonly string[];
  /** Whether names are extracted from the map links of the column. */
  isLinked?: boolean;
  /** Whether some map links belong to other rows, so that only links with the name of their row are read. */
  isMixed?: boolean;
  /** Whether many e-mail addresses are personal, so that only evident business addresses are read. */
  isOfPersons?: boolean;
  /** Whether 'NA' stands for a missing value, as statistical programs write it, rather than for Namibia. */
  isNaMissing?: boolean;
  /**
   * Common text around all names of the column, a placeholder for a missing name, and badges below names. With `brackets`, the
   * brackets behind each name are removed, or are all that is read.
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
