import type { Message } from '../../../../../domain/messages/message.ts';
import type { ImportedRow, RowKind } from '../stage/importedRow.ts';
import type { ReadingSettings } from './columns/findHeader.ts';
import type { ImportColumn } from './columns/importColumn.ts';
import type { ProcessUsage } from './readerBudget.ts';
import type { RowProblem } from './formats/sheetRow.ts';

/** Request to the reader, as one line of JSON. */
export interface ReaderRequest extends ReadingSettings {
  path: string;
  fileName: string;
  /** Country of rows without evidence of their own. */
  defaultCountry?: string | null;
  /** Only the cells of these rows, by sheet and number, as they are in the file. */
  rows?: Record<string, number[]> | null;
}

/** Figures of a file. Rows and refused rows of all kinds add up to the total; blank rows and headers don't count. */
export type ReaderMessage =
  /** `header` is the key of the sheet's header, null if it has none. */
  | { type: 'columns'; sheet: string; header: string | null; isSaved: boolean; columns: ImportColumn[] }
  | { type: 'row'; row: ImportedRow }
  | { type: 'refused'; kind: RowKind; sheet: string; rowNumber: number; problems: RowProblem[] }
  | { type: 'progress'; rows: number }
  /** Of a row that was asked for; without a number the header of its sheet. */
  | { type: 'cells'; sheet: string; rowNumber: number | null; cells: string[] }
  | { type: 'done'; totalRows: number };

/** Messages that only pass between the two processes. */
export type WireMessage =
  | ReaderMessage
  | { type: 'failed'; code: string; message: Message }
  /** Resources that the reader has used so far, for systems on which another process cannot see them. */
  | { type: 'usage'; used: ProcessUsage };
