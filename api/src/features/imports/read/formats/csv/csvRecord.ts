/** One record of a text table. */
export interface CsvRecord {
  cells: string[];
  /** Offset of the next record. */
  end: number;
  /** Set where the quotes of the record make no sense. */
  isDamaged?: true;
  /** Set where the text ends before the record does, and more text may follow. */
  isOpen?: true;
}

/**
 * Reads the record at `from`. A quoted cell may hold separators, line breaks and doubled quotes; anything but a
 * separator or a line break after its closing quote is damage. Pure.
 */
export function csvRecord(text: string, from: number, separator: string, isLast: boolean): CsvRecord {
  const cells: string[] = [];
  let at = from;
  for (;;) {
    const quote = quoteAt(text, at, separator);
    if (quote >= 0) {
      const cell = quotedCell(text, quote);
      if (cell === null)
        return { cells, end: text.length, ...(isLast ? { isDamaged: true } : { isOpen: true }) };
      if (isFirstWord(text, at, cell.end, separator)) {
        const start = at;
        at = plainEnd(text, at, separator);
        cells.push(text.slice(start, at));
      } else {
        cells.push(cell.value);
        at = cell.end;
        while (text.charAt(at) === ' ') at += 1;
      }
    } else {
      const start = at;
      at = plainEnd(text, at, separator);
      cells.push(text.slice(start, at));
    }
    if (at >= text.length) return { cells, end: at, ...(isLast ? {} : { isOpen: true }) };
    const next = text.charAt(at);
    if (next === separator) {
      at += 1;
      continue;
    }
    if (next === '\n') return { cells, end: at + 1 };
    if (next !== '\r') return { cells, end: at, isDamaged: true };
    if (at + 1 >= text.length && !isLast) return { cells, end: at, isOpen: true };
    return { cells, end: text.charAt(at + 1) === '\n' ? at + 2 : at + 1 };
  }
}

/** Position of the opening quote of the cell that begins here, or -1. Spaces before it are ignored if the cell also ends with a quote. */
function quoteAt(text: string, from: number, separator: string): number {
  if (text.charAt(from) === '"') return from;
  let at = from;
  while (text.charAt(at) === ' ') at += 1;
  if (at === from || text.charAt(at) !== '"') return -1;
  let end = quotedCell(text, at)?.end;
  if (end === undefined) return -1;
  while (text.charAt(end) === ' ') end += 1;
  return ['', separator, '\n', '\r'].includes(text.charAt(end)) ? at : -1;
}

/** Whether quotes surround only the first words of an unquoted cell: '"Luna" Hair Salon'. */
function isFirstWord(text: string, from: number, endOfQuotes: number, separator: string): boolean {
  if (text.charAt(endOfQuotes) !== ' ' || !/^ +\p{L}/u.test(text.slice(endOfQuotes, endOfQuotes + 10)))
    return false;
  const end = plainEnd(text, from, separator);
  return endOfQuotes < end && !text.slice(endOfQuotes, end).includes('"');
}

function plainEnd(text: string, from: number, separator: string): number {
  const comma = separator.charCodeAt(0);
  let at = from;
  for (; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === comma || code === 10 || code === 13) break;
  }
  return at;
}

function quotedCell(text: string, from: number): { value: string; end: number } | null {
  let at = from + 1;
  let hasDoubled = false;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return null;
    if (text.charAt(quote + 1) !== '"') {
      const value = text.slice(from + 1, quote);
      return { value: hasDoubled ? value.replaceAll('""', '"') : value, end: quote + 1 };
    }
    hasDoubled = true;
    at = quote + 2;
  }
}
