import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '../../testing/execute.ts';
import {
  decisionFields,
  hiding,
  removing,
  restoring,
  undoing,
  useReviewDecisions,
} from './testing/useReviewDecisions.ts';

const {
  database,
  services,
  kahve,
  answerOf,
  refused,
  makeReview,
  decide,
  hide,
  remove,
  publicView,
  audited,
} = useReviewDecisions();

describe('a decision about many reviews', () => {
  it('is one record and one undo; later decisions stay', async () => {
    const ids = await Promise.all(['Ali', 'Can', 'Ece', 'Naz'].map((name) => makeReview(name)));
    const [ali = 0, can = 0] = ids;
    await hide([ali], 'OFFENSIVE');
    const all = await hide([...ids, 999_999], 'SPAM');
    expect(all).toMatchObject({ reviewCount: 4 });
    expect(await publicView()).toEqual([]);
    await decide(restoring, { ids: [can] });
    expect(await decide(undoing, { id: all.id })).toMatchObject({ restored: 3, skipped: 1, canUndo: false });
    expect(await publicView()).toEqual(['Can', 'Ece', 'Naz']);
    expect(await answerOf(`{ managedReview(id: ${ali}) { state hiddenReason } }`)).toEqual({
      managedReview: { state: 'HIDDEN', hiddenReason: 'OFFENSIVE' },
    });
    expect(await refused(undoing, { id: all.id })).toBe('CONFLICT');
    expect(await refused(undoing, { id: 999 })).toBe('NOT_FOUND');
    const { reviewModerations } = await answerOf<{
      reviewModerations: { nodes: object[]; totalCount: number };
    }>(`{ reviewModerations { totalCount nodes { ${decisionFields} undoneAt } } }`);
    expect(reviewModerations.totalCount).toBe(3);
    expect(reviewModerations.nodes).toMatchObject([
      { kind: 'RESTORE', reviewCount: 1, canUndo: true },
      { kind: 'HIDE', reviewCount: 4, canUndo: false, undoneAt: expect.any(Date) },
      { kind: 'HIDE', reason: 'OFFENSIVE' },
    ]);
    expect((await audited()).at(-1)).toEqual({ action: 'review.undo', after: { reviews: 3, kept: 1 } });
  });

  it('that shows reviews again is undone too: they are hidden as before', async () => {
    const ids = [await makeReview('Ali'), await makeReview('Can')];
    await hide(ids, 'OTHER', 'Bekliyor');
    const shown = await decide(restoring, { ids });
    expect(await publicView()).toEqual(['Ali', 'Can']);
    expect(await refused(restoring, { ids })).toBe('CONFLICT');
    await decide(undoing, { id: shown.id });
    expect(await publicView()).toEqual([]);
    expect(await answerOf(`{ managedReview(id: ${ids[0]}) { hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { hiddenReason: 'OTHER', hiddenNote: 'Bekliyor' },
    });
  });

  it('is made by one of two operators who decide at once', async () => {
    const id = await makeReview('Ali');
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => refused(hiding, { input: { ids: [id], reason: 'SPAM' } })),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(5);
  });
});

describe('a removed review', () => {
  it('leaves none of its content in any table, and cannot be restored', async () => {
    const secret = 'Kelaynak Zümrüdüanka';
    const id = await makeReview(secret, `${secret} yazdı`, { source: 'Google', reviewedAt: new Date() });
    await hide([id], 'PERSONAL_DATA', 'Telefon numarası var');
    const removed = await remove([id]);
    expect(removed).toMatchObject({ kind: 'REMOVE', canUndo: false, reviewCount: 1 });
    expect(await publicView()).toEqual([]);
    expect(await database.db.prisma.review.findUniqueOrThrow({ where: { id } })).toMatchObject({
      authorName: null,
      comment: null,
      rating: null,
      reviewedAt: null,
      source: null,
      hiddenReason: 'PERSONAL_DATA',
      removedAt: expect.any(Date),
      moderationKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    const { rows: tables } = await database.db.pool.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
    );
    for (const { name } of tables) {
      const { rowCount } = await database.db.pool.query(
        `SELECT FROM ${name} AS t WHERE t::text LIKE '%Kelaynak%' LIMIT 1`,
      );
      expect([name, rowCount]).toEqual([name, 0]);
    }
    expect(await refused(undoing, { id: removed.id })).toBe('CONFLICT');
    expect(await refused(restoring, { ids: [id] })).toBe('CONFLICT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM' } })).toBe('CONFLICT');
    expect(await refused(removing, { input: { ids: [id] } })).toBe('CONFLICT');
    // The database keeps it so.
    await expect(
      database.db.prisma.review.update({ where: { id }, data: { comment: 'again' } }),
    ).rejects.toThrow(/reviews_removed/);
  });

  it('stays removed when an earlier decision about it is undone', async () => {
    const ids = [await makeReview('Ali'), await makeReview('Can')];
    const hidden = await hide(ids);
    await remove(ids.slice(0, 1));
    expect(await decide(undoing, { id: hidden.id })).toMatchObject({ restored: 1, skipped: 1 });
    expect(await publicView()).toEqual(['Can']);
  });
});

describe('the tables of reviews', () => {
  it('are emptied by a reset of the previous release, and remaining decisions do no harm', async () => {
    const id = await makeReview('Ali');
    const hidden = await hide([id]);
    await database.db.pool.query('TRUNCATE reviews');
    expect(await decide(undoing, { id: hidden.id })).toMatchObject({ restored: 0, skipped: 1 });
    expect(await answerOf('{ reviewModerations { nodes { listingName reviewCount } } }')).toEqual({
      reviewModerations: { nodes: [{ listingName: null, reviewCount: 1 }] },
    });
  });

  it('accept the rows of the previous release, and refuse invalid ones', async () => {
    const { pool } = database.db;
    await pool.query(`INSERT INTO reviews SELECT (jsonb_populate_record(NULL::reviews, $1)).*`, [
      JSON.stringify({
        id: 77,
        business_id: kahve().id,
        author_name: 'Ali',
        rating: 3,
        fingerprint: 'f'.repeat(32),
        created_at: new Date(),
      }),
    ]);
    expect(await publicView()).toEqual(['Ali']);
    await expect(pool.query(`UPDATE reviews SET hidden_reason = 'SPAM' WHERE id = 77`)).rejects.toThrow(
      /reviews_hidden/,
    );
  });
});

it('moderation of reviews is not available without a session or to keys that only read', async () => {
  const id = await makeReview('Ali');
  for (const [operation, variables] of [
    [hiding, { input: { ids: [id], reason: 'SPAM' } }],
    [restoring, { ids: [id] }],
    [removing, { input: { ids: [id] } }],
    [undoing, { id: 1 }],
    ['{ managedReviews { nodes { id } } }', {}],
    [`{ managedReview(id: ${id}) { id } }`, {}],
    ['{ reviewModerations { nodes { id } } }', {}],
    ['{ reviewSources }', {}],
  ] as const) {
    expect([operation, await refusalOf(services(), operation, variables)]).toEqual([
      operation,
      'UNAUTHENTICATED',
    ]);
    const reading = { kind: 'key', keyId: 1, isAdmin: false, operatorId: null } as const;
    expect([operation, await refusalOf(services(), operation, variables, { as: reading })]).toEqual([
      operation,
      'FORBIDDEN',
    ]);
  }
  expect(await publicView()).toEqual(['Ali']);
});
