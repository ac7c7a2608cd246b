import type { Message } from '../../../../../../domain/messages/message.ts';
/** Codes of what can be wrong with one row. */
export type ProblemCode =
  | 'NAME_MISSING'
  | 'TOO_LONG'
  | 'BAD_NUMBER'
  | 'BAD_DATE'
  | 'OUT_OF_RANGE'
  | 'BAD_LINK'
  | 'UNSAFE_LINK'
  | 'BAD_JSON'
  | 'JSON_TOO_LARGE'
  | 'DAMAGED_RECORD'
  | 'LISTING_UNKNOWN'
  | 'POSITION_UNKNOWN'
  | 'REVIEW_EMPTY';

export interface RowProblem {
  /** The header of the column, or null if the row as a whole is meant. */
  column: string | null;
  /** The offending value, cut short. */
  value: string | null;
  code: ProblemCode;
  message: Message;
}

/** A row as read: what each cell displays, '' if it displays nothing. */
export interface SheetRow {
  /** As the spreadsheet shows it, from 1. */
  rowNumber: number;
  /** By column from 0; may be shorter than the header and may have holes. */
  cells: (string | undefined)[];
  /** A fault of the row itself, found while reading; `column` counts from 0. */
  fault?: { column: number | null; value: string | null; code: ProblemCode; message: Message };
  /** Reads the row with all of its columns, where not all were wanted; only until the next batch is asked for. */
  whole?: () => SheetRow;
}

/** Rows of one sheet, in order. Sheets follow one another; a sheet's name need not be unique. */
export interface RowBatch {
  sheet: string;
  /** Position of the sheet among those read, from 0. */
  sheetIndex: number;
  rows: SheetRow[];
  /** Set for text tables, in which an unquoted separator shifts all cells after it. */
  isText?: true;
}

/** Columns of a sheet to read: 1 for each of them, by index. */
export type WantedColumns = Uint8Array | 'all' | 'none';

/** Whether a row displays nothing, and has no fault to report. */
export function isBlank(row: SheetRow): boolean {
  return row.fault === undefined && !row.cells.some((cell) => cell !== undefined && cell.trim() !== '');
}

/** Characters of a row's cells. */
export function textLength({ cells }: Pick<SheetRow, 'cells'>): number {
  let length = 0;
  for (const cell of cells) length += cell?.length ?? 0;
  return length;
}

/** Maximum length of a value in a problem, in characters. */
const shownLength = 200;

export function shownValue(value: string): string {
  const text = value.replaceAll('\0', '');
  return text.length > shownLength ? `${text.slice(0, shownLength - 1)}…` : text;
}
