import { columnNamed } from './columnLetters.ts';
import { headerKey } from './headerKey.ts';
import { isOwnHeader } from './isOwnHeader.ts';
import {
  comparableHeader,
  contentRank,
  mapColumns,
  recognisedColumns,
  type ColumnMapping,
  type MappedColumns,
} from './mapColumns.ts';
import type { SheetRow } from '../formats/sheetRow.ts';

/** Corrected mappings by the key of the header that they belong to. */
export type SavedMappings = Readonly<Record<string, ColumnMapping>>;

/** Rows under the header that columns are known by, where their names say nothing. */
const sampledRows = 20;

interface FoundHeader extends MappedColumns {
  /** Place among the first rows; -1 for a sheet without a header. */
  index: number;
  /** Null where the sheet has no header. */
  key: string | null;
  /** Whether a mapping of an earlier file with the same header was used. */
  isRemembered: boolean;
}

/**
 * The header of a sheet among its first rows, with what its columns mean: a header that somebody corrected before, else
 * the row that names the most columns, else a row of short words whose columns tell by their content. Null where no
 * column of names is found. Throws AppError BAD_INPUT for a mapping that can't be used.
 */
export function findHeader(
  rows: SheetRow[],
  mapping: ColumnMapping | null,
  remembered: SavedMappings,
): FoundHeader | null {
  const read = (index: number, used: ColumnMapping | null, isRemembered = false): FoundHeader | null => {
    const cells = index < 0 ? [] : (rows[index]?.cells ?? []);
    const samples = rows.slice(index + 1, index + 1 + sampledRows).map((row) => row.cells);
    const { columns, mapped } = mapColumns(cells, samples, used);
    if (!mapped.some(({ field }) => field === 'name')) return null;
    if (isRemembered) for (const column of columns) if (column.how === 'given') column.how = 'remembered';
    return { index, key: headerKey(cells), isRemembered, columns, mapped };
  };

  if (isOwnHeader(rows[0]?.cells ?? [])) return read(0, mapping);
  if (mapping === null) {
    for (const [index, row] of rows.entries()) {
      const known = ownMapping(remembered, headerKey(row.cells));
      const found = known && read(index, known, true);
      if (found) return found;
    }
  }
  const best = mostRecognised(rows, mapping);
  const found = best === null ? null : read(best, mapping);
  // A row of data may hold a word that is also a header, such as 'Website', and letters name a column of any row.
  const isNamed = namesIn(mapping);
  const isCertain = found?.mapped.some(
    ({ field, rank, header }) => field === 'name' && (rank < 0 ? isNamed(header) : rank < contentRank),
  );
  if (found && (isCertain || looksLikeHeader(rows[found.index]))) return found;
  const isHeader = looksLikeHeader(rows[0]);
  const isByPosition = Object.entries(mapping ?? {}).some(
    ([key, field]) => field && columnNamed(key) !== null,
  );
  // What stands in the first row is a listing unless it must be a header: one that is read for nothing is lost unseen.
  if (isByPosition) return read(isHeader && (best === 0 || isMachineMade(rows[0])) ? 0 : -1, mapping);
  return isHeader && best !== 0 ? read(0, mapping) : null;
}

function namesIn(mapping: ColumnMapping | null): (header: string) => boolean {
  const names = new Set(Object.keys(mapping ?? {}).map(comparableHeader));
  return (header) => names.has(comparableHeader(header));
}

function ownMapping(remembered: SavedMappings, key: string | null): ColumnMapping | null {
  return key !== null && Object.hasOwn(remembered, key) ? (remembered[key] ?? null) : null;
}

function mostRecognised(rows: SheetRow[], mapping: ColumnMapping | null): number | null {
  let best: number | null = null;
  let most = 0;
  rows.forEach((row, i) => {
    const count = recognisedColumns(row.cells, mapping);
    if (count > most) {
      most = count;
      best = i;
    }
  });
  return best;
}

/** Names that programs give, such as 'qBF1Pd' or 'phone_2': most of the row's cells are such. */
function isMachineMade(row: SheetRow | undefined): boolean {
  const cells = (row?.cells ?? []).filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  const made = cells.filter((cell) => /\p{Ll}\p{Lu}|\p{L}\d|_/u.test(cell));
  return made.length * 2 > cells.length;
}

/** Headers are short words: no numbers, links, signs or sentences. */
function looksLikeHeader(row: SheetRow | undefined): boolean {
  const cells = (row?.cells ?? []).filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  return (
    cells.length > 0 &&
    cells.every((cell) => cell.length <= 60 && !/^[+(]?\d|https?:|@|^[·⋅"“]/.test(cell.trim()))
  );
}
