import { describe, expect, it } from '@jest/globals';
import { kilometresBetween, placesNamed } from '../../api/src/lib/gazetteer/gazetteer.ts';
import { townAt } from '../../api/src/lib/gazetteer/nearestTown.ts';
import type { Dialect } from './dialect.ts';
import { describeScores, totalsOf } from './describeScores.ts';
import { developDialects } from './developDialects.ts';
import { latestDialects, laterDialects, remoteDialects, unseenDialects } from './laterDialects.ts';
import { measureDialect } from './measureDialects.ts';
import { trueListings } from './trueListings.ts';

/** The table of scores where dialects are read worse than the bars of docs/data-truth.md; else nothing. */
async function faultsOf(dialects: readonly Dialect[], listings: number): Promise<string[]> {
  const scores = [];
  for (const dialect of dialects) scores.push(await measureDialect(dialect, 7, listings));
  const { lost, extra, personal, wrongShare, storedShare } = totalsOf(scores);
  const isGood = lost + extra + personal === 0 && storedShare >= 0.97 && wrongShare <= 0.003;
  // The table says which dialect and field it is.
  return isGood ? [] : describeScores('dialects', scores);
}

describe('spreadsheets', () => {
  it('in the dialects used for development are read with all names, 97 % of their values, no person, and at most 0.3 % wrong', async () => {
    expect(await faultsOf(developDialects, 24)).toEqual([]);
  });

  it('of map services, registers, sites and handmade lists in 20 languages and 12 code pages are read equally well, without totals, notes and titles', async () => {
    expect(await faultsOf(laterDialects, 16)).toEqual([]);
  });

  it('copied from pages and written in offices are read as well, with hours of no day, axes for degrees, pipes and brackets that became a minus', async () => {
    expect(await faultsOf(latestDialects, 16)).toEqual([]);
  });

  it('of 36 more countries, from Iceland to Tanzania, and of their registers and interfaces are read as well, by their trade names and with whole postal codes', async () => {
    expect(await faultsOf([...unseenDialects, ...remoteDialects], 16)).toEqual([]);
  });
});

describe('the town of a position', () => {
  it('is the listing’s own town or empty within a kilometre of a town’s centre', () => {
    const listings = trueListings(3, ['DE', 'IT', 'ES', 'PL', 'RS', 'TR', 'RU', 'BR', 'MX', 'SA', 'TH'], 220);
    const wrong = listings.flatMap((listing) => {
      const found = townAt(listing, listing.country.code);
      const isRight =
        found === null ||
        placesNamed(found.name).some(
          (place) => place.country === listing.country.code && kilometresBetween(place, listing) < 15,
        );
      return isRight ? [] : [[listing.city, found?.name]];
    });
    expect(wrong).toEqual([]);
  });
});
