import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { askPatiently } from '../../testing/askPatiently.ts';
import { ask, refusalOf, testContext } from '../../testing/execute.ts';
import {
  makeBusiness,
  makeBusinesses,
  makeCategory,
  makeCity,
  makeOperator,
} from '../../testing/factories.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { until } from '../../testing/until.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';
import { dueSubscriptions, updateSubscriptionStatus } from './dueSubscriptions.ts';

const database = useTestDatabase();
let services: Services;
let viewer: Awaited<ReturnType<typeof makeOperator>>['viewer'];
beforeEach(async () => {
  services = testServices(database.db, { SITE_TIME_ZONE: 'Europe/Istanbul' });
  ({ viewer } = await makeOperator(database.db));
});
const asked = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  ask<Data>(services, query, variables, { as: viewer });
const refused = (query: string, variables: Record<string, unknown> = {}) =>
  refusalOf(services, query, variables, { as: viewer });
const run = (text: string, values: unknown[] = []) => database.db.pool.query(text, values);

interface Sold {
  id: number;
  version: number;
  status: string;
  startsAt: string;
  endsAt: string;
  price: number;
  paidAmount: number | null;
}
const fields = 'id version status startsAt endsAt price paidAmount paidOn notes plan { id }';
const starting = `mutation ($input: StartSubscriptionInput!) { startSubscription(input: $input) { ${fields} } }`;
const renewing = `mutation ($id: Int!, $input: RenewSubscriptionInput) { renewSubscription(id: $id, input: $input) { ${fields} } }`;
const updating = `mutation ($id: Int!, $version: Int!, $input: UpdateSubscriptionInput!) { updateSubscription(id: $id, version: $version, input: $input) { ${fields} } }`;
const ending = `mutation ($id: Int!, $version: Int!) { endSubscription(id: $id, version: $version) { ${fields} } }`;
const restoring = `mutation ($id: Int!, $version: Int!, $to: Int!) { restoreSubscription(id: $id, version: $version, to: $to) { ${fields} } }`;
const sell = async (businessId: number, planId = 'premium', more: object = {}) =>
  (await asked<{ startSubscription: Sold }>(starting, { input: { businessId, planId, ...more } }))
    .startSubscription;
const effects = async (slug: string) =>
  (
    await ask<{ business: object }>(
      services,
      'query ($slug: String!) { business(slug: $slug) { isSponsored hasCustomStyling isAdFree } }',
      { slug },
    )
  ).business;
const none = { isSponsored: false, hasCustomStyling: false, isAdFree: false };
const turn = async () => {
  for (const id of await dueSubscriptions(services))
    await updateSubscriptionStatus(testContext(services, { as: { kind: 'system' } }), id);
};
/** Changes times as the clock does, without a notification. */
const clock = async (...statements: string[]) => {
  await run('ALTER TABLE subscriptions DISABLE TRIGGER USER');
  for (const statement of statements) await run(statement);
  await run('ALTER TABLE subscriptions ENABLE TRIGGER USER');
};
const audited = async () =>
  (await run('SELECT action FROM audit_events ORDER BY id')).rows.map(({ action }) => String(action));
const dayAway = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Istanbul' }).format(
    new Date(Date.now() + days * 86_400_000),
  );

