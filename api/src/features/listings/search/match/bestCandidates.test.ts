import { beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { examples } from '../../../../../../domain/testing/examples.ts';
import { makeBusinesses } from '../../../../testing/factories.ts';
import { useFilledDatabase } from '../../../../testing/useFilledDatabase.ts';

const database = useFilledDatabase();
const listings = 240;
const words = ['acorn', 'birch', 'cedar', 'daisy'];

interface Listing {
  id: number;
  name: string;
  band: number;
  words: string[];
}
let all: Listing[] = [];

beforeAll(async () => {
  const { db } = database;
  await makeBusinesses(db, listings, (i) => ({
    name:
      i % 9 === 0
        ? 'Acorn Birch'
        : words.filter((_word, n) => (i * (n + 3)) % (n + 2) === 0).join(' ') || 'elm',
    about: { Of: words.filter((_word, n) => (i * 7) % (n + 3) === 0) },
    rating: 1 + (i % 5),
    reviewCount: (i * 37) % 900,
  }));
  const { rows } = await db.pool.query<Listing>(
    `SELECT id, name, quality_band(score) AS band, tsvector_to_array(search_vector) AS words FROM businesses`,
  );
  all = rows;
});

interface Query {
  wanted: string;
  cells: string | null;
  named: string | null;
  most: number;
}

async function candidates({ wanted, cells, named, most }: Query): Promise<Listing[]> {
  const { rows } = await database.db.pool.query<{ id: number }>(
    'SELECT id FROM search_candidates_within($1, $2, $3, NULL, $4, false)',
    [wanted, cells, named, most],
  );
  return rows.map(({ id }) => all.find((one) => one.id === id)!);
}

describe('the candidates of a search', () => {
  it('are in several bands of quality, as this test needs them', () => {
    expect(new Set(all.map(({ band }) => band)).size).toBeGreaterThan(3);
  });

  it('are all matches, or as many of the best as are wanted, those with the whole name first', async () => {
    const word = fc.constantFrom(...words);
    const queries = fc.record({
      wanted: word,
      named: fc.constantFrom(null, "'#=acorn birch'"),
      most: fc.integer({ min: 1, max: 300 }),
    });
    await fc.assert(
      fc.asyncProperty(queries, async ({ wanted, named, most }) => {
        const found = await candidates({ wanted, cells: null, named, most });
        const matches = all.filter((one) => one.words.includes(wanted));
        expect(new Set(found).size).toBe(Math.min(most, matches.length));
        expect(found.filter((one) => !matches.includes(one))).toEqual([]);
        // No match ranked before a found one is missing.
        const isNamed = (one: Listing) => named !== null && one.words.includes('#=acorn birch');
        const placeOf = (one: Listing) => (isNamed(one) ? -1 : one.band);
        const last = Math.max(...found.map(placeOf));
        expect(matches.filter((one) => placeOf(one) < last && !found.includes(one))).toEqual([]);
      }),
      { numRuns: examples(40) },
    );
  });

  it('of an area are all of its matches, even if they are few among many', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...words), fc.constantFrom(...words), async (wanted, area) => {
        const found = await candidates({ wanted, cells: area, named: null, most: listings });
        const matches = all.filter((one) => one.words.includes(wanted) && one.words.includes(area));
        expect(matches.filter((one) => !found.includes(one))).toEqual([]);
        expect(found.filter((one) => !one.words.includes(wanted))).toEqual([]);
      }),
      { numRuns: examples(20) },
    );
  });

  it('are read band by band on their indexes, with a plan that no function hides', async () => {
    const client = await database.db.connect();
    await client.query('SET enable_seqscan = off; SET enable_indexscan = off');
    const { rows } = await client.query<Record<'QUERY PLAN', string>>(
      `EXPLAIN SELECT * FROM matching_candidates('acorn', NULL, 0, false) LIMIT 5`,
    );
    await client.end();
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toContain('Function Scan');
    expect(plan.match(/Bitmap Index Scan/g)).toHaveLength(6);
  });
});
