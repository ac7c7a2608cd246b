import { comparableName, comparableNameInLink } from '../../content/nameInLink.ts';
import type { SheetColumns } from '../../mapping/sheetColumns.ts';

/** Minimum number of compared rows, and minimum share of them whose link names the listing. */
const minCompared = 8;
const minAlikeShare = 0.3;

/** From this number and share of links to the listing of another row on, each link is compared with its row. */
const [minOfOthers, minOthersShare] = [2, 0.1];

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const wordsOf = (text: string) => text.split(' ').filter((word) => word.length > 2);

/** Whether a name and the name in a link may be of one listing: half of the words of the shorter one are in the other. */
function areAlike(name: string, linked: string): boolean {
  const [few = [], many = []] = [wordsOf(name), wordsOf(linked)].sort((a, b) => a.length - b.length);
  return few.length === 0 || few.filter((word) => many.includes(word)).length * 2 >= few.length;
}

/**
 * Ignores map links that name other listings than their rows, as in a table whose columns were sorted separately: each
 * listing would get the position of another. If only some links are wrong, as when a scraper read a page before it had changed,
 * only those that name the listing of their row are read. Names in another script than the link's are not compared.
 */
export function ignoreMisplacedMapLinks({ judged, mapped, samples }: SheetColumns): void {
  const name = mapped.find(({ field }) => field === 'name');
  if (name === undefined || name.isLinked) return;
  for (const one of mapped.filter(({ field }) => field === 'locationLink' || field === 'anyLink')) {
    const pairs = samples.flatMap((row) => {
      const own = comparableName(row[name.index] ?? '');
      const linked = comparableNameInLink(row[one.index] ?? '');
      return own === '' || linked === null || isLatin(own) !== isLatin(linked) ? [] : [{ own, linked }];
    });
    const alike = pairs.filter(({ own, linked }) => areAlike(own, linked)).length;
    const all = new Set(pairs.map(({ own }) => own));
    const ofOthers = pairs.filter(({ own, linked }) => linked !== own && all.has(linked)).length;
    if (pairs.length < minCompared) continue;
    if (alike >= pairs.length * minAlikeShare) {
      if (ofOthers >= Math.max(minOfOthers, pairs.length * minOthersShare))
        mapped[mapped.indexOf(one)] = { ...one, isMixed: true };
      continue;
    }
    mapped.splice(mapped.indexOf(one), 1);
    const column = judged.find(({ index }) => index === one.index)?.column;
    if (column === undefined) continue;
    column.alternatives.push({ field: one.field, confidence: 0.3 });
    Object.assign(column, { field: null, how: 'none' });
  }
}
