import { until } from '../../testing/until.ts';
import { describe, expect, it } from '@jest/globals';
import { executeOrThrow } from '../../testing/execute.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { hiding, restoring, undoing, useReviewDecisions } from './testing/useReviewDecisions.ts';

const { database, services, kahve, answerOf, refused, makeReview, decide, hide, publicView, audited } =
  useReviewDecisions();

describe('a hidden review', () => {
  it('is visible to operators only, counts nowhere, and can be restored', async () => {
    const ali = await makeReview('Ali');
    await makeReview('Can');
    expect(await publicView()).toEqual(['Ali', 'Can']);
    const hidden = await hide([ali], 'OFFENSIVE', '  Küfür içeriyor ');
    expect(hidden).toMatchObject({
      kind: 'HIDE',
      reason: 'OFFENSIVE',
      note: 'Küfür içeriyor',
      reviewCount: 1,
      listingName: 'Kahve Evi',
      operatorName: 'Ayşe',
      canUndo: true,
    });
    expect(await publicView()).toEqual(['Can']);
    const { managedReview } = await answerOf<{ managedReview: object }>(
      `{ managedReview(id: ${ali}) { state authorName hiddenReason hiddenNote decidedBy hiddenAt } }`,
    );
    expect(managedReview).toEqual({
      state: 'HIDDEN',
      authorName: 'Ali',
      hiddenReason: 'OFFENSIVE',
      hiddenNote: 'Küfür içeriyor',
      decidedBy: 'Ayşe',
      hiddenAt: expect.any(Date),
    });
    // Also for operators the listing shows what visitors see.
    expect(await answerOf('{ business(slug: "kahve") { reviews(first: 9) { totalCount } } }')).toEqual({
      business: { reviews: { totalCount: 1 } },
    });
    await decide(restoring, { ids: [ali] });
    expect(await publicView()).toEqual(['Ali', 'Can']);
    expect(await audited()).toEqual([
      {
        action: 'review.hide',
        after: { reviews: 1, listing: 'Kahve Evi', reason: 'OFFENSIVE', note: 'Küfür içeriyor' },
      },
      { action: 'review.restore', after: { reviews: 1, listing: 'Kahve Evi' } },
    ]);
  });

  it('requires a reason, and a note if the reason is “other”', async () => {
    const id = await makeReview('Ali');
    expect(await refused(hiding, { input: { ids: [id], reason: 'OTHER', note: ' ' } })).toEqual([
      'BAD_INPUT',
      { note: '“Other” requires an explanation' },
    ]);
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM', note: 'x'.repeat(501) } })).toEqual([
      'BAD_INPUT',
      { note: 'At most 500 characters' },
    ]);
    expect(await refused(hiding, { input: { ids: [id] } })).toBe('BAD_INPUT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'NONE' } })).toBe('BAD_INPUT');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM', note: 'a\0' } })).toEqual([
      'BAD_INPUT',
      { note: 'Must be text' },
    ]);
    expect(await refused(hiding, { input: { ids: [], reason: 'SPAM' } })).toEqual([
      'BAD_INPUT',
      { ids: 'between 1 and 500' },
    ]);
    const many = Array.from({ length: 501 }, (_, i) => i + 1);
    expect(await refused(hiding, { input: { ids: many, reason: 'SPAM' } })).toEqual([
      'BAD_INPUT',
      { ids: 'between 1 and 500' },
    ]);
    expect(await refused(hiding, { input: { ids: [999_999], reason: 'SPAM' } })).toBe('NOT_FOUND');
    expect(await publicView()).toEqual(['Ali']);
    expect(await audited()).toEqual([]);
  });

  it('gets another reason by hiding it again; the same reason changes nothing', async () => {
    const id = await makeReview('Ali');
    await hide([id], 'SPAM');
    expect(await refused(hiding, { input: { ids: [id], reason: 'SPAM' } })).toBe('CONFLICT');
    const again = await hide([id], 'OTHER', 'Sahibi istedi');
    expect(await answerOf(`{ managedReview(id: ${id}) { hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { hiddenReason: 'OTHER', hiddenNote: 'Sahibi istedi' },
    });
    await decide(undoing, { id: again.id });
    expect(await answerOf(`{ managedReview(id: ${id}) { state hiddenReason hiddenNote } }`)).toEqual({
      managedReview: { state: 'HIDDEN', hiddenReason: 'SPAM', hiddenNote: null },
    });
  });

  it('changes its listing in the feed, and invalidates its pages', async () => {
    const id = await makeReview('Ali');
    const feed =
      '($since: String) { changes(since: $since) { nodes { kind businessId } pageInfo { endCursor } } }';
    interface Feed {
      changes: { nodes: object[]; pageInfo: { endCursor: string } };
    }
    // The feed shows what no running transaction can precede, also of other databases of the server.
    let first: Feed['changes'] | undefined;
    await until(async () => {
      first = (await executeOrThrow<Feed>(services(), `query ${feed}`)).changes;
      return first.nodes.length > 0;
    });
    const client = await database.db.connect();
    const received: string[] = [];
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    await client.query('LISTEN page_drops');
    await hide([id]);
    await client.query('SELECT 1');
    await client.end();
    expect(received).toEqual([`business:${kahve().id}`]);
    const since = first?.pageInfo.endCursor;
    let next: object[] = [];
    await until(async () => {
      next = (await executeOrThrow<Feed>(services(), `query ${feed}`, { since })).changes.nodes;
      return next.length > 0;
    });
    expect(next).toEqual([{ kind: 'UPDATED', businessId: kahve().id }]);
  });

  it('that moves to another listing changes both, and invalidates their pages', async () => {
    const id = await makeReview('Ali');
    const other = await makeBusiness(database.db, { name: 'Other' });
    const xids = async () => {
      const { rows } = await database.db.pool.query<{ id: number; xid: string }>(
        'SELECT business_id AS id, xid::text FROM business_changes ORDER BY 1',
      );
      return rows.map(({ xid }) => xid);
    };
    const before = await xids();
    const client = await database.db.connect();
    const received: string[] = [];
    client.on('notification', ({ payload }) => received.push(payload ?? ''));
    await client.query('LISTEN page_drops');
    await database.db.pool.query('UPDATE reviews SET business_id = $1 WHERE id = $2', [other.id, id]);
    await client.query('SELECT 1');
    await client.end();
    const tags = received.flatMap((payload) => payload.split(/[\s,]+/));
    expect(tags).toEqual(expect.arrayContaining([`business:${kahve().id}`, `business:${other.id}`]));
    const after = await xids();
    expect(after.filter((xid, at) => xid !== before[at])).toHaveLength(2);
  });
});
