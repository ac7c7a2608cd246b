import { shownValue, type SheetRow } from '../sheetRow.ts';
import { csvRecord } from './csvRecord.ts';
import { sniffSeparator, type HeaderEvidence } from './sniffSeparator.ts';

// Tables in which each record is one quoted cell, as saved by programs that expected another separator.

const looked = 30;

/** The separators between wrapped records' cells, of which all but the first are blank, and within them. */
export interface WrappedSeparators {
  outer: string;
  inner: string;
}

/**
 * How records are wrapped, with the separator of the file or another one: each may end with separators of a program that saved
 * them again.
 */
export function wrappedSeparators(
  text: string,
  separator: string,
  headers: HeaderEvidence,
): WrappedSeparators | null {
  for (const outer of new Set([separator, ';', ',', '\t'])) {
    const inner = innerSeparator(text, outer, headers);
    if (inner !== null) return { outer, inner };
  }
  return null;
}

/** Minimum number of records, of which the first may be a header without quotes. */
const minUnquoted = 3;

/** The separator within the cells, or null if records are not wrapped: all have one width of two or more. */
function innerSeparator(text: string, separator: string, headers: HeaderEvidence): string | null {
  const inner: string[] = [];
  for (let at = 0; at < text.length && inner.length < looked;) {
    const { cells, end, isDamaged, isOpen } = csvRecord(text, at, separator, false);
    if (isOpen) break;
    if (isDamaged || !isOneCell(cells) || (inner.length > 0 && text.charAt(at) !== '"')) return null;
    inner.push(cells[0] ?? '');
    at = end;
  }
  if (!text.startsWith('"') && inner.length < minUnquoted) return null;
  if (inner.length < 2) return null;
  const within = sniffSeparator(inner.join('\n'), true, headers).separator;
  const widths = inner.map((line) => csvRecord(line, 0, within, true).cells.length);
  const [width = 0] = widths;
  // Some records may be damaged.
  const whole = widths.filter((one) => one === width).length;
  const isEach = text.startsWith('"') ? whole === widths.length : whole >= widths.length * mostly;
  return width > 1 && isEach ? within : null;
}

/** Minimum share of records that are wrapped as a whole. */
const mostly = 0.5;

/** Parses the single cell of each row as a record. Rows of several cells are unchanged; an incomplete record is damage. */
export function unwrap(rows: readonly SheetRow[], separator: string): void {
  for (const row of rows) {
    const [text = ''] = row.cells;
    if (row.fault || !isOneCell(row.cells)) continue;
    const { cells, end, isDamaged } = csvRecord(text, 0, separator, true);
    if (isDamaged || end < text.length)
      row.fault = { column: null, value: shownValue(text), code: 'DAMAGED_RECORD', message: 'recordBroken' };
    else row.cells = cells;
  }
}

const isOneCell = (cells: SheetRow['cells']): boolean => cells.slice(1).every((cell = '') => cell === '');
