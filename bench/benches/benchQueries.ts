import { openDatabase } from '../../api/src/lib/db/db.ts';
import { openTemporaryDatabase } from '../../api/src/lib/db/temporaryDatabase.ts';
import {
  begunQueries,
  byClass,
  measureQueries,
  notSuggested,
  readQueried,
  type ClassMeasure,
} from '../queries/measureQueries.ts';
import { listingQueries, localeQueries, writtenQueries } from '../queries/queryClasses.ts';
import { fillQueryDirectory } from '../queries/queryDirectory.ts';
import type { Figure } from '../report.ts';

const perRule = 30;

/**
 * Over 1,500 queries in ten languages and more scripts, of a directory of their own, by class: on the first page, in the
 * first place, among five suggestions, without a result.
 */
export async function benchQueries(seed: number, print: (line: string) => void): Promise<Figure[]> {
  const temporary = await openTemporaryDatabase(() => undefined);
  try {
    const db = openDatabase(temporary.url, { connections: 4 });
    try {
      await fillQueryDirectory(db, seed);
      const listings = await readQueried(db);
      const queries = [
        ...listingQueries(listings, { seed, perRule }),
        ...localeQueries(listings),
        ...writtenQueries(listings),
      ];
      const measured = await measureQueries(db, queries);
      const classes = byClass(measured);
      for (const line of classTable(classes)) print(line);
      const misses = measured
        .filter(({ place, isSuggestedRight }) => place !== 1 || !isSuggestedRight)
        .map(({ kind, text, place, isSuggestedRight }) => ({ kind, text, place, isSuggestedRight }));
      const begun = begunQueries(queries);
      const unanswered = await notSuggested(db, begun);
      const all = classes.at(-1) ?? { firstPage: 0, firstPlace: 0, suggested: 0, empty: 0 };
      const disagreements = measured.filter(({ onlySuggested }) => onlySuggested.length > 0).length;
      return [
        figure(
          `queries of ${queries.length} with an answer on the first page`,
          all.firstPage,
          { atLeast: 0.97 },
          misses,
        ),
        figure('… in the first place', all.firstPlace, { atLeast: 0.9 }, []),
        figure('… among five suggestions', all.suggested, { atLeast: 0.95 }, []),
        figure(
          `… among five suggestions, two letters early, of ${begun.length}`,
          1 - unanswered.length / begun.length,
          { atLeast: 0.95 },
          unanswered.map(({ kind, text }) => ({ kind, text })),
        ),
        figure('… without a result', all.empty, { atMost: 0 }, []),
        figure('… with a suggestion that the list lacks', disagreements, { atMost: 0 }, []),
      ];
    } finally {
      await db.close();
    }
  } finally {
    await temporary.remove();
  }
}

function figure(what: string, value: number, bar: Figure['bar'], misses: readonly unknown[]): Figure {
  return { what, value, bar, detail: { misses } };
}

function classTable(classes: readonly ClassMeasure[]): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`.padStart(9);
  return [
    `${'class'.padEnd(32)}${'asked'.padStart(6)}${'page'.padStart(9)}${'place'.padStart(9)}${'suggest'.padStart(9)}${'empty'.padStart(6)}`,
    ...classes.map(
      ({ kind, asked, firstPage, firstPlace, suggested, empty }) =>
        `${kind.padEnd(32)}${String(asked).padStart(6)}${percent(firstPage)}${percent(firstPlace)}${percent(suggested)}${String(empty).padStart(6)}`,
    ),
  ];
}
