import { listingHeader } from '../../../lib/exportedFields.ts';
import { csvRecord } from './csvRecord.ts';

const separators = [',', ';', '\t'] as const;
const looked = 30;
const ownStart = new RegExp(`^"?${listingHeader[0]}"?([,;\\t])"?${listingHeader[1]}"?\\1`);

/** Which character parts the cells: the one that gives the most columns, alike from record to record. */
export function sniffSeparator(text: string, isLast: boolean): { separator: string; skip: number } {
  const declared = /^sep=(.)\r?\n/i.exec(text);
  if (declared) return { separator: declared[1] ?? ',', skip: declared[0].length };
  // Our own header leaves no doubt, whatever the texts below it hold.
  const own = ownStart.exec(text);
  if (own) return { separator: own[1] ?? ',', skip: 0 };
  let best = { separator: ',', score: 0 };
  for (const separator of separators) {
    const widths: number[] = [];
    for (let at = 0; at < text.length && widths.length < looked;) {
      const record = csvRecord(text, at, separator, isLast);
      if (record.isOpen) break;
      at = Math.max(record.end, at + 1);
      if (record.isDamaged) at = text.indexOf('\n', at) + 1 || text.length;
      else if (record.cells.some((cell) => cell.trim() !== '')) widths.push(record.cells.length);
    }
    const widest = Math.max(1, ...widths);
    const alike = widths.filter((width) => width === widest).length / Math.max(1, widths.length);
    const score = (widest - 1) * (0.1 + alike);
    if (score > best.score) best = { separator, score };
  }
  return { separator: best.separator, skip: 0 };
}
