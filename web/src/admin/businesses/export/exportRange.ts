import { turkish } from '../../../../../domain/messages/turkish.ts';
import { readIndex } from '../../shared/text/readIndex.ts';

/** Upper limit of listings in one file. Above LARGE, the operator is asked first. */
const MAX_LISTINGS = 1_000_000;
const LARGE = 100_000;
export const RECOMMENDED = 10_000;

export const rangeProblem = turkish.rangeOfRows;
export const securityWarning =
  'Güvenlik uyarısı: tek seferde en fazla 1.000.000 kayıt dışa aktarılabilir. Lütfen daha küçük bir aralık girin.';

export type ExportRange =
  | { kind: 'wrong'; message: string }
  | { kind: 'many' | 'fine'; start: number; end: number; count: number };

/** Parses a typed range; points and spaces between digits are ignored. */
export function readRange(start: string, end: string): ExportRange {
  const [first, last] = [readIndex(start), readIndex(end)];
  if (first === null || last === null || first > last) return { kind: 'wrong', message: rangeProblem };
  const count = last - first + 1;
  if (count > MAX_LISTINGS) return { kind: 'wrong', message: securityWarning };
  return { kind: count > LARGE ? 'many' : 'fine', start: first, end: last, count };
}
