import { withGuard } from '../../../../../domain/text/formulaGuard.ts';

/** Numbers have a decimal comma. Text that a spreadsheet program would take for a formula is guarded as in exports. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value).replace('.', ',');
  const text = withGuard(value ?? '', true);
  return /[",\n\r;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as CSV, UTF-8 with the mark that spreadsheets look for. Cells are separated by semicolons: a Turkish Excel reads a file with
 * commas as one column.
 */
export function csvText(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
}

/** Gives a table to the browser to save. */
export function downloadCsv(name: string, rows: readonly (readonly (string | number | null)[])[]): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' }));
  link.download = `${name}.csv`;
  link.click();
  // The browser needs the address until it has begun to write.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
