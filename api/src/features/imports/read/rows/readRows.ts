import { keyWithin, mappingWithin } from '../../../../../../domain/imports/columnKey.ts';
import { headerEvidence } from '../columns/headerEvidence.ts';
import { checkOwnRow } from './checkOwnRow.ts';
import { checkRow } from './checkRow.ts';
import { findHeader, type FoundHeader } from '../columns/findHeader.ts';
import { isOwnHeader } from '../columns/headers/isOwnHeader.ts';
import type { ImportColumn } from '../columns/importColumn.ts';
import type { ColumnMapping } from '../columns/mappedColumn.ts';
import { mapColumns } from '../columns/mapColumns.ts';
import { objectColumn, withObject } from '../columns/objectColumns.ts';
import type { ReaderMessage, ReaderRequest } from '../readerMessage.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { readWorkbook } from '../formats/readWorkbook.ts';
import { withTrueDegrees } from './degrees/degreeColumns.ts';
import { isNote } from './isNote.ts';
import {
  isEnough,
  isHeader,
  isNextHeader,
  isWider,
  shifted,
  tableOf,
  textWidth,
  wholeHeader,
  withoutRecord,
  type SheetState,
} from './sheetState.ts';
import { columnShapes, rejoinedRow } from './rejoinedCells.ts';
import { turnedTable } from './turnedTable.ts';
import { withoutViews } from './degrees/viewDegrees.ts';
import { unwrappedRow, wrappingsOf } from '../columns/evidence/wrappedValues.ts';
import { rowKindOf } from './rowKindOf.ts';
import { columnBeside, firstTable, isBelowBlank, isForm, isTitle, partOf } from './tables.ts';
import { planColumns, type ColumnPlan } from './rowValues.ts';
import { hoursOfRows, placeOf } from './weekRows.ts';
import {
  isBlank,
  textLength,
  type RowProblem,
  type SheetRow,
  type WantedColumns,
} from '../formats/sheetRow.ts';
import { unusableFile } from '../formats/unusableFile.ts';

const progressEvery = 1000;

type ColumnsMessage = Extract<ReaderMessage, { type: 'columns' }>;
/** A sheet that is not read, and how it is if an operator says which column names the places. */
interface UnreadSheet {
  message: ColumnsMessage;
  asked: FoundHeader | null;
}

const withQuestion = ({ message, asked }: UnreadSheet): ColumnsMessage => ({
  ...message,
  ...(asked && { header: asked.key, columns: asked.columns }),
});

