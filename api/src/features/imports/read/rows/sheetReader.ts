import { isOwnHeader } from '../columns/headers/isOwnHeader.ts';
import { objectColumn, withObject, type ObjectColumn } from '../columns/objectColumns.ts';
import type { ReadingSettings } from '../columns/findHeader.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import {
  isBlank,
  textLength,
  type RowBatch,
  type SheetRow,
  type WantedColumns,
} from '../formats/sheetRow.ts';
import type { ReaderOutput } from './readerOutput.ts';
import { planTable, type PlannedTable, type ReadableTable } from './tables/planTable.ts';
import { columnBeside, firstTable, isBelowBlank, isTitle, partOf } from './tables/tableBounds.ts';
import { TableReader } from './tables/tableReader.ts';
import { wholeHeader } from './tables/tableRows.ts';
import { transposedTable } from './tables/transposedTable.ts';

/** State that all sheets of a file share. */
export interface FileContext {
  settings: ReadingSettings;
  /** Country of rows without evidence of their own. */
  defaultCountry: string | null;
  output: ReaderOutput;
  /** Headers of swapped coordinates, in the sheets so far. */
  swappedCoordinates: Set<string>;
  /** Sheets with headers of their tables, by which these are numbered. */
  layouts: string[];
}

/**
 * Reads one sheet. The first rows of a table are buffered until its columns can be determined; further rows are read as they come,
 * until the header of another table.
 */
export class SheetReader {
  /** Position of the sheet among those read, from 0. */
  readonly index: number;
  /** The columns that further rows need. */
  wanted: WantedColumns = 'all';
  private readonly name: string;
  private readonly isText: boolean;
  /** Rows that wait until the columns of their table are known, and their characters. */
  private waiting: SheetRow[] = [];
  private waitingText = 0;
  /** The table that is being read; null until its columns are known, 'unread' if none of them names the places. */
  private table: TableReader | 'unread' | null = null;
  /** Its column of JSON objects whose keys serve as columns. */
  private objects: ObjectColumn | null = null;
  /** The previous row. */
  private last: SheetRow | undefined;
  /** The previous row, if it may be the title of another table. */
  private title: SheetRow | undefined;

  constructor(
    { sheet, sheetIndex, isText }: RowBatch,
    private readonly file: FileContext,
  ) {
    this.name = sheet;
    this.index = sheetIndex;
    this.isText = isText ?? false;
  }

  /** Reads the next rows of the sheet. */
  readBatch(rows: readonly SheetRow[]): void {
    const { wanted } = this;
    for (const row of rows) {
      if (isBlank(row)) continue;
      this.file.output.hasFilledRow = true;
      // A table that was planned within the batch may need other columns than the batch was read with.
      this.readRow(this.wanted === wanted ? row : (row.whole?.() ?? row));
    }
  }

  /** Ends the sheet; a last table with few rows is read, too. */
  end(): void {
    while (this.table === null && this.waiting.length > 0) this.planWaiting();
    if (!(this.table instanceof TableReader)) return;
    if (this.title) this.table.read(this.title);
    this.table.end();
  }

  private readRow(row: SheetRow): void {
    if (this.table === null) this.wait(row);
    else if (this.table !== 'unread') this.readOrEnd(this.table, row);
  }

  private wait(row: SheetRow): void {
    this.last = row;
    this.waiting.push(row);
    this.waitingText += textLength(row);
    if (
      this.waiting.length >= readingLimits.headerRows &&
      (this.waiting.length >= readingLimits.sampledRows || this.waitingText >= readingLimits.sampledText)
    )
      this.planWaiting();
  }

  /** Reads a row of a table, or ends the table if the row is the header of a further one. */
  private readOrEnd(table: TableReader, written: SheetRow): void {
    const asRead = this.objects ? withObject(written, this.objects, false) : written;
    const isApart = isBelowBlank(asRead, this.last);
    const whole = wholeHeader(asRead, isApart);
    const { title } = this;
    this.title = undefined;
    if (table.isNextHeader(whole, isApart)) {
      // A header directly below a header is its translation.
      if (!table.hasRows) return;
      if (title) table.refuseNote(title);
      this.endTable(table);
      this.wait(whole);
      return;
    }
    if (title) table.read(title);
    const row = whole !== asRead && table.isHeader(whole) ? whole : asRead;
    this.last = row;
    if (isTitle(row)) this.title = row;
    else table.read(row);
  }

  private endTable(table: TableReader): void {
    table.end();
    this.table = null;
    this.objects = null;
    this.wanted = 'all';
  }

  /** Plans the table that the waiting rows begin with, then reads those below its header. */
  private planWaiting(): void {
    const rows = transposedTable(this.waiting);
    this.waiting = [];
    this.waitingText = 0;
    const isOwn = isOwnHeader(rows[0]?.cells ?? []);
    const objects = isOwn ? null : objectColumn(rows);
    const withObjects = objects && rows.map((row, i) => withObject(row, objects, i === 0));
    const { reader, headerRow } = this.planTables(withObjects ?? (isOwn ? rows : firstTable(rows)), isOwn);
    this.table = reader ?? 'unread';
    this.objects = objects;
    if (objects) this.wanted = 'all';
    for (const row of rows) if (row.rowNumber > headerRow) this.readRow(row);
  }

  /** Plans a table and those beside it, from left to right. */
  private planTables(
    rows: readonly SheetRow[],
    isOwn: boolean,
  ): { reader: TableReader | null; headerRow: number } {
    const from = isOwn ? null : columnBeside(rows);
    if (from === null) return this.readerOf(this.plan(rows, isOwn), null);
    const partsOf = (start: number, end: number) =>
      rows.map((row) => partOf(row, start, end)).filter((row) => !isBlank(row));
    const planned = this.plan(partsOf(0, from), isOwn);
    const { reader } = this.planTables(partsOf(from, Infinity), isOwn);
    this.wanted = 'all';
    return this.readerOf(planned, { from, reader });
  }

  private plan(rows: readonly SheetRow[], isOwn: boolean): PlannedTable {
    const { settings, swappedCoordinates, output } = this.file;
    const { hasList } = output;
    const sheet = { sheet: this.name, isText: this.isText, isOwn };
    const planned = planTable(rows, { ...sheet, hasList, settings, swappedCoordinates });
    output.addTable(planned);
    this.wanted = planned.wanted;
    return planned;
  }

  private readerOf(
    { table, headerRow }: PlannedTable,
    beside: { from: number; reader: TableReader | null } | null,
  ): { reader: TableReader | null; headerRow: number } {
    const { output, defaultCountry } = this.file;
    if (!table) return { reader: null, headerRow };
    const part = this.partOf(table);
    return { reader: new TableReader(table, part, beside, output, defaultCountry), headerRow };
  }

  /** Number of the tables of this sheet with the header of this one. */
  private partOf({ header }: ReadableTable): number {
    const { layouts } = this.file;
    const layout = JSON.stringify([this.index, [...new Set(header)].sort()]);
    const known = layouts.indexOf(layout);
    return known >= 0 ? known : layouts.push(layout) - 1;
  }
}
