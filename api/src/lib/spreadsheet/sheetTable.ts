/** What the cells of a column are; they travel as text all the same. */
export interface SheetColumn {
  header: string;
  /** Numbers in decimal notation, booleans as `true` and `false`. */
  kind: 'text' | 'number' | 'boolean';
  /** Characters that a program shows of it at first. */
  width?: number;
  /** Turns a text that is not empty into what the cell shows. */
  show?: (text: string) => string | null;
  /** Its texts stand as they are, without guards of their own: parts of one that has its guard. */
  isVerbatim?: boolean;
}

/** Cells by column; null and '' are empty. */
export type SheetCells = readonly (string | null)[];

/** A table of text that is written while its rows come. */
export interface TextTable {
  columns: readonly SheetColumn[];
  /** In batches, so that the cost of waiting is shared. */
  rows: AsyncIterable<readonly SheetCells[]>;
}

/** A table of a workbook, likewise. */
export interface SheetTable {
  name: string;
  columns: readonly SheetColumn[];
  /** Whole lines of PostgreSQL's text format, each ended by a line break; '' is an empty cell. */
  lines: AsyncIterable<Buffer>;
  /** Told how many characters a text has that no cell can hold, and which is left out. Without it, it is an error. */
  onTooLong?: (length: number) => void;
}
