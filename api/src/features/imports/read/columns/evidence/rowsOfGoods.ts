import { drop, shareOf, type JudgedHeader } from '../headers/judgedHeader.ts';
import { areGoods } from '../headers/partialHeader.ts';
import { isOwnKind } from '../content/valueScores.ts';

/** Share of kinds of place from which a column is one of them. */
const mostly = 0.8;

/** A row for each service or dish: places come again. */
function areRowsOfGoods(judged: readonly JudgedHeader[]): boolean {
  const names = judged.find(({ reading }) => reading?.field === 'name')?.values ?? [];
  return judged.some(({ header }) => areGoods(header)) && new Set(names).size < names.length * 0.8;
}

/**
 * In rows of dishes or services, leaves out what is said of them and not of their place: prices, descriptions behind their
 * names, and the part of the list that they are in.
 */
export function leaveOutGoods(judged: readonly JudgedHeader[]): void {
  if (!areRowsOfGoods(judged)) return;
  const first = judged.findIndex(({ header }) => areGoods(header));
  for (const [at, one] of judged.entries()) {
    const field = one.reading?.field;
    const isSection = field === 'category' && at >= first - 1 && shareOf(one.values, isOwnKind) < mostly;
    if (field === 'priceRange' || (field === 'description' && at > first) || isSection) drop(one);
  }
}
