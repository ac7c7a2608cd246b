import { describeScores, totalsOf } from '../dialects/describeScores.ts';
import { developDialects } from '../dialects/developDialects.ts';
import { heldOutDialects } from '../dialects/heldOutDialects.ts';
import { latestDialects, laterDialects, remoteDialects, unseenDialects } from '../dialects/laterDialects.ts';
import { measureDialect } from '../dialects/measureDialects.ts';
import type { Figure } from '../report.ts';

const listings = 120;

/** Reads generated listings in every dialect and compares each value with the truth. */
export async function benchDialects(seed: number, print: (line: string) => void): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, dialects] of [
    ['developed on', developDialects],
    ['held out', heldOutDialects],
    ['written later', laterDialects],
    ['written last', latestDialects],
    ['of further countries', [...unseenDialects, ...remoteDialects]],
  ] as const) {
    const scores = [];
    for (const dialect of dialects) scores.push(await measureDialect(dialect, seed, listings));
    for (const line of describeScores(`dialects ${name}`, scores)) print(line);
    const { storedShare, wrongShare, personal } = totalsOf(scores);
    const what = `spreadsheets in ${dialects.length} dialects ${name}`;
    figures.push(
      { what: `${what}: % of values stored`, value: 100 * storedShare, bar: { atLeast: 97 }, detail: null },
      { what: `${what}: % wrong or invented`, value: 100 * wrongShare, bar: { atMost: 0.3 }, detail: null },
      { what: `${what}: values of persons`, value: personal, bar: { atMost: 0 }, detail: null },
    );
  }
  return figures;
}
