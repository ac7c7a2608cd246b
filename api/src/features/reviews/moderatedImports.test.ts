import { buffer } from 'node:stream/consumers';
import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReviewHideReason } from '../../generated/prisma/client.ts';
import type { Services } from '../../lib/context.ts';
import { ask, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { makeOwnWorkbook } from '../../testing/makeOwnWorkbook.ts';
import { csvOf, runImportOf, runUndoOf } from '../../testing/runImportOf.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { mergeBusinesses } from '../listings/merge/mergeBusinesses.ts';
import { undoMerge } from '../listings/merge/undoMerge.ts';
import { exportBusinesses } from '../exports/exportBusinesses.ts';
import type { ExportFormat } from '../exports/exportSelection.ts';
import { reviewCounts } from '../imports/result/reviewCounts.ts';
import { undoImport } from '../imports/undo/undoImport.ts';
import { hideReviews, restoreReviews } from './hideReviews.ts';
import { removeReviews } from './removeReviews.ts';
import { examples } from '../../../../domain/testing/examples.ts';

// An operator's decision about a review survives every import, export, undo and merge.

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db);
  ({ viewer } = await makeOperator(database.db));
});
const context = () => testContext(services, { as: viewer });
const system = () => testContext(services, { as: { kind: 'system' } });

interface Written {
  Name: string;
  Rating?: number;
  Description?: string;
  When?: string;
}
const place = (n: number, reviews: Written[] = []) => ({
  name: `Place ${n}`,
  address: `Road ${n}`,
  city: 'Bursa',
  'place id': `ChIJhide${String(n).padStart(18, '0')}`,
  user_reviews: reviews.length > 0 ? JSON.stringify(reviews) : '',
});
const ali = { Name: 'Ali', Rating: 1, Description: 'Çok kötü, gitmeyin!', When: '2024-05-01' };
const can = { Name: 'Can', Rating: 5, Description: 'Harika', When: '2024-06-01' };
const run = (rows: Record<string, string>[]) => runImportOf(services, csvOf(rows));
const stored = (name: string) =>
  database.db.prisma.review.findMany({
    where: { business: { name, deletedAt: null } },
    orderBy: { id: 'asc' },
  });
const idsOf = async (...authors: string[]) =>
  (await database.db.prisma.review.findMany({ where: { authorName: { in: authors } } })).map(({ id }) => id);
const hide = async (author: string, reason: ReviewHideReason = 'SPAM') =>
  hideReviews(context(), { ids: await idsOf(author), reason });
const remove = async (author: string) => removeReviews(context(), { ids: await idsOf(author) });
const shown = async (slug: string) => {
  const { business } = await ask<{ business: { reviews: { nodes: { authorName: string | null }[] } } }>(
    services,
    'query ($slug: String!) { business(slug: $slug) { reviews(first: 50) { nodes { authorName } } } }',
    { slug },
  );
  return business.reviews.nodes.map(({ authorName }) => authorName ?? '').sort();
};

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
    const dry = await runImportOf(services, csvOf(rows), { isDryRun: true });
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
    return runUndoOf(services, id);
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
    const takeBack = await merge();
    expect(await shown('place-2')).toEqual(['Can']);
    await takeBack();
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
    const takeBack = await merge();
    expect(await shown('place-1')).toEqual(['Can']);
    await run([place(1, [ali, otherDay])]);
    expect(await shown('place-1')).toEqual(['Can']);
    await takeBack();
    expect(await states()).toEqual(before);
    expect(await shown('place-1')).toEqual(['Ali', 'Can']);
  });

  it('keeps later decisions about a moved review when it is undone', async () => {
    await run([place(1), place(2, [ali, can])]);
    const takeBack = await merge();
    await hide('Can');
    await takeBack();
    expect(await shown('place-2')).toEqual(['Ali']);
  });
});

