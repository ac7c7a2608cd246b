import type { SheetRow } from '../sheetRow.ts';

// Tables whose quotes within cells are escaped by a backslash, as MySQL, Spark and phpMyAdmin write them, instead of doubled.

const escaped = /(?:^|[^\\])\\"(?=[^,;\t|\r\n"])/;
const doubled = /[^\\,;\t|\r\n]""|(?<!\\)""[^,;\t|\r\n]/;

/** Whether a text escapes quotes. If any are doubled, backslashes are content, as in JSON. */
export const hasEscapedQuotes = (text: string): boolean => escaped.test(text) && !doubled.test(text);

/** Stands for an escaped quote while records are read: a code point that Unicode leaves to programs. */
const standIn = '\ufdd0';

/** Replaces escaped quotes in a stream of text before records are parsed, and restores them in the rows. */
export class EscapedQuotes {
  private rest = '';

  hide(piece: string, isLast: boolean): string {
    const text = this.rest + piece;
    // The character after a trailing backslash may be in the next chunk.
    let unescaped = text.length;
    while (text.charAt(unescaped - 1) === '\\') unescaped -= 1;
    const end = isLast ? text.length : text.length - ((text.length - unescaped) % 2);
    this.rest = text.slice(end);
    return text.slice(0, end).replaceAll(/\\([\\"])/g, (_, sign: string) => (sign === '"' ? standIn : sign));
  }

  restore(rows: readonly SheetRow[]): void {
    for (const row of rows) {
      row.cells = row.cells.map((cell) => cell?.replaceAll(standIn, '"'));
      if (row.fault?.value) row.fault.value = row.fault.value.replaceAll(standIn, '"');
    }
  }
}
