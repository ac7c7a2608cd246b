import { columnLetters, columnNamed } from '../../../../../../domain/imports/columnLetters.ts';
import { warningHeader } from './reasonHeader.ts';
import { shapeKey } from './shapeKey.ts';
import { headerKey } from './headers/headerKey.ts';
import { isOwnHeader } from './headers/isOwnHeader.ts';
import { givenColumns } from './givenColumns.ts';
import { nameInLink } from './content/nameInLink.ts';
import { markSavedFields, signsOf, withSavedMapping, type SavedMapping } from './mapping/savedMapping.ts';
import { comparableHeader } from './comparableHeader.ts';
import { areMeasures } from './content/columnText.ts';
import { mapColumns, recognisedColumns } from './mapColumns.ts';
import { contentRank } from './mapping/sheetColumns.ts';
import type { ColumnMapping, MappedColumns } from './mappedColumn.ts';
import { readingLimits } from '../formats/readingLimits.ts';
import type { SheetRow } from '../formats/sheetRow.ts';

/** Corrected mappings by the key of the header that they belong to. */
export type SavedMappings = Readonly<Record<string, SavedMapping>>;

/** How the columns of a file are to be read. */
export interface ReadingSettings {
  /** The operator's mapping of this file's columns. */
  mapping?: ColumnMapping | null;
  /** Columns about persons that the operator released, by header, letters or number. */
  released?: readonly string[];
  /** Mappings of earlier files by the key of their header or shape; used for columns that `mapping` does not name. */
  saved?: SavedMappings;
  /** Whether no other table of the file could be read: then a column that could hold names is enough to ask the operator. */
  isOnly?: boolean;
}

/** Minimum number of recognised fields for a sheet without a header to count as a list of listings. */
const minShown = 3;
const minRows = 3;
/** Confidence in a column of names without a header for names. */
const unnamedConfidence = 0.6;

export interface FoundHeader extends MappedColumns {
  /** Index of the header row; -1 for a sheet without a header. */
  index: number;
  /** Key of the header, else of the shape of the values; null if neither is distinctive. */
  key: string | null;
  /** Whether a mapping of an earlier file with the same header was used. */
  isSaved: boolean;
}

/**
 * Finds the header among the first rows of a sheet, and the fields of its columns: a header with a saved mapping, else the row
 * with the most known headers, else a row of short words whose columns are recognised by their values. Null without a column of
 * names. Throws AppError BAD_INPUT for a mapping that can't be used.
 */
export function findHeader(
  rows: readonly SheetRow[],
  { mapping = null, released = [], saved = {}, isOnly = false }: ReadingSettings,
): FoundHeader | null {
  const read = (index: number, given: ColumnMapping | null): FoundHeader | null => {
    const cells = index < 0 ? [] : (rows[index]?.cells ?? []);
    const samples = rows.slice(index + 1).map((row) => row.cells);
    const key = index < 0 ? shapeKey(samples) : headerKey(cells);
    const known = isOwnHeader(cells) ? null : ownMapping(saved, key);
    const sheet = { index, key, cells, samples };
    return (known && readSheet(sheet, given, released, known)) ?? readSheet(sheet, given, released, null);
  };

  const top = rows.slice(0, readingLimits.headerRows);
  if (warningHeader.every((name, index) => rows[0]?.cells[index] === name)) return null;
  if (isOwnHeader(rows[0]?.cells ?? [])) return read(0, mapping);
  for (const [index, row] of top.entries()) {
    const found = ownMapping(saved, headerKey(row.cells)) && read(index, mapping);
    if (found?.isSaved) return found;
  }
  const best = mostRecognised(rows, mapping);
  const found = best === null ? null : read(best, mapping);
  // A data row may contain a word that is also a header, such as 'Website', and column letters fit any row.
  const isNamed = namesIn(mapping);
  const isCertain = found?.mapped.some(
    ({ field, rank, header }) => field === 'name' && (rank < 0 ? isNamed(header) : rank < contentRank),
  );
  if (found && (isCertain || looksLikeHeader(rows[found.index]))) return found;
  const isHeader = looksLikeHeader(rows[0]);
  const isByPosition = Object.entries(mapping ?? {}).some(
    ([key, field]) => field && columnNamed(key) !== null,
  );
  // The first row counts as a listing unless it must be a header: a listing taken for a header would be lost silently.
  if (isByPosition) return read(isHeader && (best === 0 || isMachineMade(rows[0])) ? 0 : -1, mapping);
  // Without it, headers that identify columns about persons would be lost.
  const isNeeded = () => isMachineMade(rows[0]) || isAboveFigures(rows) || namesPersons(rows);
  if (found === null && best === 0 && isHeader && isNeeded())
    return isOnly ? withQuestion(namedByWords(read, rows, 0)) : null;
  const byContent = isHeader && best !== 0 ? read(0, mapping) : null;
  if (byContent || rows.length < minRows) return byContent;
  const whole = read(-1, mapping);
  if (whole?.isSaved) return whole;
  const headless = whole ?? (isOnly ? namedByWords(read, rows) : null);
  const shown = new Set(headless?.mapped.map(({ field }) => field)).size;
  if (!headless || shown < (isOnly ? 1 : minShown)) return null;
  return areNamedByLinks(headless, rows) ? headless : withQuestion(headless);
}

