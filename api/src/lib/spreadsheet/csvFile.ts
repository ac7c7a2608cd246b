import { withGuard } from '../../../../domain/text/formulaGuard.ts';
import type { SheetCells, TextTable } from './sheetTable.ts';

/**
 * The bytes of a CSV file: commas, CRLF, quotes where needed, UTF-8 with a byte order mark for Excel. An apostrophe
 * precedes text that would begin a formula.
 */
export async function* csvFile({ columns, rows }: TextTable): AsyncGenerator<Buffer> {
  const line = (cells: SheetCells) => {
    let text = '';
    for (let i = 0; i < columns.length; i += 1) {
      if (i > 0) text += ',';
      const column = columns[i];
      const stored = cells[i];
      if (!column || stored == null || stored === '') continue;
      const cell = (column.show ? column.show(stored) : stored) ?? '';
      text += column.kind === 'text' ? quoted(withGuard(cell, true)) : cell;
    }
    return `${text}\r\n`;
  };
  yield Buffer.from(`\ufeff${columns.map(({ header }) => quoted(header)).join(',')}\r\n`);
  for await (const batch of rows) {
    let text = '';
    for (const cells of batch) text += line(cells);
    if (text !== '') yield Buffer.from(text);
  }
}

const marked = /[",\r\n\t;]|^ | $/;

function quoted(text: string): string {
  return marked.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