describe('plans', () => {
  const plans = `{ pricingPlans { id name price duration features maxAds priorityPlacement analyticsAccess
    customStyling isEnabled version runningSubscriptions } }`;
  const saving = `mutation ($id: String!, $version: Int, $input: PricingPlanInput!) {
    savePricingPlan(id: $id, version: $version, input: $input) { version price features isEnabled } }`;
  const premium = {
    name: ' Premium ',
    price: 300,
    duration: 60,
    features: ['Bir', '', '  İki  '],
    maxAds: 5,
    priorityPlacement: true,
    analyticsAccess: true,
    customStyling: false,
    isEnabled: true,
  };

  it('are initially three, with the built-in figures', async () => {
    const { pricingPlans } = await asked<{ pricingPlans: { id: string; price: number }[] }>(plans);
    expect(pricingPlans).toMatchObject([
      { id: 'basic', price: 99, duration: 30, maxAds: 1, isEnabled: true, version: 1 },
      { id: 'premium', price: 249, duration: 30, maxAds: 3 },
      { id: 'enterprise', price: 499, duration: 30, maxAds: 999, runningSubscriptions: 0 },
    ]);
  });

  it('are changed, refused if stale or invalid, and restored', async () => {
    expect(await asked(saving, { id: 'premium', version: 1, input: premium })).toEqual({
      savePricingPlan: { version: 2, price: 300, features: ['Bir', 'İki'], isEnabled: true },
    });
    expect(await refused(saving, { id: 'premium', version: 1, input: premium })).toBe('CONFLICT');
    for (const wrong of [{ price: -1 }, { duration: 0 }, { name: ' ' }, { maxAds: 1000 }])
      expect(await refused(saving, { id: 'premium', input: { ...premium, ...wrong } })).toBe('BAD_INPUT');
    for (const id of ['gold', 'a\0']) expect(await refused(saving, { id, input: premium })).not.toBeNull();
    const disabling =
      'mutation ($id: String!) { setPricingPlanEnabled(id: $id, isEnabled: false) { isEnabled version } }';
    expect(await asked(disabling, { id: 'premium' })).toEqual({
      setPricingPlanEnabled: { isEnabled: false, version: 3 },
    });
    const restore =
      'mutation { restorePricingPlan(id: "premium", version: 3, to: 1) { price isEnabled version } }';
    expect(await asked(restore)).toEqual({
      restorePricingPlan: { price: 249, isEnabled: true, version: 4 },
    });
    const { pricingPlanVersions } = await asked<{ pricingPlanVersions: object[] }>(
      '{ pricingPlanVersions(id: "premium") { version price isEnabled operatorName } }',
    );
    expect(pricingPlanVersions.slice(0, 2)).toMatchObject([
      { version: 4, price: 249, operatorName: 'Ayşe' },
      { version: 3, price: 300, isEnabled: false },
    ]);
    expect(await audited()).toEqual(['plan.save', 'plan.disable', 'plan.restore']);
  });

  it('accept twenty concurrent changes: each succeeds and is a version', async () => {
    const saves = Array.from({ length: 20 }, (_, i) =>
      askPatiently(
        services,
        saving,
        { id: 'basic', input: { ...premium, name: 'Basic', price: 1000 + i } },
        { as: viewer },
      ),
    );
    await Promise.all(saves);
    const { rows } = await run(
      `SELECT version, (SELECT count(*) FROM plan_versions WHERE plan_id = 'basic') AS versions FROM plans WHERE id = 'basic'`,
    );
    expect(rows).toEqual([{ version: 21, versions: 21 }]);
  });

  it('with subscriptions cannot be deleted from the database', async () => {
    const { id } = await makeBusiness(database.db);
    await sell(id, 'basic');
    await expect(run(`DELETE FROM plans WHERE id = 'basic'`)).rejects.toThrow('foreign key');
    await expect(run(`UPDATE plans SET price = -1`)).rejects.toThrow('check');
  });
});

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

    expect(await dueSubscriptions(services)).toEqual([]);
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
    expect(await refusalOf(services, starting, { input })).toBe('UNAUTHENTICATED');
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
    const { renewSubscription: next } = await asked<{ renewSubscription: Sold }>(renewing, {
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
      (await asked<{ renewSubscription: Sold }>(renewing, { id: first.id })).renewSubscription;
    const ended = await renew();
    await asked(ending, { id: ended.id, version: 1 });
    const view = `{ planSubscriptions(view: RENEWAL) { nodes { id } } }`;
    expect(await asked(view)).toEqual({ planSubscriptions: { nodes: [{ id: first.id }] } });
    expect(await renew()).toMatchObject({ startsAt: first.endsAt, status: 'SCHEDULED' });
    expect(await asked(view)).toEqual({ planSubscriptions: { nodes: [] } });
  });

  it('gives nothing to a listing that is deleted while it is sold', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'leaving' });
    const client = await database.db.pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('UPDATE businesses SET deleted_at = now() WHERE id = $1', [id]);
      const selling = sell(id);
      await until(async () => {
        const { rows } = await run(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return rows.length > 0;
      });
      await client.query('COMMIT');
      await selling;
    } finally {
      client.release();
    }
    expect((await run('SELECT business_id FROM listing_plans')).rows).toEqual([]);
  });

  it('is ended, paid, annotated and restored', async () => {
    const { id } = await makeBusiness(database.db, { slug: 'undone' });
    const { id: sold } = await sell(id);
    expect(
      await asked(updating, {
        id: sold,
        version: 1,
        input: { payment: { amount: 249, paidOn: dayAway(0) }, notes: 'havale' },
      }),
    ).toMatchObject({ updateSubscription: { version: 2, paidAmount: 249, notes: 'havale' } });
    expect(await refused(updating, { id: sold, version: 1, input: { notes: '' } })).toBe('CONFLICT');
    expect(await asked(ending, { id: sold, version: 2 })).toMatchObject({
      endSubscription: { status: 'ENDED', version: 3 },
    });
    expect(await effects('undone')).toEqual(none);
    expect(await refused(ending, { id: sold, version: 3 })).toBe('CONFLICT');
    expect(await asked(restoring, { id: sold, version: 3, to: 2 })).toMatchObject({
      restoreSubscription: { status: 'RUNNING', version: 4, paidAmount: 249 },
    });
    expect(await effects('undone')).toMatchObject({ isSponsored: true });
    expect(await asked(restoring, { id: sold, version: 4, to: 0 })).toMatchObject({
      restoreSubscription: { status: 'CANCELLED' },
    });
    // Its time is free again, and then it can't come back.
    await sell(id, 'basic');
    expect(await refused(restoring, { id: sold, version: 5, to: 2 })).toBe('CONFLICT');
    const { planSubscriptionVersions } = await asked<{ planSubscriptionVersions: object[] }>(
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
    await asked(renewing, { id: third.id });
    await sell(ids[3] ?? 0, 'enterprise', {
      startsOn: dayAway(-32),
      payment: { amount: 499, paidOn: dayAway(-32) },
    });
    const list = async (view: string) =>
      (
        await asked<{ planSubscriptions: { nodes: { listing: { id: number } }[]; totalCount: number } }>(
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
    const schema = await asked<{ mergeBusinesses: { mergeIds: number[] } }>(merging, {
      winner: winner.id,
      loser: loser.id,
    });
    expect(await effects('winner')).toMatchObject({ isSponsored: true });
    await asked('mutation ($id: Int!) { undoMerge(id: $id) { loserId } }', {
      id: schema.mergeBusinesses.mergeIds[0],
    });
    expect(await effects('winner')).toEqual(none);
    expect(await effects('loser')).toMatchObject({ isSponsored: true });
    const { id: other } = await sell(winner.id, 'basic');
    expect(await refused(merging, { winner: winner.id, loser: loser.id })).toBe('CONFLICT');
    await asked(ending, { id: other, version: 1 });
    await asked(merging, { winner: winner.id, loser: loser.id });
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

describe('sponsored listings', () => {
  const listing = `query ($filter: BusinessFilter, $first: Int, $offset: Int, $after: String, $sort: BusinessSort) {
    businesses(filter: $filter, first: $first, offset: $offset, after: $after, sort: $sort, sponsoredFirst: true) {
      sponsoredCount totalCount nodes { id isSponsored } pageInfo { hasNextPage endCursor } } }`;
  interface Page {
    sponsoredCount: number;
    totalCount: number;
    nodes: { id: number; isSponsored: boolean }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  }
  const page = async (variables: Record<string, unknown>) =>
    (await ask<{ businesses: Page }>(services, listing, variables)).businesses;
  let categoryId = 0;
  let cityId = 0;
  beforeEach(async () => {
    categoryId = (await makeCategory(database.db, 'Cafe')).id;
    cityId = (await makeCity(database.db, 'İzmir')).id;
    await makeBusinesses(database.db, 40, (i) => ({
      name: `Kahve ${i}`,
      categoryId,
      cityId: i % 2 === 0 ? cityId : null,
      rating: 1 + (i % 40) / 10,
      reviewCount: 100,
    }));
  });
  const idsOf = async (...names: number[]) =>
    (
      await run('SELECT id FROM businesses WHERE name = ANY ($1) ORDER BY id', [
        names.map((i) => `Kahve ${i}`),
      ])
    ).rows.map(({ id }) => Number(id));

  it.each([
    ['a category', () => ({ categoryId })],
    ['everything', () => ({})],
    ['a category with words', () => ({ categoryId, search: 'kahve' })],
  ])('come first in %s: no listing twice or missing, page by page', async (_title, filter) => {
    const sponsored = await idsOf(0, 1, 2, 3, 4);
    for (const id of sponsored) await sell(id);
    const seen: number[] = [];
    for (let offset = 0; offset < 48; offset += 12) {
      const { nodes, sponsoredCount, totalCount, pageInfo } = await page({
        filter: filter(),
        first: 12,
        offset,
      });
      expect([sponsoredCount, totalCount, pageInfo.hasNextPage]).toEqual([
        offset === 0 ? 3 : 0,
        40,
        offset < 36,
      ]);
      if (offset === 0) expect(nodes.slice(0, 3).every(({ isSponsored }) => isSponsored)).toBe(true);
      seen.push(...nodes.map(({ id }) => id));
    }
    expect(seen).toHaveLength(40);
    expect(new Set(seen).size).toBe(40);
    const walked: number[] = [];
    let after: string | null = null;
    do {
      const { nodes, pageInfo }: Page = await page({ filter: filter(), first: 12, after });
      walked.push(...nodes.map(({ id }) => id));
      after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
    } while (after !== null);
    expect(walked).toEqual(seen);
  });

  it('include only matches, and none in a chosen order or without being requested', async () => {
    const [even = 0, odd = 0] = await idsOf(0, 1);
    await sell(even);
    await sell(odd, 'basic');
    expect((await page({ filter: { cityId }, first: 12 })).nodes[0]?.id).toBe(even);
    for (const variables of [
      { filter: { cityId, minRating: 4 } },
      { filter: { cityId, search: 'kahve 12' } },
      { filter: { cityId }, sort: { field: 'RATING' } },
      { filter: { cityId }, first: 3 },
    ])
      expect((await page(variables)).sponsoredCount).toBe(0);
    const plain = await ask<{ businesses: Page }>(services, '{ businesses { sponsoredCount nodes { id } } }');
    expect(plain.businesses.sponsoredCount).toBe(0);
    expect(plain.businesses.nodes.map(({ id }) => id)).not.toContain(even);
  });

  it('start the walk of the home page, which visits each listing once', async () => {
    const sponsored = await idsOf(5, 6);
    for (const id of sponsored) await sell(id);
    const walk = `query ($after: String) { randomBusinesses(first: 12, seed: "a", after: $after, sponsoredFirst: true) {
      sponsoredCount nodes { id } pageInfo { hasNextPage endCursor } } }`;
    const seen: number[] = [];
    let after: string | null = null;
    do {
      const { randomBusinesses }: { randomBusinesses: Page } = await ask(services, walk, { after });
      if (after === null) expect(randomBusinesses.sponsoredCount).toBe(2);
      seen.push(...randomBusinesses.nodes.map(({ id }) => id));
      after = randomBusinesses.pageInfo.hasNextPage ? randomBusinesses.pageInfo.endCursor : null;
    } while (after !== null);
    expect(new Set(seen.slice(0, 2))).toEqual(new Set(sponsored));
    expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
  });
});

it('subscriptions count in the report of their range, even if they started before it', async () => {
  const report = `query ($range: String!) { analyticsReport(range: $range) {
    sales { running started revenue previousRevenue conversion } } }`;
  const month = dayAway(0).slice(0, 7);
  const one = await makeBusiness(database.db);
  await makeBusinesses(database.db, 3);
  expect(await asked(report, { range: month })).toEqual({ analyticsReport: { sales: null } });
  await sell(one.id, 'premium', { payment: { amount: 200, paidOn: dayAway(0) } });
  expect(await asked(report, { range: month })).toEqual({
    analyticsReport: {
      sales: { running: 1, started: 1, revenue: 200, previousRevenue: 0, conversion: 0.25 },
    },
  });
});