/** Maps the columns of a sheet by the given and the saved mapping; null without a column of names. */
function readSheet(
  {
    index,
    key,
    cells,
    samples,
  }: Pick<FoundHeader, 'index' | 'key'> & {
    cells: SheetRow['cells'];
    samples: SheetRow['cells'][];
  },
  given: ColumnMapping | null,
  released: readonly string[],
  known: SavedMapping | null,
): FoundHeader | null {
  const used = known ? withSavedMapping(cells, known.mapping, given) : given;
  const free = [...released, ...(known?.released ?? [])];
  const { columns, mapped } = mapColumns(cells, samples, used, free);
  if (!mapped.some(({ field }) => field === 'name')) return null;
  for (const column of columns) {
    if (column.how !== 'given') continue;
    const signs = signsOf(
      column.field,
      samples.map((row) => row[column.number - 1]?.trim() ?? ''),
    );
    if (signs.length > 0) column.signs = signs;
  }
  if (known) {
    const now = givenColumns(cells, given ?? {});
    const readUnmapped = () => mapColumns(cells, samples, given, released).columns;
    markSavedFields(columns, ({ number }) => now.has(number - 1), known, readUnmapped);
  }
  return { index, key, isSaved: known !== null, columns, mapped };
}

/** Whether a header in the first row is about persons. */
function namesPersons(rows: readonly SheetRow[]): boolean {
  const [top, ...others] = rows.map(({ cells }) => cells);
  return mapColumns(top ?? [], others).columns.some(({ isPersonal }) => isPersonal);
}

/** Minimum number and share of rows whose name equals the one in the map link, so that no question is needed. */
const [minLinked, nearlyAll] = [5, 0.9];

function areNamedByLinks({ mapped }: FoundHeader, rows: readonly SheetRow[]): boolean {
  const name = mapped.find(({ field }) => field === 'name');
  const link = mapped.find(({ field }) => field === 'locationLink');
  if (!name || !link) return false;
  const linked = rows.flatMap(({ cells }) => {
    const inLink = nameInLink(cells[link.index] ?? '');
    return inLink === null ? [] : [inLink === cells[name.index]?.trim()];
  });
  return linked.length >= minLinked && linked.filter(Boolean).length >= rows.length * nearlyAll;
}

/** Asks the operator which column has the names, if no header does. */
function withQuestion(found: FoundHeader | null): FoundHeader | null {
  for (const column of found?.columns ?? []) {
    if (column.field !== 'name' || column.how !== 'content') continue;
    column.isAsked = true;
    column.confidence = Math.min(column.confidence, unnamedConfidence);
  }
  return found;
}

/** Minimum number of other fields for asking about a column of repeated names. */
const minBesideNames = 2;

/** Proposes the first column of words as the names if a few listings repeat, and asks the operator. */
function namedByWords(
  read: (index: number, used: ColumnMapping | null) => FoundHeader | null,
  rows: readonly SheetRow[],
  header = -1,
): FoundHeader | null {
  const width = Math.max(...rows.map(({ cells }) => cells.length));
  const isOfOther = (i: number) => header >= 0 && recognisedColumns([rows[header]?.cells[i]], null) > 0;
  const index = Array.from({ length: Math.min(width, readingLimits.columns) }, (_, i) => i).find(
    (i) => !isOfOther(i) && areWords(rows.slice(header + 1).map(({ cells }) => cells[i]?.trim() ?? '')),
  );
  const found = index === undefined ? null : read(header, { [columnLetters(index)]: 'name' });
  if (found === null || new Set(found.mapped.map(({ field }) => field)).size < minBesideNames) return null;
  for (const column of found.columns) if (column.field === 'name') column.how = 'content';
  return found;
}

