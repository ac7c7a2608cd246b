import { readingLimits } from '../formats/readingLimits.ts';
import { unusableFile } from '../formats/unusableFile.ts';
import type { ReaderMessage } from '../readerMessage.ts';
import type { ColumnsMessage, PlannedTable } from './tables/planTable.ts';

/** Number of rows between progress messages. */
const progressEvery = 1000;

/** Report of one row. */
export type RowMessage = Extract<ReaderMessage, { type: 'row' | 'refused' }>;

/** An unread table, with its mapping if an operator chose a column of names. */
type UnreadTable = Pick<PlannedTable, 'message' | 'question'>;

/** Collects the reader's messages about a file: those of rows, in order, and those that are due at its end. */
export class ReaderOutput {
  /** Whether a table of the file is a list that is read. */
  hasList = false;
  /** Whether any row displays something. */
  hasFilledRow = false;
  private messages: ReaderMessage[] = [];
  /** Tables that are not read, until one is: the first that could be a list is asked about if none is. */
  private unread: UnreadTable[] = [];
  private totalRows = 0;
  private totalColumns = 0;

  /** Reports the columns of a table. Throws AppError UNUSABLE_FILE if the tables so far have too many. */
  addTable({ table, message, question }: Pick<PlannedTable, 'table' | 'message' | 'question'>): void {
    this.totalColumns += message.columns.length;
    if (this.totalColumns > readingLimits.allColumns)
      throw unusableFile({ message: 'columnsOfAllSheets', limit: readingLimits.allColumns });
    this.hasList ||= table !== null;
    if (!this.hasList) {
      this.unread.push({ message, question });
      return;
    }
    this.messages.push(...this.unread.map((one) => one.message), message);
    this.unread = [];
  }

  /** Counts and reports a row. */
  addRow(message: RowMessage): void {
    this.totalRows += 1;
    this.messages.push(message);
  }

  /** Counts and reports a row whose cells were checked, and the progress every thousand rows. */
  addCheckedRow(message: RowMessage): void {
    this.addRow(message);
    if (this.totalRows % progressEvery === 0) this.messages.push({ type: 'progress', rows: this.totalRows });
  }

  /** The messages since the last call. */
  takeMessages(): ReaderMessage[] {
    const { messages } = this;
    this.messages = [];
    return messages;
  }

  /**
   * The messages at the end of the file. Throws AppError UNUSABLE_FILE for one without a filled row, or without a table that
   * is read or could be asked about.
   */
  *end(): Generator<ReaderMessage> {
    if (!this.hasFilledRow) throw unusableFile('noFilledRow');
    const unclear = this.unread.find(({ question }) => question !== null);
    for (const table of this.unread) yield table === unclear ? withQuestion(table) : table.message;
    if (!this.hasList && unclear === undefined) throw unusableFile('noNameColumn');
    yield { type: 'done', totalRows: this.totalRows };
  }
}

const withQuestion = ({ message, question }: UnreadTable): ColumnsMessage => ({
  ...message,
  ...(question && { header: question.key, columns: question.columns }),
});
