import { csvRecord } from './csvRecord.ts';
import { nextLine } from './nextLine.ts';

const separators = [',', ';', '\t', '|'] as const;
const looked = 30;
/** Number of known headers in one row that is unambiguous. */
const certain = 2;

/** Header knowledge of the caller. */
export interface HeaderEvidence {
  /** The first headers of our own export, which are unambiguous. */
  firstNames: readonly [string, string, ...string[]];
  /** Counts the cells of a record that are known headers. */
  countKnown: (cells: readonly string[]) => number;
}

/**
 * Detects the separator: the one with the most known headers in a row, else the one with the most columns at a constant width.
 * Addresses are full of commas that separate nothing.
 */
export function sniffSeparator(
  text: string,
  isLast: boolean,
  { firstNames: [first, second], countKnown }: HeaderEvidence,
): { separator: string; skip: number } {
  const declared = /^sep=(.)(?:\r\n?|\n)/i.exec(text);
  if (declared) return { separator: declared[1] ?? ',', skip: declared[0].length };
  // Our own header is unambiguous, for any texts below it.
  const own = new RegExp(`^"?${first}"?([,;\\t])"?${second}"?\\1`).exec(text);
  if (own) return { separator: own[1] ?? ',', skip: 0 };
  let best = { separator: ',', score: 0, named: 0 };
  for (const separator of separators) {
    const widths: number[] = [];
    let named = 0;
    for (let at = 0; at < text.length && widths.length < looked;) {
      const record = csvRecord(text, at, separator, isLast);
      if (record.isOpen) break;
      at = Math.max(record.end, at + 1);
      if (record.isDamaged) at = nextLine(text, at) || text.length;
      else if (record.cells.some((cell) => cell.trim() !== '')) {
        widths.push(record.cells.length);
        named = Math.max(named, countKnown(record.cells));
      }
    }
    if (named < certain) named = 0;
    const widest = Math.max(1, ...widths);
    const alike = widths.filter((width) => width === widest).length / Math.max(1, widths.length);
    const score = (widest - 1) * (0.1 + alike);
    if (named > best.named || (named === best.named && score > best.score))
      best = { separator, score, named };
  }
  return { separator: best.separator, skip: 0 };
}