const areWords = (cells: readonly string[]): boolean => {
  const words = cells.filter(
    (cell) => /\p{L}{2}/u.test(cell) && cell.length <= 90 && !/^\S+[.:@]\S+$/.test(cell),
  );
  return words.length >= cells.length * 0.8 && new Set(words).size > 1 && !areMeasures(words);
};

function namesIn(mapping: ColumnMapping | null): (header: string) => boolean {
  const names = new Set(Object.keys(mapping ?? {}).map(comparableHeader));
  return (header) => names.has(comparableHeader(header));
}

function ownMapping(saved: SavedMappings, key: string | null): SavedMapping | null {
  return key !== null && Object.hasOwn(saved, key) ? (saved[key] ?? null) : null;
}

/** Minimum number of columns for which a row with a single filled cell is not a header. */
const minColumns = 4;
const filledCells = ({ cells }: SheetRow) => cells.filter((cell) => /[\p{L}\p{N}]/u.test(cell ?? '')).length;

/** A word that occurs this often in its own column is a value, not the header. */
const minRepeats = 2;

function mostRecognised(rows: readonly SheetRow[], mapping: ColumnMapping | null): number | null {
  let best: number | null = null;
  let most = 0;
  const width = Math.max(0, ...rows.map((row) => filledCells(row)));
  rows.slice(0, readingLimits.headerRows).forEach((row, i) => {
    // A title or a button of a page names no columns.
    if (filledCells(row) === 1 && width >= minColumns) return;
    const count =
      recognisedColumns(row.cells, mapping) === 0 ? 0 : recognisedColumns(withoutValues(row, rows), mapping);
    if (count > most) {
      most = count;
      best = i;
    }
  });
  return best;
}

/** The cells of a row without words that repeat in their column, such as button labels ('Website'). */
function withoutValues(row: SheetRow, rows: readonly SheetRow[]): SheetRow['cells'] {
  const text = row.cells.join('\n');
  const others = rows.filter((other) => other !== row && other.cells.join('\n') !== text);
  return row.cells.map((cell, index) => {
    const repeats =
      cell === undefined || cell === '' ? 0 : others.filter(({ cells }) => cells[index] === cell).length;
    return repeats < minRepeats ? cell : undefined;
  });
}

/** Whether most cells of a row are names made by programs, such as 'qBF1Pd' or 'phone_2'. */
function isMachineMade(row: SheetRow | undefined): boolean {
  const cells = (row?.cells ?? []).filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  const made = cells.filter((cell) => /\p{Ll}\p{Lu}|\p{L}\d|_/u.test(cell));
  return made.length * 2 > cells.length;
}

/** Minimum number of numeric columns under words for the words to be headers. */
const minFigures = 2;

/** Whether several columns have only numbers under a word: 'lat', 'lng'. */
function isAboveFigures([header, ...rows]: readonly SheetRow[]): boolean {
  const columns = (header?.cells ?? []).filter((cell, index) => {
    const below = rows.map(({ cells }) => cells[index]?.trim() ?? '').filter((value) => value !== '');
    return (
      /^[\p{L}_ ]+$/u.test(cell ?? '') &&
      below.length >= minRows &&
      below.every((value) => /^-?\d+(?:[.,]\d+)?$/.test(value))
    );
  });
  return columns.length >= minFigures;
}

/** Whether a row consists of short words, without numbers, links, symbols and sentences. */
export function looksLikeHeader(row: SheetRow | undefined): boolean {
  const cells = (row?.cells ?? []).filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  return (
    cells.length > 0 &&
    cells.every(
      (cell) =>
        (cell.length <= maxHeaderLength || machineName.test(cell)) &&
        (countedName.test(cell.trim()) || !/^[+(]?\d|https?:|@|^[·⋅"“]/.test(cell.trim())),
    )
  );
}

const maxHeaderLength = 60;
/** A machine-made name that begins with a number: '24_hours'. */
const countedName = /^\d{1,2}_\p{L}[\p{L}_]*$/u;
/** A machine-made name, such as of a survey question: 'cuantas_personas_trabajan_…'. */
const machineName = /^[\p{L}\d]+_[\p{L}\d_]{1,190}$/u;
