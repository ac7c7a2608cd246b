import { describe, expect, it } from '@jest/globals';
import { mergeBusinesses } from '../../../listings/merge/mergeBusinesses.ts';
import { undoMerge } from '../../../listings/merge/undoMerge.ts';
import { decideAmbiguousMatch } from '../../questions/decideAmbiguousMatch.ts';
import { type Row, useImports } from '../../testing/useImports.ts';

const { database, run, context } = useImports();

const placeId = (n: number) => ({ 'place id': `ChIJ${String(n).padStart(4, '0')}${'0'.repeat(19)}` });
const listings = () => database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
const figures = async () =>
  (await listings()).map(({ name, rating, reviewCount, businessStatus, website, description }) => ({
    ...{ name, rating: rating && Number(rating), reviewCount, businessStatus, website, description },
  }));
const idsOf = async () => (await listings()).map(({ id }) => id);
async function merge(winner = 0, loser = 1) {
  const ids = await idsOf();
  const { mergeIds } = await mergeBusinesses(context(), {
    winner: { id: ids[winner] ?? 0 },
    losers: [{ id: ids[loser] ?? 0 }],
    choices: [],
  });
  return mergeIds[0] ?? 0;
}

const first: Row = {
  ...{
    name: 'First house',
    phone: '0224 111 22 33',
    address: 'Atatürk Cad. 5',
    city: 'Bursa',
    'country code': 'TR',
  },
  ...{ rating: '4.8', 'review count': '500', 'business status': 'OPERATIONAL', website: '', description: '' },
  ...placeId(1),
};
const second: Row = {
  ...{
    name: 'Second house',
    phone: '0224 444 55 66',
    address: 'Zafer Meydanı 77',
    city: 'Bursa',
    'country code': 'TR',
  },
  ...{ rating: '2.0', 'review count': '3', 'business status': 'CLOSED_PERMANENTLY' },
  ...{ website: 'https://old.example.com/', description: 'The second house.' },
  ...placeId(2),
};

describe('rows of a merged listing', () => {
  it('belong to it again after the merge was undone, in one file and alone', async () => {
    await run([first, second]);
    const mergeId = await merge();
    await run([
      { ...first, rating: '4.7' },
      { ...second, rating: '2.1' },
    ]);
    await undoMerge(context(), mergeId);
    const done = await run([
      { ...first, rating: '4.6' },
      { ...second, rating: '2.2', description: 'The second house, again.' },
    ]);
    expect(done).toMatchObject({ created: 0, merged: 0, updated: 2 });
    expect(await figures()).toMatchObject([
      { name: 'First house', rating: 4.6 },
      { name: 'Second house', rating: 2.2, description: 'The second house, again.' },
    ]);
    expect(await run([{ ...second, rating: '2.3' }])).toMatchObject({ created: 0, updated: 1 });
    expect(await figures()).toMatchObject([
      { name: 'First house', rating: 4.6 },
      { name: 'Second house', rating: 2.3 },
    ]);
  });

  it('are applied after the undo, if they came while the merge was in force', async () => {
    await run([first, second]);
    const mergeId = await merge();
    const next = [first, { ...second, rating: '2.1' }];
    await run(next);
    await undoMerge(context(), mergeId);
    expect(await run(next)).toMatchObject({ created: 0, merged: 0, updated: 1 });
    expect(await figures()).toMatchObject([{ rating: 4.8 }, { name: 'Second house', rating: 2.1 }]);
  });

  it('belong to it again if they had no id, or if its id had moved to the target', async () => {
    const mine: Row = { ...first, 'place id': '' };
    for (const other of [{ ...second, 'place id': '' }, second]) {
      await database.db.pool.query('TRUNCATE businesses, imported_rows CASCADE');
      await run([mine, other]);
      const mergeId = await merge();
      // Another phone: another row, which only its name and address, or its id, connect with the listing.
      expect(await run([{ ...other, phone: '' }])).toMatchObject({ created: 0, doubtful: 0 });
      await undoMerge(context(), mergeId);
      expect(await run([mine, { ...other, phone: '', rating: '2.4' }])).toMatchObject({
        updated: 1,
        merged: 0,
      });
      // A target that took over the id took over the figures.
      expect(await figures()).toMatchObject([
        { name: 'First house', rating: other['place id'] ? 2 : 4.8 },
        { name: 'Second house', rating: 2.4 },
      ]);
    }
  });

  it('belong to it again if an operator answered that they are the merged listing', async () => {
    await run([first, second]);
    const mergeId = await merge();
    const [winner, loser] = await idsOf();
    const ambiguous: Row = { ...second, 'place id': '', name: 'Pide Salonu' };
    await run([ambiguous]);
    const match = await database.db.prisma.importDoubt.findFirstOrThrow();
    await decideAmbiguousMatch(context(), match.id, { decision: 'MERGE', businessId: loser ?? 0 });
    expect(await figures()).toMatchObject([{ name: 'First house', rating: 4.8, reviewCount: 500 }, {}]);
    await undoMerge(context(), mergeId);
    await run([{ ...ambiguous, rating: '2.5' }]);
    const [one, other] = await listings();
    expect([one?.id, Number(one?.rating)]).toEqual([winner, 4.8]);
    expect([other?.id, Number(other?.rating)]).toEqual([loser, 2.5]);
  });

  it.each([true, false])(
    'neither close the target nor replace its figures and facts, in any order (%s)',
    async (isLoserFirst) => {
      await run([first, second]);
      await merge();
      const rows = [
        { ...first, rating: '4.7', 'review count': '510' },
        { ...second, rating: '2.1' },
      ];
      const done = await run(isLoserFirst ? rows.toReversed() : rows);
      expect(done).toMatchObject({ created: 0, merged: 1, updated: 1 });
      const [winner] = await figures();
      // The gaps of the listing are filled.
      expect(winner).toEqual({
        ...{ name: 'First house', rating: 4.7, reviewCount: 510, businessStatus: 'OPERATIONAL' },
        ...{ website: 'https://old.example.com/', description: 'The second house.' },
      });
      expect(await run([{ ...second, rating: '1.9', name: 'Third house' }])).toMatchObject({
        created: 0,
      });
      expect((await figures())[0]).toEqual(winner);
    },
  );

  it('update the target’s values that came from its merged listing', async () => {
    await run([
      { ...first, 'place id': '' },
      { ...second, 'place id': '' },
    ]);
    const ids = await idsOf();
    await mergeBusinesses(context(), {
      winner: { id: ids[0] ?? 0 },
      losers: [{ id: ids[1] ?? 0 }],
      choices: [{ field: 'website', businessId: ids[1] ?? 0 }],
    });
    await run([{ ...second, 'place id': '', website: 'https://new.example.com/' }]);
    expect(await figures()).toMatchObject([
      {
        name: 'First house',
        rating: 4.8,
        businessStatus: 'OPERATIONAL',
        website: 'https://new.example.com/',
      },
      {},
    ]);
  });

  it('write the figures of a target that has its ids from it', async () => {
    await run([{ ...first, 'place id': '' }, second]);
    await merge();
    await run([{ ...second, rating: '2.6', 'review count': '4', 'business status': 'OPERATIONAL' }]);
    expect((await figures())[0]).toMatchObject({
      rating: 2.6,
      reviewCount: 4,
      businessStatus: 'OPERATIONAL',
    });
  });
});
