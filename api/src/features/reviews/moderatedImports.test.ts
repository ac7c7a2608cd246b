import { describe, expect, it } from '@jest/globals';
import { csvOf, runImportOf, runUndoOf } from '../../testing/runImportOf.ts';
import { mergeBusinesses } from '../listings/merge/mergeBusinesses.ts';
import { undoMerge } from '../listings/merge/undoMerge.ts';
import { reviewCounts } from '../imports/result/reviewCounts.ts';
import { undoImport } from '../imports/undo/undoImport.ts';
import { restoreReviews } from './hideReviews.ts';
import { ali, can, place, useModeratedReviews, type Written } from './testing/useModeratedReviews.ts';

// An operator's decision about a review survives every import, export, undo and merge.

const { database, services, context, system, run, stored, idsOf, hide, remove, shown } =
  useModeratedReviews();

describe('an import', () => {
  it('restores no hidden or removed review, and counts it as unchanged', async () => {
    const rows = [place(1, [ali, can])];
    await run(rows);
    await hide('Ali');
    await remove('Can');
    const again = await run(rows);
    expect(reviewCounts(again)).toMatchObject({ found: 2, created: 0, unchanged: 2 });
    expect(await shown('place-1')).toEqual([]);
    expect(await stored('Place 1')).toHaveLength(2);
    // A restored review exists once.
    await restoreReviews(context(), { ids: await idsOf('Ali') });
    await run(rows);
    expect(await shown('place-1')).toEqual(['Ali']);
  });

  it('also recognizes a hidden and a removed review by other dates, stars, letters and signs', async () => {
    const others: Partial<Written>[] = [
      { When: '2024-05-02' },
      { When: 'a month ago' },
      { Rating: 2 },
      { Name: 'ALİ', Description: ' çok  KOTU — gitmeyin' },
    ];
    await run(others.map((_, n) => place(n, [ali, { ...ali, Name: 'Ece' }])));
    await hide('Ali');
    await remove('Ece');
    const rows = others.map((other, n) =>
      place(n, [
        { ...ali, ...other },
        { ...ali, ...other, Name: 'Ece' },
      ]),
    );
    const dry = await runImportOf(services(), csvOf(rows), { isDryRun: true });
    expect(reviewCounts(dry)).toMatchObject({ created: 0, unchanged: 8 });
    expect(reviewCounts(await run(rows))).toMatchObject({ created: 0, unchanged: 8 });
    for (const n of others.keys()) expect([n, await shown(`place-${n}`)]).toEqual([n, []]);
  });

  it('adds reviews of other authors, also to other listings', async () => {
    await run([place(1, [ali, can]), place(2)]);
    await hide('Ali');
    const more = await run([
      place(1, [
        { ...ali, Description: 'Çok kötüydü, şimdi iyi' },
        { ...ali, Name: 'Naz' },
        { Name: 'Ali', Rating: 1 },
      ]),
      place(2, [ali]),
      place(3, [ali]),
    ]);
    expect(reviewCounts(more)).toMatchObject({ found: 5, created: 5 });
    expect(await shown('place-1')).toEqual(['Ali', 'Ali', 'Can', 'Naz']);
    expect(await shown('place-2')).toEqual(['Ali']);
    expect(await shown('place-3')).toEqual(['Ali']);
  });
});

describe('the undo of an import', () => {
  const undo = async (id: number) => {
    await undoImport(system(), id);
    return runUndoOf(services(), id);
  };

  it('removes the reviews that it added, but no decision about them', async () => {
    await run([place(1)]);
    const second = await run([place(1, [ali, can, { ...can, Name: 'Ece' }])]);
    await hide('Ali');
    await remove('Ece');
    const undone = await undo(second.id);
    expect(undone.undoResult).toMatchObject({ reviewsDeleted: 1, reviewsKept: 2 });
    expect(await shown('place-1')).toEqual([]);
    await run([place(1, [ali, can, { ...can, Name: 'Ece' }])]);
    expect(await shown('place-1')).toEqual(['Can']);
  });

  it('treats a listing with a review hidden since as edited', async () => {
    const first = await run([place(1, [ali]), place(2, [can])]);
    await hide('Ali');
    const undone = await undo(first.id);
    expect(undone.undoResult).toMatchObject({ deleted: 1, left: 1, reviewsDeleted: 1 });
    expect(
      await database.db.prisma.importLeftover.findMany({ select: { name: true, reason: true } }),
    ).toEqual([{ name: 'Place 1', reason: 'CREATED_AND_EDITED' }]);
    await run([place(1, [ali]), place(2, [can])]);
    expect(await shown('place-1')).toEqual([]);
  });

  it('removes everything if a hidden review was shown again', async () => {
    const first = await run([place(1, [ali])]);
    await hide('Ali');
    await restoreReviews(context(), { ids: await idsOf('Ali') });
    expect((await undo(first.id)).undoResult).toMatchObject({ deleted: 1, left: 0 });
    expect(await database.db.prisma.review.count()).toBe(0);
  });
});

describe('a merge of listings', () => {
  const merge = async () => {
    const [one, two] = await database.db.prisma.business.findMany({ orderBy: { id: 'asc' } });
    const { mergeIds } = await mergeBusinesses(context(), {
      winner: { id: one?.id ?? 0 },
      losers: [{ id: two?.id ?? 0 }],
      choices: [],
    });
    return () => undoMerge(context(), mergeIds[0] ?? 0);
  };
  const otherDay = { ...ali, When: '2024-05-02' };
  const states = async () =>
    (
      await database.db.pool.query(
        `SELECT business_id, author_name, reviewed_at, hidden_at IS NOT NULL AS hidden, hidden_reason, removed_at IS NOT NULL AS removed
         FROM reviews ORDER BY id`,
      )
    ).rows as object[];

  it.each<[string, Written, () => Promise<unknown>]>([
    ['the same review', ali, () => hide('Ali', 'OFFENSIVE')],
    ['the same review with another date', otherDay, () => hide('Ali', 'OFFENSIVE')],
  ])('does not show %s, hidden at the removed listing', async (_what, twin, decide) => {
    await run([place(2, [twin]), place(1)]);
    await decide();
    await run([place(1, [ali, can])]);
    // The winner is the first that was made: the one whose review is hidden.
    const before = await states();
    const undo = await merge();
    expect(await shown('place-2')).toEqual(['Can']);
    await undo();
    expect(await states()).toEqual(before);
    expect(await shown('place-1')).toEqual(['Ali', 'Can']);
  });

  it.each<[string, Written, () => Promise<unknown>]>([
    ['hidden', otherDay, () => hide('Ali', 'OFFENSIVE')],
    ['hidden under the same fingerprint', ali, () => hide('Ali', 'OFFENSIVE')],
    ['removed', otherDay, () => remove('Ali')],
  ])('hides what the other listing had %s', async (_what, twin, decide) => {
    await run([place(1), place(2, [twin])]);
    await decide();
    await run([place(1, [ali, can])]);
    const before = await states();
    const undo = await merge();
    expect(await shown('place-1')).toEqual(['Can']);
    await run([place(1, [ali, otherDay])]);
    expect(await shown('place-1')).toEqual(['Can']);
    await undo();
    expect(await states()).toEqual(before);
    expect(await shown('place-1')).toEqual(['Ali', 'Can']);
  });

  it('keeps later decisions about a moved review when it is undone', async () => {
    await run([place(1), place(2, [ali, can])]);
    const undo = await merge();
    await hide('Can');
    await undo();
    expect(await shown('place-2')).toEqual(['Ali']);
  });
});
