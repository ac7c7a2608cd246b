import { readingLimits } from '../readingLimits.ts';
import { shownValue, type SheetRow } from '../sheetRow.ts';

/** Maximum number of keys that become columns. */
const maxKeys = 1000;

/** Strings and numbers of JSON, each matched whole, so that a search for them is linear. */
const stringOrNumber = /"[^"\\]*(?:\\.[^"\\]*)*"?|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** Whole numbers beyond what JavaScript stores exactly, such as ids, as text. */
const withLongNumbersAsText = (line: string): string =>
  line.replace(stringOrNumber, (part) => (/^-?\d{16,}$/.test(part) ? `"${part}"` : part));

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The values of an object by their keys; null for other text, and for values that are nested too deeply. */
function cellsIn(text: string): ReadonlyMap<string, string> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return null;
    return new Map(Object.entries(value).map(([key, one]) => [key, cellOf(one)]));
  } catch {
    return null;
  }
}

function objectIn(line: string): ReadonlyMap<string, string> | null {
  if (!line.startsWith('{') || line.length > readingLimits.record) return null;
  return cellsIn(/\d{16}/.test(line) ? withLongNumbersAsText(line) : line);
}

/** Whether a text has one JSON object per line. */
export function areJsonLines(text: string): boolean {
  const lines = text.split('\n', 3).map((line) => line.trim());
  // The text may end within a line.
  return lines.length > 1 && lines.slice(0, -1).every((line) => objectIn(line) !== null);
}

/** The keys of all objects of a stream of text, in order of first appearance, up to the limit. */
export async function keysOfLines(pieces: AsyncIterable<string>): Promise<string[]> {
  const keys = new Set<string>();
  const takeKeys = (line: string) => {
    for (const key of objectIn(line.trim())?.keys() ?? []) if (keys.size < maxKeys) keys.add(key);
  };
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    // The rest of a line that exceeds the limit need not be buffered.
    rest = (lines.pop() ?? '').slice(0, readingLimits.record + 1);
    lines.forEach(takeKeys);
    if (keys.size >= maxKeys) break;
  }
  takeKeys(rest);
  return [...keys];
}

/** Reads lines of JSON as a table: the keys of all its objects are its header. */
export class JsonLines {
  private rowNumber = 0;
  private hasHeader = false;

  constructor(private readonly keys: readonly string[]) {}

  /** Reads what is complete; returns how much of the text is done with. */
  consume(text: string, isLast: boolean): { rows: SheetRow[]; consumed: number } {
    const isTooLong = text.length > readingLimits.record && !text.includes('\n');
    const consumed = isLast || isTooLong ? text.length : text.lastIndexOf('\n') + 1;
    const lines = text.slice(0, consumed).replace(/\n$/, '').split('\n');
    const objects =
      consumed === 0 ? [] : lines.map((line) => ({ line: line.trim(), object: objectIn(line.trim()) }));
    const rows: SheetRow[] = [];
    if (!this.hasHeader && objects.length > 0) {
      this.hasHeader = true;
      rows.push({ rowNumber: 0, cells: [...this.keys] });
    }
    for (const { line, object } of objects) {
      this.rowNumber += 1;
      if (line !== '') rows.push(this.rowOf(line, object));
    }
    return { rows, consumed };
  }

  private rowOf(line: string, object: ReadonlyMap<string, string> | null): SheetRow {
    const { rowNumber } = this;
    if (object) return { rowNumber, cells: this.keys.map((key) => object.get(key) ?? '') };
    const fault = {
      column: null,
      value: shownValue(line),
      code: 'DAMAGED_RECORD',
      message: 'recordBroken',
    } as const;
    return { rowNumber, cells: [shownValue(line)], fault };
  }
}
