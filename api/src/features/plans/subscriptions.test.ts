import { describe, expect, it } from '@jest/globals';
import { executeOrThrow, refusalOf, testContext } from '../../testing/execute.ts';
import { makeBusiness, makeBusinesses } from '../../testing/factories.ts';
import { dueSubscriptions, updateSubscriptionStatus } from './dueSubscriptions.ts';
import { untilBlocked } from '../../testing/database/untilBlocked.ts';
import {
  dayAway,
  ending,
  renewing,
  restoring,
  starting,
  updating,
  type Sold,
  useSubscriptions,
} from './testing/useSubscriptions.ts';

const { database, services, answerOf, refused, run, sell } = useSubscriptions();
const effects = async (slug: string) =>
  (
    await executeOrThrow<{ business: object }>(
      services(),
      'query ($slug: String!) { business(slug: $slug) { isSponsored hasCustomStyling isAdFree } }',
      { slug },
    )
  ).business;
const none = { isSponsored: false, hasCustomStyling: false, isAdFree: false };
const turn = async () => {
  for (const id of await dueSubscriptions(services()))
    await updateSubscriptionStatus(testContext(services(), { as: { kind: 'system' } }), id);
};
/** Changes times as the clock does, without a notification. */
const clock = async (...statements: string[]) => {
  await run('ALTER TABLE subscriptions DISABLE TRIGGER USER');
  for (const statement of statements) await run(statement);
  await run('ALTER TABLE subscriptions ENABLE TRIGGER USER');
};
const audited = async () =>
  (await run('SELECT action FROM audit_events ORDER BY id')).rows.map(({ action }) => String(action));

