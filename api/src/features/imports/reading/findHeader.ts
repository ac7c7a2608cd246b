import { columnNamed } from './columnLetters.ts';
import { headerKey } from './headerKey.ts';
import { isOwnHeader } from './isOwnHeader.ts';
import {
  contentRank,
  mapColumns,
  recognisedColumns,
  type ColumnMapping,
  type MappedColumns,
} from './mapColumns.ts';
import type { SheetRow } from './sheetRow.ts';

/** Corrected mappings by the key of the header that they belong to. */
export type RememberedMappings = Readonly<Record<string, ColumnMapping>>;

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
  remembered: RememberedMappings,
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
  // A row of data may hold a word that is also a header, such as 'Website'.
  const isCertain = found?.mapped.some(({ field, rank }) => field === 'name' && rank < contentRank);
  if (found && (isCertain || looksLikeHeader(rows[found.index]))) return found;
  const isHeader = looksLikeHeader(rows[0]);
  const isByPosition = Object.entries(mapping ?? {}).some(
    ([key, field]) => field && columnNamed(key) !== null,
  );
  if (isByPosition) return read(isHeader ? 0 : -1, mapping);
  return isHeader && best !== 0 ? read(0, mapping) : null;
}

function ownMapping(remembered: RememberedMappings, key: string | null): ColumnMapping | null {
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

/** Headers are short words: no numbers, links, signs or sentences. */
function looksLikeHeader(row: SheetRow | undefined): boolean {
  const cells = (row?.cells ?? []).filter((cell): cell is string => cell !== undefined && cell.trim() !== '');
  return (
    cells.length > 0 &&
    cells.every((cell) => cell.length <= 60 && !/^[+(]?\d|https?:|@|^[·⋅"“]/.test(cell.trim()))
  );
}
