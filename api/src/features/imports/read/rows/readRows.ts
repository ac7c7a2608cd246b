import { headerEvidence } from '../columns/headerEvidence.ts';
import { checkOwnRow } from './checkOwnRow.ts';
import { checkRow } from './checkRow.ts';
import { findHeader } from '../columns/findHeader.ts';
import { isOwnHeader } from '../columns/headers/isOwnHeader.ts';
import type { ImportColumn } from '../columns/importColumn.ts';
import type { ColumnMapping } from '../columns/mappedColumn.ts';
import { mapColumns } from '../columns/mapColumns.ts';
import type { ReaderMessage, ReaderRequest } from '../readerMessage.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import { readWorkbook } from '../formats/readWorkbook.ts';
import { isNote } from './isNote.ts';
import { standing } from './standing.ts';
import { rowKindOf } from './rowKindOf.ts';
import { planColumns, type ColumnPlan } from './rowValues.ts';
import { isBlank, shownValue, textLength, type SheetRow, type WantedColumns } from '../formats/sheetRow.ts';
import { unusableFile } from '../formats/unusableFile.ts';

const progressEvery = 1000;

interface SheetState {
  sheet: string;
  /** Rows buffered until the header is known. */
  waiting: SheetRow[];
  /** Characters of these rows. */
  waitingText: number;
  /** Null until the header is known; 'unknown' for a sheet without a column of names. */
  plan: ColumnPlan | 'unknown' | null;
  /** The header in lower case, where there is one. */
  header?: string[];
  /** Cells that a row may have: in a table of text as many as the header, where most rows keep to it. */
  width: number;
  /** Set for a sheet of our own export. */
  isOwn?: boolean;
  /** Whether it has columns about persons that are not read. */
  hasPersons?: boolean;
}

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
  let found: ReaderMessage[] = [];

  function settle(sheet: SheetState): void {
    const waiting = standing(sheet.waiting);
    sheet.waiting = [];
    sheet.isOwn = isOwnHeader(waiting[0]?.cells ?? []);
    const header = findHeader(waiting, { mapping, ...settings });
    const columns = header?.columns ?? unasked(waiting, mapping);
    allColumns += columns.length;
    if (allColumns > readingLimits.allColumns)
      throw unusableFile({ message: 'columnsOfAllSheets', limit: readingLimits.allColumns });
    sheet.plan = header ? planColumns(header.mapped) : 'unknown';
    isKnown ||= header !== null;
    wanted[current] = header ? maskOf(header.mapped) : 'none';
    sheet.hasPersons = columns.some(({ isPersonal, isReleased }) => isPersonal && !isReleased);
    const { key = null, isRemembered = false } = header ?? {};
    found.push({ type: 'columns', sheet: sheet.sheet, header: key, isRemembered, columns });
    const top = header ? waiting[header.index]?.cells : undefined;
    const rows = header ? waiting.slice(header.index + 1) : [];
    if (top) sheet.header = top.map((cell = '') => cell.trim().toLowerCase());
    if (top && isText && rows.filter((row) => isWider(row, top.length)).length * 2 < rows.length)
      sheet.width = top.length;
    for (const row of rows) check(sheet, row);
  }

  function check(sheet: SheetState, row: SheetRow): void {
    if (sheet.plan === null || sheet.plan === 'unknown' || isHeader(row, sheet)) return;
    total += 1;
    if (!sheet.isOwn && isNote(row, sheet.plan.size)) {
      const problem = { column: null, value: null, code: 'NAME_MISSING', message: 'rowIsNote' } as const;
      found.push({
        type: 'refused',
        kind: rowKindOf(sheet.plan),
        sheet: sheet.sheet,
        rowNumber: row.rowNumber,
        problems: [problem],
      });
      return;
    }
    const whole = withoutRecord(isWider(row, sheet.width) ? shifted(row, sheet.plan) : row, sheet);
    const result = (sheet.isOwn ? checkOwnRow : checkRow)(sheet.sheet, whole, sheet.plan, defaultCountry);
    if ('row' in result) found.push({ type: 'row', row: result.row });
    else
      found.push({
        type: 'refused',
        kind: rowKindOf(sheet.plan),
        sheet: sheet.sheet,
        rowNumber: row.rowNumber,
        problems: result.problems,
      });
    if (total % progressEvery === 0) found.push({ type: 'progress', rows: total });
  }

  for await (const batch of readWorkbook(path, fileName, headerEvidence, wantedColumns)) {
    if (batch.sheetIndex !== current) {
      if (state && state.plan === null && state.waiting.length > 0) settle(state);
      current = batch.sheetIndex;
      state = { sheet: batch.sheet, waiting: [], waitingText: 0, plan: null, width: Infinity };
      isText = batch.isText ?? false;
    }
    if (!state) continue;
    for (const row of batch.rows) {
      if (isBlank(row)) continue;
      hasRows = true;
      if (state.plan !== null) check(state, row);
      else {
        state.waiting.push(row);
        state.waitingText += textLength(row);
        if (isEnough(state)) settle(state);
      }
    }
    yield* found;
    found = [];
  }
  if (state && state.plan === null && state.waiting.length > 0) settle(state);
  yield* found;
  if (!hasRows) throw unusableFile('noFilledRow');
  if (!isKnown) {
    throw unusableFile('noNameColumn');
  }
  yield { type: 'done', totalRows: total };
}

function isEnough({ waiting, waitingText }: SheetState): boolean {
  if (waiting.length < readingLimits.headerRows) return false;
  return waiting.length >= readingLimits.sampledRows || waitingText >= readingLimits.sampledText;
}

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

/** Files that were put together repeat their header. */
function isHeader({ cells }: SheetRow, { header }: SheetState): boolean {
  return (
    header !== undefined &&
    !isWider({ cells }, header.length) &&
    header.every((name, i) => (cells[i] ?? '').trim().toLowerCase() === name)
  );
}

function isWider({ cells }: Pick<SheetRow, 'cells'>, width: number): boolean {
  return cells.length > width && cells.slice(width).some((cell) => cell !== undefined && cell.trim() !== '');
}

/** Of a row with too many cells only those are shown that would be read: the others may be about persons. */
function shifted(row: SheetRow, plan: ColumnPlan): SheetRow {
  const used = new Set(
    [...plan].flatMap(([field, columns]) =>
      field === 'personName' ? [] : columns.map(({ index }) => index),
    ),
  );
  const value = shownValue(row.cells.filter((_, index) => used.has(index)).join(', '));
  const message = 'tooManyCells';
  return { fault: { column: null, value, code: 'DAMAGED_RECORD', message }, ...row };
}

/** A damaged record is reported as a whole: not where cells about persons would be among it. */
function withoutRecord(row: SheetRow, { hasPersons = false }: SheetState): SheetRow {
  const { fault } = row;
  return hasPersons && fault?.column === null ? { ...row, fault: { ...fault, value: '' } } : row;
}