/** Everything a file says, as messages. Throws AppError for a file, or a mapping, that can't be used. */
export async function* readRows({
  path,
  fileName,
  mapping = null,
  defaultCountry = null,
  ...settings
}: ReaderRequest): AsyncGenerator<ReaderMessage> {
  const wanted: WantedColumns[] = [];
  const wantedColumns = (sheetIndex: number) => wanted[sheetIndex] ?? 'all';
  let state: SheetState | undefined;
  let current = -1;
  let isText = false;
  let total = 0;
  let allColumns = 0;
  let hasRows = false;
  let isKnown = false;
  const lyingDegrees = new Set<string>();
  let found: ReaderMessage[] = [];
  /** Sheets that are not read, until one is: the first that could be a list is asked about if none is. */
  const unread: UnreadSheet[] = [];

  /** Takes a row of the current sheet, which may be the header of a further table. */
  function take(written: SheetRow): void {
    if (!state) return;
    let row = state.objects ? withObject(written, state.objects, false) : written;
    const { plan, title, last } = state;
    state.title = undefined;
    const isApart = isBelowBlank(row, last);
    const whole = wholeHeader(row, isApart);
    if (whole !== row && isHeader(whole, state)) row = whole;
    if (plan !== null && plan !== 'unknown' && isNextHeader(whole, state, isApart)) {
      row = whole;
      // Directly below a header is the same in another language.
      if (!state.hasRows) return;
      if (title) refuseNote(state, title);
      endDays(state);
      state = tableOf(state.sheet);
      wanted[current] = 'all';
    } else if (title) check(state, title);
    state.last = row;
    if (state.plan !== null) {
      if (isTitle(row)) state.title = row;
      else check(state, row);
      return;
    }
    state.waiting.push(row);
    state.waitingText += textLength(row);
    if (isEnough(state)) settle(state);
  }

  /** Ends the sheet: its last table may be shorter than the rows by which columns are known. */
  function finish(): void {
    while (state && state.plan === null && state.waiting.length > 0) settle(state);
    if (state?.title) check(state, state.title);
    if (state) endDays(state);
  }

  function settle(sheet: SheetState): void {
    const waiting = turnedTable(sheet.waiting);
    sheet.waiting = [];
    sheet.isOwn = isOwnHeader(waiting[0]?.cells ?? []);
    const objects = sheet.isOwn ? null : objectColumn(waiting);
    const whole = objects ? waiting.map((row, i) => withObject(row, objects, i === 0)) : waiting;
    const headerRow = planTables(sheet, sheet.isOwn || objects ? whole : firstTable(waiting));
    sheet.objects = objects;
    if (objects) wanted[current] = 'all';
    for (const row of waiting) if (row.rowNumber > headerRow) take(row);
  }

  /** Finds out what the columns mean, of tables beside each other one by one. Returns the number of the header's row. */
  function planTables(sheet: SheetState, rows: SheetRow[]): number {
    const from = sheet.isOwn ? null : columnBeside(rows);
    if (from === null) return planTable(sheet, rows);
    const table = tableOf(sheet.sheet);
    const partsOf = (start: number, end: number) =>
      rows.map((row) => partOf(row, start, end)).filter((row) => !isBlank(row));
    const headerRow = planTable(sheet, partsOf(0, from));
    planTables(table, partsOf(from, Infinity));
    wanted[current] = 'all';
    sheet.beside = { from, table };
    return headerRow;
  }

  function planTable(sheet: SheetState, written: SheetRow[]): number {
    const given = mapping && mappingWithin(sheet.sheet, mapping);
    const released = settings.released?.map((key) => keyWithin(sheet.sheet, key)) ?? [];
    const find = (rows: SheetRow[]) => findHeader(rows, { ...settings, mapping: given, released });
    const asWritten = find(written);
    const width = isText && asWritten ? textWidth(written, asWritten.index) : Infinity;
    const shapes = columnShapes(
      written.slice((asWritten?.index ?? 0) + 1).map(({ cells }) => cells),
      width,
    );
    const rejoined = shapes ? written.map((row) => rejoinedRow(row, shapes)) : written;
    const from = asWritten?.index ?? 0;
    const wrappings = sheet.isOwn
      ? null
      : wrappingsOf(
          rejoined[from]?.cells ?? [],
          rejoined.slice(from + 1).map(({ cells }) => cells),
        );
    const waiting = wrappings ? rejoined.map((row) => unwrappedRow(row, wrappings)) : rejoined;
    // Columns are read from what belongs to them.
    const read = waiting.some((row, i) => row !== written[i]) ? find(waiting) : asWritten;
    // Beside a list whose header names its places, nobody is asked what a form says.
    const header = read !== null && isKnown && isByValues(read) && isForm(waiting) ? null : read;
    const columns = header?.columns ?? unasked(waiting, given);
    allColumns += columns.length;
    if (allColumns > readingLimits.allColumns)
      throw unusableFile({ message: 'columnsOfAllSheets', limit: readingLimits.allColumns });
    sheet.plan = header ? planOf(header, waiting.slice(header.index + 1)) : 'unknown';
    isKnown ||= header !== null;
    wanted[current] = header ? maskOf(header.mapped) : 'none';
    sheet.hasPersons = columns.some(({ isPersonal, isReleased }) => isPersonal && !isReleased);
    const { key = null, isSaved = false } = header ?? {};
    const message = { type: 'columns', sheet: sheet.sheet, header: key, isSaved, columns } as const;
    if (header) found.push(...unread.splice(0).map((one) => one.message), message);
    else if (isKnown) found.push(message);
    else {
      const asked = mapping === null ? findHeader(waiting, { ...settings, isOnly: true }) : null;
      unread.push({ message, asked });
    }
    const top = header && waiting[header.index]?.cells;
    if (top) {
      sheet.header = top.map((cell = '') => cell.trim().toLowerCase());
      sheet.width = width;
      sheet.shapes = shapes;
    }
    sheet.wrappings = wrappings;
    return (header && waiting[header.index]?.rowNumber) ?? 0;
  }

  function planOf({ mapped }: FoundHeader, rows: SheetRow[]): ColumnPlan {
    return withoutViews(withTrueDegrees(planColumns(mapped), rows, lyingDegrees), rows);
  }

  function refuse(sheet: SheetState, { rowNumber }: SheetRow, problems: RowProblem[]): void {
    const kind = sheet.plan === null || sheet.plan === 'unknown' ? 'LISTING' : rowKindOf(sheet.plan);
    found.push({ type: 'refused', kind, sheet: sheet.sheet, rowNumber, problems });
  }

  function refuseNote(sheet: SheetState, row: SheetRow): void {
    total += 1;
    refuse(sheet, row, [{ column: null, value: null, code: 'NAME_MISSING', message: 'rowIsNote' }]);
  }

  function check(sheet: SheetState, all: SheetRow): void {
    const { plan, beside } = sheet;
    if (plan === null || plan === 'unknown') return;
    const row = beside ? partOf(all, 0, beside.from) : all;
    if (!isBlank(row) && !isHeader(row, sheet)) {
      sheet.hasRows = true;
      if (!sheet.isOwn && isNote(row, plan.size)) refuseNote(sheet, row);
      else takeCells(sheet, row, plan);
    }
    if (!beside) return;
    const next = partOf(all, beside.from, Infinity);
    if (!isBlank(next)) check(beside.table, next);
  }

  /** Takes a row of a place; of places that have a row for each day, once the next begins. */
  function takeCells(sheet: SheetState, row: SheetRow, plan: ColumnPlan): void {
    if (!plan.has('weekday')) return checkCells(sheet, row, plan);
    const place = placeOf(row, plan);
    if (sheet.days?.place !== place) endDays(sheet);
    sheet.days ??= { place, rows: [] };
    sheet.days.rows.push(row);
  }

  function endDays(sheet: SheetState): void {
    const [plan, rows] = [sheet.plan, sheet.days?.rows ?? []];
    sheet.days = undefined;
    const [first] = rows;
    if (first && plan !== null && plan !== 'unknown') checkCells(sheet, first, plan, rows);
  }

  function checkCells(sheet: SheetState, row: SheetRow, plan: ColumnPlan, days?: SheetRow[]): void {
    total += 1;
    const rejoined = sheet.shapes ? rejoinedRow(row, sheet.shapes) : row;
    const realigned = sheet.wrappings ? unwrappedRow(rejoined, sheet.wrappings) : rejoined;
    const whole = withoutRecord(
      isWider(realigned, sheet.width) ? shifted(realigned, plan) : realigned,
      sheet,
    );
    const result = (sheet.isOwn ? checkOwnRow : checkRow)(sheet.sheet, whole, plan, defaultCountry);
    if ('row' in result)
      found.push({
        type: 'row',
        row: days ? { ...result.row, workingHours: hoursOfRows(days, plan) } : result.row,
      });
    else refuse(sheet, row, result.problems);
    if (total % progressEvery === 0) found.push({ type: 'progress', rows: total });
  }

  for await (const batch of readWorkbook(path, fileName, headerEvidence, wantedColumns)) {
    if (batch.sheetIndex !== current) {
      finish();
      current = batch.sheetIndex;
      state = tableOf(batch.sheet);
      isText = batch.isText ?? false;
    }
    const mask = wanted[current];
    for (const row of batch.rows) {
      if (isBlank(row)) continue;
      hasRows = true;
      // What has been found out meanwhile, of a table that begins within the batch, may need other columns.
      take(wanted[current] === mask ? row : (row.whole?.() ?? row));
    }
    yield* found;
    found = [];
  }
  finish();
  yield* found;
  if (!hasRows) throw unusableFile('noFilledRow');
  const unclear = unread.find(({ asked }) => asked !== null);
  for (const sheet of unread) yield sheet === unclear ? withQuestion(sheet) : sheet.message;
  if (!isKnown && unclear === undefined) throw unusableFile('noNameColumn');
  yield { type: 'done', totalRows: total };
}

/** Whether nothing but its values says which column names the places. */
const isByValues = ({ columns }: FoundHeader): boolean =>
  columns.some(({ field, how }) => field === 'name' && how === 'content');

function maskOf(mapped: readonly { index: number }[]): Uint8Array {
  const mask = new Uint8Array(readingLimits.columns);
  for (const { index } of mapped) mask[index] = 1;
  return mask;
}

/** The columns of a sheet that is not read: nothing depends on what they are. */
function unasked(rows: SheetRow[], mapping: ColumnMapping | null): ImportColumn[] {
  const { columns } = mapColumns(rows[0]?.cells ?? [], samplesOf(rows), mapping);
  return columns.map((column) => ({ ...column, isAsked: false }));
}

function samplesOf(rows: SheetRow[]): SheetRow['cells'][] {
  return rows.slice(1).map(({ cells }) => cells);
}
