import { describe, expect, it } from '@jest/globals';
import { decideAmbiguousMatch } from './decideAmbiguousMatch.ts';
import { type Row, useImports } from '../testing/useImports.ts';

const { database, run, undo, context } = useImports();

const placeId = (n: number) => ({ 'place id': `ChIJ${String(n).padStart(4, '0')}${'0'.repeat(19)}` });
const listings = () => database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
const ratings = async () => (await listings()).map(({ rating }) => rating && Number(rating));
const matches = () => database.db.prisma.importDoubt.findMany({ orderBy: { id: 'asc' } });
const decide = (id: number, decision: 'CREATE' | 'MERGE' | 'SKIP', businessId: number | null = null) =>
  decideAmbiguousMatch(context(), id, { decision, businessId });
const record = (id: number) => database.db.prisma.import.findUniqueOrThrow({ where: { id } });

const spot = { address: 'Atatürk Cad. 5', city: 'Bursa', 'country code': 'TR', phone: '0224 111 22 33' };
const stored: Row = { name: 'Kahve Evi', ...spot, rating: '4.0', 'review count': '10', website: '' };
const ambiguous: Row = { name: 'Pide Salonu', ...spot, website: 'https://pide.example/' };
const january: Row = { ...ambiguous, rating: '3.1', 'review count': '31' };
const february: Row = { ...ambiguous, rating: '4.9', 'review count': '49' };

describe('a question that two files ask', () => {
  it.each(['MERGE', 'CREATE'] as const)(
    'is answered once (%s), whichever is answered, and the newer file remains',
    async (decision) => {
      for (const at of [0, 1]) {
        await database.db.pool.query('TRUNCATE businesses, imports, imported_rows CASCADE');
        await run([stored]);
        const [first] = await listings();
        const imports = [await run([january]), await run([february])];
        const [...open] = await matches();
        expect(open).toHaveLength(2);
        const target = decision === 'MERGE' ? first?.id : null;
        await decide(open[at]?.id ?? 0, decision, target);
        expect(await matches()).toMatchObject([{ decision }, { decision }]);
        expect(await ratings()).toEqual(decision === 'MERGE' ? [4.9] : [4, 4.9]);
        await expect(decide(open[1 - at]?.id ?? 0, decision, target)).rejects.toMatchObject({
          code: 'CONFLICT',
        });
        for (const { id } of imports) {
          const { created, updated, unchanged, doubtful, totalRows } = await record(id);
          expect({ sum: created + updated + unchanged, doubtful }).toEqual({ sum: totalRows, doubtful: 0 });
        }
        expect(await run([january])).toMatchObject({ created: 0, updated: 0, doubtful: 0 });
        expect(await run([february])).toMatchObject({ created: 0, updated: 0, doubtful: 0 });
      }
    },
  );
});

describe('an answer', () => {
  it('preserves values that a later import wrote to the listing', async () => {
    await run([stored]);
    const [first] = await listings();
    await run([{ ...january, description: 'A place for pide.' }]);
    await run([{ ...stored, rating: '4.4', 'review count': '44', website: 'https://kahve.example/' }]);
    const [question] = await matches();
    await decide(question?.id ?? 0, 'MERGE', first?.id);
    expect(await listings()).toMatchObject([
      { reviewCount: 44, website: 'https://kahve.example/', description: 'A place for pide.' },
    ]);
    expect(await ratings()).toEqual([4.4]);
  });

  it('preserves values of a later import of the same row', async () => {
    await run([stored]);
    await run([january]);
    await run([february], { doubtPolicy: 'CREATE' });
    const [question] = await matches();
    await decide(question?.id ?? 0, 'CREATE');
    expect(await ratings()).toEqual([4, 4.9]);
  });

  it('does not join a row to a listing that its source knows by another id', async () => {
    await run([stored]);
    const [first] = await listings();
    await run([{ ...january, ...placeId(1) }]);
    await run([{ ...stored, ...placeId(2) }]);
    const [question] = await matches();
    await expect(decide(question?.id ?? 0, 'MERGE', first?.id)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await listings()).toMatchObject([{ name: 'Kahve Evi', placeId: placeId(2)['place id'] }]);
    await decide(question?.id ?? 0, 'CREATE');
    expect(await listings()).toHaveLength(2);
  });

  it('joins a row to the listing that has its id', async () => {
    await run([{ ...stored, ...placeId(1), cid: '111' }]);
    const [first] = await listings();
    const bank = {
      name: 'Zürich Bank',
      address: 'Bahnhofstrasse 1',
      city: 'Zürich',
      phone: '',
      'country code': 'CH',
    };
    await run([{ ...bank, ...placeId(1), cid: '222' }]);
    const [question] = await matches();
    expect(question).toMatchObject({ reason: 'OTHER_PLACE' });
    await decide(question?.id ?? 0, 'MERGE', first?.id);
    expect(await listings()).toMatchObject([{ placeId: placeId(1)['place id'], name: 'Zürich Bank' }]);
  });
});

describe('a row that an operator skipped', () => {
  const rows = [january, { name: 'Balıkçı Hasan', phone: '0224 777 88 99' }];

  it('is left out of later imports and not asked again', async () => {
    await run([stored]);
    await run([january]);
    const [question] = await matches();
    await decide(question?.id ?? 0, 'SKIP');
    for (const again of [january, february])
      expect(await run([again])).toMatchObject({ created: 0, unchanged: 1, doubtful: 0, skipped: 1 });
    expect(await run(rows, { isDryRun: true })).toMatchObject({ created: 1, doubtful: 0, skipped: 1 });
    expect(await matches()).toMatchObject([{}, { decision: 'SKIP' }, { decision: 'SKIP' }]);
    expect(await listings()).toHaveLength(1);
  });

  it('is asked about again if only the import left it out, and after the undo of the skipping import', async () => {
    await run([stored]);
    await run([january], { doubtPolicy: 'SKIP' });
    const second = await run([january]);
    expect(second).toMatchObject({ doubtful: 1, skipped: 0 });
    const open = (await matches()).find(({ decision }) => decision === null);
    await decide(open?.id ?? 0, 'SKIP');
    await undo(second.id);
    expect(await run([january])).toMatchObject({ doubtful: 1, skipped: 0 });
  });

  it('becomes a listing if the import creates all that is ambiguous', async () => {
    await run([stored]);
    await run([january]);
    const [question] = await matches();
    await decide(question?.id ?? 0, 'SKIP');
    expect(await run([january], { doubtPolicy: 'CREATE' })).toMatchObject({ created: 1, skipped: 0 });
  });
});