describe.each<ExportFormat>(['xlsx', 'csv'])('an export as .%s', (format) => {
  const exported = async () =>
    buffer(
      (await exportBusinesses(system(), { format, filter: {}, startIndex: null, endIndex: null })).content,
    );
  const fileName = `export.${format}`;
  const all = async () =>
    (
      await database.db.pool.query(
        `SELECT b.slug, r.author_name, r.rating, r.comment, r.reviewed_at, r.source, r.fingerprint, r.hidden_at,
           r.hidden_reason, r.hidden_note, r.removed_at, r.moderation_key
         FROM reviews r JOIN businesses b ON b.id = r.business_id ORDER BY b.slug, r.fingerprint`,
      )
    ).rows as object[];

  it('contains no column of decisions if there are none', async () => {
    await run([place(1, [ali])]);
    expect((await exported()).includes('oderation')).toBe(false);
  });

  it('is imported again without a change, and elsewhere to the same state, with any decisions', async () => {
    const whats = ['nothing', 'hide', 'remove', 'hideThenRemove'];
    const decision = (what: fc.Arbitrary<string>) =>
      fc.record({
        what,
        reason: fc.constantFrom<ReviewHideReason>('SPAM', 'LEGAL_REQUEST', 'OTHER'),
        note: fc.constantFrom('=1+1', '"a", b\n;c', 'Açıklama 😀', "'x"),
      });
    // Few examples are drawn: each has every decision.
    const everyDecision = fc
      .tuple(
        fc.tuple(...whats.map((what) => decision(fc.constant(what)))),
        fc.array(decision(fc.constantFrom(...whats)), { maxLength: 2 }),
      )
      .map((parts) => parts.flat());
    await fc.assert(
      fc.asyncProperty(everyDecision, async (decisions) => {
        await database.db.pool.query('SELECT seed.reset()');
        ({ viewer } = await makeOperator(database.db));
        await run(
          decisions.map((_, n) =>
            place(n, [
              { ...ali, Name: `Author ${n}` },
              { Name: `Plain ${n}`, Rating: 2 },
            ]),
          ),
        );
        for (const [n, { what, reason, note }] of decisions.entries()) {
          const ids = await idsOf(`Author ${n}`, `Plain ${n}`);
          if (what.startsWith('hide')) await hideReviews(context(), { ids, reason, note });
          if (what.toLowerCase().endsWith('remove')) await removeReviews(context(), { ids });
        }
        const before = await all();
        const file = await exported();
        const again = await runImportOf(services, file, { fileName });
        expect(again).toMatchObject({
          status: 'DONE',
          errorMessage: null,
          created: 0,
          updated: 0,
          refused: 0,
        });
        expect(reviewCounts(again)).toMatchObject({ created: 0, refused: 0 });
        expect(await all()).toEqual(before);

        await database.db.pool.query('SELECT seed.reset()');
        const elsewhere = await runImportOf(services, file, { fileName });
        expect(elsewhere).toMatchObject({ status: 'DONE', errorMessage: null, refused: 0 });
        expect(reviewCounts(elsewhere)).toMatchObject({ created: before.length, refused: 0 });
        expect(await all()).toEqual(before);
        // And there, too, no other tool brings it back.
        await run(decisions.map((_, n) => place(n, [{ ...ali, Name: `Author ${n}`, When: '2023-01-01' }])));
        for (const [n, { what }] of decisions.entries())
          if (what !== 'nothing') expect(await shown(`place-${n}`)).toEqual([]);
      }),
      { numRuns: examples(2), endOnFailure: true },
    );
  });
});

it('a review with an unreadable state in our own export is refused, not shown', async () => {
  const { id, slug } = await makeBusiness(database.db, { name: 'Kahve Evi', slug: 'kahve' });
  const at = '2026-01-01T00:00:00.000Z';
  const marks = [
    'hidden',
    '{"state":"hidden"}',
    '{"state":"shown","at":"2026-01-01T00:00:00.000Z"}',
    '[]',
    '{"state":"hidden","at":"yesterday"}',
    JSON.stringify({ state: 'hidden', at, reason: 'BORED' }),
    JSON.stringify({ state: 'hidden', at, note: 'x'.repeat(501) }),
    JSON.stringify({ state: 'removed', at, identity: 'x' }),
    JSON.stringify({ state: 'hidden', at, reason: 'SPAM', note: 'as it should be' }),
    '',
  ];
  const rows = marks.map((reviewModeration, n) => ({
    ...{ id, slug, name: 'Kahve Evi', reviewFingerprint: String(n).padStart(32, '0') },
    ...{ reviewAuthor: `Author ${n}`, reviewRating: '4', reviewText: 'Good', reviewModeration },
  }));
  const done = await runImportOf(services, makeOwnWorkbook([{ Reviews: rows }]), { fileName: 'export.xlsx' });
  expect(reviewCounts(done)).toMatchObject({ found: marks.length, created: 2, refused: marks.length - 2 });
  expect(await shown('kahve')).toEqual([`Author ${marks.length - 1}`]);
});
