/** What the cells of a column are; they travel as text all the same. */
export interface SheetColumn {
  header: string;
  /** Numbers in decimal notation, booleans as `true` and `false`. */
  kind: 'text' | 'number' | 'boolean';
  /** Characters that a program shows of it at first. */
  width?: number;
}

/** Cells by column; null and '' are empty. */
export type SheetCells = readonly (string | null)[];

/** A table that is written while its rows come. */
export interface SheetTable {
  name: string;
  columns: readonly SheetColumn[];
  /** In batches, so that the cost of waiting is shared. */
  rows: AsyncIterable<readonly SheetCells[]>;
}
