import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { ReviewHideReason } from '../../generated/prisma/client.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { makeOwnWorkbook } from '../../testing/files/makeOwnWorkbook.ts';
import { runImportOf } from '../../testing/runImportOf.ts';
import { exportBusinesses } from '../exports/exportBusinesses.ts';
import type { ExportFormat } from '../exports/exportSelection.ts';
import { reviewCounts } from '../imports/result/reviewCounts.ts';
import { hideReviews } from './hideReviews.ts';
import { removeReviews } from './removeReviews.ts';
import { examples } from '../../../../domain/testing/examples.ts';
import { ali, place, useModeratedReviews } from './testing/useModeratedReviews.ts';

// An operator's decision about a review survives every import, export, undo and merge.

const { database, services, login, context, system, run, idsOf, shown } = useModeratedReviews();

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

  it('has a column of decisions only if there are decisions', async () => {
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
        await login();
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
        const again = await runImportOf(services(), file, { fileName });
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
        const elsewhere = await runImportOf(services(), file, { fileName });
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
  const done = await runImportOf(services(), makeOwnWorkbook([{ Reviews: rows }]), {
    fileName: 'export.xlsx',
  });
  expect(reviewCounts(done)).toMatchObject({ found: marks.length, created: 2, refused: marks.length - 2 });
  expect(await shown('kahve')).toEqual([`Author ${marks.length - 1}`]);
});
