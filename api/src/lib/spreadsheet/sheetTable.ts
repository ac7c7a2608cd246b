/** Type of the cells of a column; rows hold text for all of them. */
export interface SheetColumn {
  header: string;
  /** Numbers in decimal notation, booleans as `true` and `false`. */
  kind: 'text' | 'number' | 'boolean';
  /** Characters that a program shows of it at first. */
  width?: number;
  /** Formats a text that is not empty for the cell. */
  show?: (text: string) => string | null;
  /** Texts are written without guards, since they are parts of a guarded text. */
  isVerbatim?: boolean;
}

/** Cells by column; null and '' are empty. */
export type SheetCells = readonly (string | null)[];

/** A streamed table of text. */
export interface TextTable {
  columns: readonly SheetColumn[];
  /** Batches of rows, which cost less than single ones. */
  rows: AsyncIterable<readonly SheetCells[]>;
}

/** A streamed table of a workbook. */
export interface SheetTable {
  name: string;
  columns: readonly SheetColumn[];
  /** Whole lines of PostgreSQL's text format, each ended by a line break; '' is an empty cell. */
  lines: AsyncIterable<Buffer>;
  /** Receives the length of a text that exceeds a cell and is omitted. Without this callback it is an error. */
  onTooLong?: (length: number) => void;
}