describe('a subscription', () => {
  it('gives its listing the benefits of the plan from its first day, and expires by itself', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'kahve' });
    expect(await effects('kahve')).toEqual(none);
    const sold = await sell(id, 'enterprise', {
      payment: { amount: 400, paidOn: dayAway(0) },
      notes: ' peşin ',
    });
    expect(sold).toMatchObject({
      status: 'RUNNING',
      price: 499,
      paidAmount: 400,
      paidOn: dayAway(0),
      notes: 'peşin',
    });
    expect(Date.parse(sold.endsAt) - Date.parse(sold.startsAt)).toBe(30 * 86_400_000);
    expect(new Date(sold.startsAt).toISOString()).toContain('T21:00:00');
    expect(await effects('kahve')).toEqual({ isSponsored: true, hasCustomStyling: true, isAdFree: true });

    // Changes of a plan apply to its listings.
    await run(`UPDATE plans SET priority_placement = false, custom_styling = false WHERE id = 'enterprise'`);
    expect(await effects('kahve')).toEqual({ ...none, isAdFree: true });

    expect(await dueSubscriptions(services())).toEqual([]);
    await clock(
      `UPDATE subscriptions SET starts_at = starts_at - interval '30 days', ends_at = now() - interval '1 second'`,
      `UPDATE listing_plans SET until = now() - interval '1 second'`,
    );
    expect(await effects('kahve')).toEqual(none);
    await Promise.all([turn(), turn()]);
    const { rows } = await run(
      'SELECT status, (SELECT count(*) FROM listing_plans) AS given FROM subscriptions',
    );
    expect(rows).toEqual([{ status: 'LAPSED', given: 0 }]);
    expect((await audited()).filter((action) => action === 'subscription.lapse')).toHaveLength(1);
  });

  it('starts later if it is sold in advance', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'later' });
    expect(await sell(id, 'premium', { startsOn: dayAway(5) })).toMatchObject({ status: 'SCHEDULED' });
    expect(await effects('later')).toEqual(none);
    await clock(`UPDATE subscriptions SET starts_at = now() - interval '1 minute'`);
    expect(await effects('later')).toEqual(none);
    await turn();
    expect(await effects('later')).toMatchObject({ isSponsored: true });
  });

  it('is refused for a missing listing, for sample data, twice, off sale and for distant dates', async () => {
    const one = await makeBusiness(database.db);
    const demo = await makeBusiness(database.db, { isDemo: true });
    const binned = await makeBusiness(database.db, { deletedAt: new Date() });
    const input = { businessId: one.id, planId: 'basic' };
    await sell(one.id, 'basic');
    expect(await refused(starting, { input })).toBe('CONFLICT');
    expect(await refused(starting, { input: { ...input, startsOn: dayAway(29) } })).toBe('CONFLICT');
    for (const businessId of [999, binned.id])
      expect(await refused(starting, { input: { ...input, businessId } })).toBe('NOT_FOUND');
    expect(await refused(starting, { input: { ...input, businessId: demo.id } })).toBe('CONFLICT');
    for (const wrong of [
      { startsOn: '2026-02-30' },
      { startsOn: dayAway(400) },
      { price: -1 },
      { payment: { amount: 1, paidOn: dayAway(2) } },
      { notes: 'a'.repeat(2001) },
    ])
      expect(await refused(starting, { input: { ...input, ...wrong } })).toBe('BAD_INPUT');
    await run(`UPDATE plans SET is_enabled = false WHERE id = 'premium'`);
    expect(
      await refused(starting, { input: { businessId: one.id, planId: 'premium', startsOn: dayAway(40) } }),
    ).toBe('CONFLICT');
    expect(await refusalOf(services(), starting, { input })).toBe('UNAUTHENTICATED');
    await expect(
      run(
        `INSERT INTO subscriptions (business_id, business_name, plan_id, starts_at, ends_at, price)
        VALUES ($1, 'x', 'basic', now(), now() + interval '1 day', 1)`,
        [one.id],
      ),
    ).rejects.toThrow('subscriptions_apart');
  });

  it('is sold once by two concurrent sales', async () => {
    const { id } = await makeBusiness(database.db);
    const input = { businessId: id, planId: 'basic' };
    const outcomes = await Promise.all(Array.from({ length: 6 }, () => refused(starting, { input })));
    expect(outcomes.filter((code) => code === null)).toHaveLength(1);
    expect(outcomes.filter((code) => code === 'CONFLICT')).toHaveLength(5);
  });

  it('is renewed once, after its end', async () => {
    const { id } = await makeBusiness(database.db);
    const first = await sell(id, 'premium');
    const { renewSubscription: next } = await answerOf<{ renewSubscription: Sold }>(renewing, {
      id: first.id,
      input: { planId: 'basic', price: 50 },
    });
    expect(next).toMatchObject({
      startsAt: first.endsAt,
      status: 'SCHEDULED',
      price: 50,
      plan: { id: 'basic' },
    });
    expect(await refused(renewing, { id: first.id })).toBe('CONFLICT');
    expect(await refused(renewing, { id: 999 })).toBe('NOT_FOUND');
  });

  it('is renewed again after a renewal that was ended before it began', async () => {
    const { id } = await makeBusiness(database.db);
    const first = await sell(id, 'basic', { startsOn: dayAway(-20) });
    const renew = async () =>
      (await answerOf<{ renewSubscription: Sold }>(renewing, { id: first.id })).renewSubscription;
    const ended = await renew();
    await answerOf(ending, { id: ended.id, version: 1 });
    const view = `{ planSubscriptions(view: RENEWAL) { nodes { id } } }`;
    expect(await answerOf(view)).toEqual({ planSubscriptions: { nodes: [{ id: first.id }] } });
    expect(await renew()).toMatchObject({ startsAt: first.endsAt, status: 'SCHEDULED' });
    expect(await answerOf(view)).toEqual({ planSubscriptions: { nodes: [] } });
  });

  it('writes no plan for a listing that is deleted during the sale', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'leaving' });
    const client = await database.db.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE businesses SET deleted_at = now() WHERE id = $1', [id]);
      const selling = sell(id);
      await untilBlocked(database.db.pool);
      await client.query('COMMIT');
      await selling;
    } finally {
      client.release();
    }
    expect((await run('SELECT business_id FROM listing_plans')).rows).toEqual([]);
  });

  it('keeps fields that an update omits, and clears null ones', async () => {
    const { id: sold } = await sell((await makeBusiness(database.db)).id);
    const update = (version: number, input: object) => answerOf(updating, { id: sold, version, input });
    await update(1, { payment: { amount: 249, paidOn: dayAway(0) }, notes: 'havale' });
    expect(await update(2, { payment: null })).toMatchObject({
      updateSubscription: { version: 3, paidAmount: null, notes: 'havale' },
    });
    expect(await update(3, { notes: null })).toMatchObject({ updateSubscription: { version: 4, notes: '' } });
  });

  it('is ended, paid, annotated and restored', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'undone' });
    const { id: sold } = await sell(id);
    expect(
      await answerOf(updating, {
        id: sold,
        version: 1,
        input: { payment: { amount: 249, paidOn: dayAway(0) }, notes: 'havale' },
      }),
    ).toMatchObject({ updateSubscription: { version: 2, paidAmount: 249, notes: 'havale' } });
    expect(await refused(updating, { id: sold, version: 1, input: { notes: '' } })).toBe('CONFLICT');
    expect(await answerOf(ending, { id: sold, version: 2 })).toMatchObject({
      endSubscription: { status: 'ENDED', version: 3 },
    });
    expect(await effects('undone')).toEqual(none);
    expect(await refused(ending, { id: sold, version: 3 })).toBe('CONFLICT');
    expect(await answerOf(restoring, { id: sold, version: 3, to: 2 })).toMatchObject({
      restoreSubscription: { status: 'RUNNING', version: 4, paidAmount: 249 },
    });
    expect(await effects('undone')).toMatchObject({ isSponsored: true });
    expect(await answerOf(restoring, { id: sold, version: 4, to: 0 })).toMatchObject({
      restoreSubscription: { status: 'CANCELLED' },
    });
    // Its time is free again, and then it can't come back.
    await sell(id, 'basic');
    expect(await refused(restoring, { id: sold, version: 5, to: 2 })).toBe('CONFLICT');
    const { planSubscriptionVersions } = await answerOf<{ planSubscriptionVersions: object[] }>(
      'query ($id: Int!) { planSubscriptionVersions(id: $id) { version isEnded isCancelled paidOn } }',
      { id: sold },
    );
    expect(planSubscriptionVersions).toHaveLength(5);
    expect(planSubscriptionVersions[0]).toMatchObject({ version: 5, isCancelled: true });
  });

  it('appears in the lists of new, unpaid and expiring ones', async () => {
    const [soon, far, renewed, paid] = await Promise.all([1, 2, 3, 4].map(() => makeBusiness(database.db)));
    const ids = [soon, far, renewed, paid].map((one) => one?.id ?? 0);
    await sell(ids[0] ?? 0, 'basic', { startsOn: dayAway(-20) });
    await run(`UPDATE plans SET duration = 90 WHERE id = 'premium'`);
    await sell(ids[1] ?? 0);
    const third = await sell(ids[2] ?? 0, 'basic', { startsOn: dayAway(-40) });
    await answerOf(renewing, { id: third.id });
    await sell(ids[3] ?? 0, 'enterprise', {
      startsOn: dayAway(-32),
      payment: { amount: 499, paidOn: dayAway(-32) },
    });
    const list = async (view: string) =>
      (
        await answerOf<{ planSubscriptions: { nodes: { listing: { id: number } }[]; totalCount: number } }>(
          `query ($view: SubscriptionView!) { planSubscriptions(view: $view) { totalCount nodes { listing { id } status } } }`,
          { view },
        )
      ).planSubscriptions;
    expect((await list('RENEWAL')).nodes).toMatchObject([
      { listing: { id: ids[3] }, status: 'LAPSED' },
      { listing: { id: ids[0] }, status: 'RUNNING' },
      { listing: { id: ids[2] }, status: 'RUNNING' },
    ]);
    expect(await list('RECENT')).toMatchObject({ totalCount: 5 });
    expect((await list('UNPAID')).totalCount).toBe(4);
  });

  it('ends with its listing, pauses in the trash, and follows a merge and its undo', async () => {
    const winner = await makeBusiness(database.db, { slug: 'winner' });
    const loser = await makeBusiness(database.db, { slug: 'loser' });
    const { id: sold } = await sell(loser.id);
    const merging = `mutation ($winner: Int!, $loser: Int!) {
      mergeBusinesses(input: { winner: { id: $winner }, losers: [{ id: $loser }] }) { mergeIds } }`;
    const schema = await answerOf<{ mergeBusinesses: { mergeIds: number[] } }>(merging, {
      winner: winner.id,
      loser: loser.id,
    });
    expect(await effects('winner')).toMatchObject({ isSponsored: true });
    await answerOf('mutation ($id: Int!) { undoMerge(id: $id) { loserId } }', {
      id: schema.mergeBusinesses.mergeIds[0],
    });
    expect(await effects('winner')).toEqual(none);
    expect(await effects('loser')).toMatchObject({ isSponsored: true });
    const { id: other } = await sell(winner.id, 'basic');
    expect(await refused(merging, { winner: winner.id, loser: loser.id })).toBe('CONFLICT');
    await answerOf(ending, { id: other, version: 1 });
    await answerOf(merging, { winner: winner.id, loser: loser.id });
    expect(await effects('winner')).toMatchObject({ isSponsored: true });

    await run('UPDATE businesses SET deleted_at = now() WHERE id = $1', [winner.id]);
    expect((await run('SELECT count(*) AS n FROM listing_plans')).rows).toEqual([{ n: 0 }]);
    await run('UPDATE businesses SET deleted_at = NULL WHERE id = $1', [winner.id]);
    expect(await effects('winner')).toMatchObject({ isSponsored: true });
    await run('DELETE FROM businesses');
    const { rows } = await run('SELECT id, business_id, status FROM subscriptions WHERE id = $1', [sold]);
    expect(rows).toEqual([{ id: sold, business_id: null, status: 'ENDED' }]);
  });
});

it('subscriptions count in the report of their range, even if they started before it', async () => {
  const report = `query ($range: String!) { analyticsReport(range: $range) {
    sales { running started revenue previousRevenue conversion } } }`;
  const month = dayAway(0).slice(0, 7);
  const one = await makeBusiness(database.db);
  await makeBusinesses(database.db, 3);
  expect(await answerOf(report, { range: month })).toEqual({ analyticsReport: { sales: null } });
  await sell(one.id, 'premium', { payment: { amount: 200, paidOn: dayAway(0) } });
  expect(await answerOf(report, { range: month })).toEqual({
    analyticsReport: {
      sales: { running: 1, started: 1, revenue: 200, previousRevenue: 0, conversion: 0.25 },
    },
  });
});
