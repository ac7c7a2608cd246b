import { describe, expect, it } from '@jest/globals';
import { kilometresBetween, placesNamed } from '../../api/src/lib/gazetteer/gazetteer.ts';
import { townAt } from '../../api/src/lib/gazetteer/nearestTown.ts';
import { describeScores, totalsOf } from './describeScores.ts';
import { developDialects } from './developDialects.ts';
import { measureDialect } from './measureDialects.ts';
import { trueListings } from './trueListings.ts';

const listings = 24;

describe('spreadsheets in dialects that the reader was developed on', () => {
  it('are read with all names, 97 % of their values, no person, and at most 0.3 % wrong', async () => {
    const scores = [];
    for (const dialect of developDialects) scores.push(await measureDialect(dialect, 7, listings));
    const { refused, personal, wrongShare, storedShare } = totalsOf(scores);
    const figures = {
      refused,
      personal,
      isStored: storedShare >= 0.97,
      isRight: wrongShare <= 0.003,
    };
    const expected = { refused: 0, personal: 0, isStored: true, isRight: true };
    // The table says which dialect and field it is.
    const isGood = JSON.stringify(figures) === JSON.stringify(expected);
    expect(isGood ? [] : describeScores('dialects', scores)).toEqual([]);
  }, 60_000);
});

describe('the town of a position', () => {
  it('is that of the listing, or none, for listings within a kilometre of the middle of their towns', () => {
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
