import { comparableName, comparableNameInLink } from '../content/nameInLink.ts';
import type { SheetColumns } from '../mapping/sheetColumns.ts';

/** Rows from which links are compared with names, and the share of them that must agree. */
const minCompared = 8;
const minAlikeShare = 0.3;

/** Links that name the place of another row, and the share of them, from which each is compared with its row. */
const [minOfOthers, minOthersShare] = [2, 0.1];

const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const wordsOf = (text: string) => text.split(' ').filter((word) => word.length > 2);

/** Whether a name and the one within a link may be of one place: half of the shorter one's words are in the other. */
function areAlike(name: string, linked: string): boolean {
  const [few = [], many = []] = [wordsOf(name), wordsOf(linked)].sort((a, b) => a.length - b.length);
  return few.length === 0 || few.filter((word) => many.includes(word)).length * 2 >= few.length;
}

/**
 * Leaves out links to a map that name other places than their rows, as in a table of which columns were sorted apart: they
 * would put each place where another is. Where a tool took some before the page had changed, only those that name their row
 * are read. Names in another script than the link's are not compared.
 */
export function leaveOutMisplacedMapLinks({ judged, mapped, samples }: SheetColumns): void {
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
