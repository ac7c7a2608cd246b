import { unwrappedRow } from '../../columns/evidence/wrappedValues.ts';
import { isBlank, type RowProblem, type SheetRow } from '../../formats/sheetRow.ts';
import { checkOwnRow } from '../ownExports/checkOwnRow.ts';
import { checkRow } from '../check/checkRow.ts';
import { isNote } from '../isNote.ts';
import type { ReaderOutput, RowMessage } from '../readerOutput.ts';
import { rejoinedRow } from '../rejoinedCells.ts';
import { rowKindOf } from '../rowKindOf.ts';
import { hoursOfRows, placeOf } from '../weekRows.ts';
import type { ReadableTable } from './planTable.ts';
import { partOf } from './tableBounds.ts';
import { isHeader, isNextHeader, isWider, withExcessCells, withoutRecord } from './tableRows.ts';

/** The table to the right, from a column on; its reader is null if the table is not read. */
interface Beside {
  from: number;
  reader: TableReader | null;
}

/** Reads the rows of a table whose columns are known: each becomes a listing, or is refused with a reason. */
export class TableReader {
  /** Whether a row below the header has been read. */
  hasRows = false;
  /** The collected rows of the current listing, one for each day. */
  private days: { place: string; rows: SheetRow[] } | null = null;

  constructor(
    private readonly table: ReadableTable,
    /** Number of the tables of the file with this header. */
    private readonly part: number,
    private readonly beside: Beside | null,
    private readonly output: ReaderOutput,
    private readonly defaultCountry: string | null,
  ) {}

  /** Whether a row repeats the header of this table. */
  isHeader(row: SheetRow): boolean {
    return isHeader(row, this.table.header);
  }

  /** Whether a row is the header of a further table below this one; our own export has one table in a sheet. */
  isNextHeader(row: SheetRow, isApart: boolean): boolean {
    return !this.table.isOwn && isNextHeader(row, this.table.header, isApart);
  }

  /** Reads a row below the header, and what it holds of the tables beside this one. */
  read(whole: SheetRow): void {
    const { table, beside } = this;
    const row = beside ? partOf(whole, 0, beside.from) : whole;
    if (!isBlank(row) && !this.isHeader(row)) {
      this.hasRows = true;
      if (!table.isOwn && isNote(row, table.plan.size)) this.refuseNote(row);
      else if (table.plan.has('weekday')) this.readDay(row);
      else this.check(row);
    }
    if (!beside?.reader) return;
    const next = partOf(whole, beside.from, Infinity);
    if (!isBlank(next)) beside.reader.read(next);
  }

  /** Refuses a row that is a note, a total or a title rather than a listing. */
  refuseNote(row: SheetRow): void {
    this.output.addRow(
      this.refusal(row, [{ column: null, value: null, code: 'NAME_MISSING', message: 'rowIsNote' }]),
    );
  }

  /** Reads buffered rows, here and in the tables beside this one. */
  end(): void {
    this.endWeek();
    this.beside?.reader?.end();
  }

  /** Reads the listing whose rows of days have been collected. */
  private endWeek(): void {
    const { days } = this;
    this.days = null;
    const [first] = days?.rows ?? [];
    if (first) this.check(first, days?.rows);
  }

  /** Collects the rows of a listing that has one for each day; it is read once the next listing begins. */
  private readDay(row: SheetRow): void {
    const place = placeOf(row, this.table.plan);
    if (this.days?.place !== place) this.endWeek();
    this.days ??= { place, rows: [] };
    this.days.rows.push(row);
  }

  /** Checks the cells of a row and reports the outcome; `days` are the rows that its opening hours are taken from. */
  private check(row: SheetRow, days?: readonly SheetRow[]): void {
    const { sheet, plan, isOwn, directoryCountry } = this.table;
    const repaired = this.repaired(row);
    const result = isOwn
      ? checkOwnRow(sheet, repaired, plan, this.defaultCountry)
      : checkRow(sheet, repaired, plan, { given: this.defaultCountry, ofDirectory: directoryCountry });
    if ('problems' in result) return this.output.addCheckedRow(this.refusal(row, result.problems));
    const hours = days && { workingHours: hoursOfRows(days, plan) };
    this.output.addCheckedRow({ type: 'row', row: { ...result.row, ...hours, part: this.part } });
  }

  /** The row with split cells joined and wrappings removed; marked as damaged if it has excess cells. */
  private repaired(row: SheetRow): SheetRow {
    const { plan, width, shapes, wrappings, hasPersons } = this.table;
    const rejoined = shapes ? rejoinedRow(row, shapes) : row;
    const unwrapped = wrappings ? unwrappedRow(rejoined, wrappings) : rejoined;
    const marked = isWider(unwrapped, width) ? withExcessCells(unwrapped, plan) : unwrapped;
    return hasPersons ? withoutRecord(marked) : marked;
  }

  private refusal({ rowNumber }: SheetRow, problems: RowProblem[]): RowMessage {
    const { sheet, plan } = this.table;
    return { type: 'refused', kind: rowKindOf(plan), sheet, rowNumber, problems };
  }
}
