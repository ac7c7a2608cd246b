import { shownValue, type SheetRow } from '../sheetRow.ts';
import { csvRecord } from './csvRecord.ts';
import { sniffSeparator, type HeaderEvidence } from './sniffSeparator.ts';

// Tables in which each record is one quoted cell, as saved by programs that expected another separator.

const looked = 30;

/** The separator within the cells, or null where records are not wrapped: all have one width of two or more. */
export function wrappedSeparator(text: string, separator: string, headers: HeaderEvidence): string | null {
  const inner: string[] = [];
  for (let at = 0; at < text.length && inner.length < looked;) {
    const { cells, end, isDamaged, isOpen } = csvRecord(text, at, separator, false);
    if (isOpen) break;
    if (isDamaged || cells.length > 1 || text.charAt(at) !== '"') return null;
    inner.push(cells[0] ?? '');
    at = end;
  }
  if (inner.length < 2) return null;
  const within = sniffSeparator(inner.join('\n'), true, headers).separator;
  const widths = new Set(inner.map((line) => csvRecord(line, 0, within, true).cells.length));
  return widths.size === 1 && !widths.has(1) ? within : null;
}

/** Parses the single cell of each row as a record. Rows of several cells are unchanged; an incomplete record is damage. */
export function unwrap(rows: readonly SheetRow[], separator: string): void {
  for (const row of rows) {
    const [text = ''] = row.cells;
    if (row.fault || row.cells.length !== 1) continue;
    const { cells, end, isDamaged } = csvRecord(text, 0, separator, true);
    if (isDamaged || end < text.length)
      row.fault = { column: null, value: shownValue(text), code: 'DAMAGED_RECORD', message: 'recordBroken' };
    else row.cells = cells;
  }
}
