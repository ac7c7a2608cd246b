import { rejectReading, shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';
import { areGoods } from '../headers/partialHeader.ts';
import { isOwnKind } from '../content/valueScores.ts';

/** Minimum share of known categories for a column to count as one of categories. */
const mostly = 0.8;

/** Whether the file has one row per service or dish, so that listings repeat. */
function areRowsOfGoods(judged: readonly JudgedHeader[]): boolean {
  const names = judged.find(({ reading }) => reading?.field === 'name')?.values ?? [];
  return judged.some(({ header }) => areGoods(header)) && new Set(names).size < names.length * 0.8;
}

/**
 * In a file with one row per dish or service, leaves out columns that describe the dish or service rather than the listing:
 * prices, descriptions, sections of a menu.
 */
export function ignoreGoods(judged: readonly JudgedHeader[]): void {
  if (!areRowsOfGoods(judged)) return;
  const first = judged.findIndex(({ header }) => areGoods(header));
  for (const [at, one] of judged.entries()) {
    const field = one.reading?.field;
    const isSection = field === 'category' && at >= first - 1 && shareOf(one.values, isOwnKind) < mostly;
    if (field === 'priceRange' || (field === 'description' && at > first) || isSection) rejectReading(one);
  }
}
