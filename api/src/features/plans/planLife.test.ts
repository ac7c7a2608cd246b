import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Services } from '../../lib/context.ts';
import { executeOrThrow, execute } from '../../testing/execute.ts';
import { makeBusiness, makeOperator } from '../../testing/factories.ts';
import { executeOrThrowWithRetry, refusalWithRetry } from '../../testing/retryWhileBusy.ts';
import { startTestServer, type TestServer } from '../../testing/startTestServer.ts';
import { testServices } from '../../testing/TestBrowser.ts';
import { useTestDatabase } from '../../testing/useTestDatabase.ts';

const database = useTestDatabase();
let services: Services;
let server: TestServer;
let operator: Awaited<ReturnType<typeof makeOperator>>;
beforeAll(async () => {
  server = await startTestServer(testServices(database.db));
});
afterAll(() => server.close());
beforeEach(async () => {
  services = testServices(database.db, { SITE_TIME_ZONE: 'Europe/Istanbul' });
  operator = await makeOperator(database.db);
});
const answerOf = <Data>(query: string, variables: Record<string, unknown> = {}) =>
  executeOrThrowWithRetry<Data>(services, query, variables, { as: operator.viewer });
const refused = (query: string, variables: Record<string, unknown> = {}) =>
  refusalWithRetry(services, query, variables, { as: operator.viewer });
const fieldsRefused = async (query: string, variables: Record<string, unknown>) =>
  (await execute(services, query, variables, { as: operator.viewer })).errors[0]?.extensions?.fields;

interface Plan {
  id: string;
  name: string;
  isEnabled: boolean;
  isRetired: boolean;
  version: number;
  soldSubscriptions: number;
}
const fields = 'id name price isEnabled isRetired version soldSubscriptions';
const creating = `mutation ($id: String, $input: PricingPlanInput!) { plan: createPricingPlan(id: $id, input: $input) { ${fields} } }`;
const retiring = `mutation ($id: String!, $version: Int) { plan: retirePricingPlan(id: $id, version: $version) { ${fields} } }`;
const bringing = `mutation ($id: String!, $version: Int) { plan: reactivatePricingPlan(id: $id, version: $version) { ${fields} } }`;
const deleting = `mutation ($id: String!, $version: Int) { plan: deletePricingPlan(id: $id, version: $version) { ${fields} } }`;
const restoring = `mutation ($id: String!, $version: Int!, $to: Int!) { plan: restorePricingPlan(id: $id, version: $version, to: $to) { ${fields} } }`;
const saving = `mutation ($id: String!, $input: PricingPlanInput!) { plan: savePricingPlan(id: $id, input: $input) { ${fields} } }`;
const enabling = `mutation ($id: String!) { plan: setPricingPlanEnabled(id: $id, isEnabled: true) { ${fields} } }`;
const selling =
  'mutation ($input: StartSubscriptionInput!) { startSubscription(input: $input) { id version } }';
const run = async (operation: string, variables: Record<string, unknown>) =>
  (await answerOf<{ plan: Plan }>(operation, variables)).plan;
const plans = async () =>
  (await answerOf<{ pricingPlans: Plan[] }>(`{ pricingPlans { ${fields} } }`)).pricingPlans;
const audited = async () =>
  (await database.db.pool.query<{ action: string }>('SELECT action FROM audit_events ORDER BY id')).rows.map(
    ({ action }) => action,
  );

const gold = {
  name: '  Altın  Üyelik ',
  price: 1200,
  duration: 365,
  features: ['Bir', ' ', 'İki'],
  maxAds: 10,
  priorityPlacement: true,
  analyticsAccess: true,
  customStyling: false,
  isEnabled: true,
};

describe('a new plan', () => {
  it('is last in the list, with an id made from its name, and is on sale at once', async () => {
    const plan = await run(creating, { input: gold });
    expect(plan).toEqual({
      id: 'altin-uyelik',
      name: 'Altın Üyelik',
      price: 1200,
      isEnabled: true,
      isRetired: false,
      version: 1,
      soldSubscriptions: 0,
    });
    expect((await plans()).map(({ id }) => id)).toEqual(['basic', 'premium', 'enterprise', 'altin-uyelik']);
    const { id: businessId } = await makeBusiness(database.db);
    await answerOf(selling, { input: { businessId, planId: plan.id } });
    expect((await plans()).at(-1)).toMatchObject({ soldSubscriptions: 1 });
    expect(await audited()).toEqual(['plan.create', 'subscription.start']);
    const { pricingPlanVersions } = await answerOf<{ pricingPlanVersions: object[] }>(
      '{ pricingPlanVersions(id: "altin-uyelik") { version price operatorName isRetired } }',
    );
    expect(pricingPlanVersions).toEqual([
      { version: 1, price: 1200, operatorName: 'Ayşe', isRetired: false },
    ]);
  });

  it('is refused field by field if it is invalid', async () => {
    const wrong = { ...gold, name: ' ', price: -1, duration: 0, maxAds: 1000, features: ['x'.repeat(201)] };
    expect(await fieldsRefused(creating, { input: wrong })).toEqual({
      name: 'A plan name is required',
      price: 'A whole number between 0 and 10,000,000',
      duration: 'A whole number between 1 and 3,660',
      maxAds: 'A whole number between 0 and 999',
      features: 'At most 200 characters per feature',
    });
    expect(await fieldsRefused(creating, { id: 'Altın!', input: gold })).toEqual({
      id: expect.stringContaining('Starts with a lowercase letter'),
    });
    for (const name of ['premium', 'PREMİUM', 'Prémium'])
      expect(await fieldsRefused(creating, { input: { ...gold, name } })).toEqual({
        name: 'There is already a plan with this name.',
      });
    expect(await fieldsRefused(creating, { id: 'basic', input: gold })).toEqual({
      id: 'This id is in use.',
    });
    expect(await plans()).toHaveLength(3);
  });

  it('of eight created at once gets its own id, and of one name only one is created', async () => {
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, i) =>
        run(creating, { input: { ...gold, name: `Plan ${'!'.repeat(i)}` } }),
      ),
    );
    expect(new Set(made.map(({ id }) => id)).size).toBe(8);
    const codes = await Promise.all(
      Array.from({ length: 6 }, () => refused(creating, { input: { ...gold, name: 'Tek' } })),
    );
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(5);
  });

  it('accepts a name in any script, up to fifty plans', async () => {
    const names = ['٣ خطة', '计划', '1. Paket', '🚀', 'Ω'];
    for (const name of names)
      expect((await run(creating, { input: { ...gold, name } })).id).toMatch(/^[a-z][a-z0-9-]{0,39}$/);
    await database.db.pool.query(
      `INSERT INTO plans SELECT 'many-' || n, 'Many ' || n, 1, 1, '{}', 0, false, false, false, false, n, 1
       FROM generate_series(1, 42) AS n`,
    );
    expect(await refused(creating, { input: gold })).toBe('CONFLICT');
  });
});

describe('a retired plan', () => {
  it('can no longer be sold, renewed or changed, while its subscriptions run on and count', async () => {
    const { id: businessId } = await makeBusiness(database.db, { slug: 'kahve' });
    const { startSubscription } = await answerOf<{ startSubscription: { id: number } }>(selling, {
      input: { businessId, planId: 'premium', payment: { amount: 249, paidOn: '2026-01-05' } },
    });
    const retired = await run(retiring, { id: 'premium', version: 1 });
    expect(retired).toMatchObject({ isRetired: true, isEnabled: false, version: 2, soldSubscriptions: 1 });
    expect(await executeOrThrow(services, '{ business(slug: "kahve") { isSponsored isAdFree } }')).toEqual({
      business: { isSponsored: true, isAdFree: true },
    });
    const other = await makeBusiness(database.db);
    expect(await refused(selling, { input: { businessId: other.id, planId: 'premium' } })).toBe('CONFLICT');
    const renewing =
      'mutation ($id: Int!, $input: RenewSubscriptionInput) { renewSubscription(id: $id, input: $input) { id } }';
    expect(await refused(renewing, { id: startSubscription.id })).toBe('CONFLICT');
    expect(await refused(renewing, { id: startSubscription.id, input: { planId: 'basic' } })).toBeNull();
    expect(await refused(saving, { id: 'premium', input: gold })).toBe('CONFLICT');
    expect(await refused(enabling, { id: 'premium' })).toBe('CONFLICT');
    expect(await answerOf('{ analyticsReport(range: "2026-01") { sales { running revenue } } }')).toEqual({
      analyticsReport: { sales: { running: 1, revenue: 249 } },
    });
    // A node of the previous release tries to put it on sale, without success.
    await database.db.prisma.plan.update({ where: { id: 'premium' }, data: { isEnabled: true } });
    expect(await plans()).toContainEqual(
      expect.objectContaining({ id: 'premium', isEnabled: false, version: 2 }),
    );
  });

  it('returns off sale, and by undo as it was; retiring it twice changes nothing', async () => {
    expect(await run(retiring, { id: 'basic' })).toMatchObject({ version: 2 });
    expect(await run(retiring, { id: 'basic' })).toMatchObject({ version: 2 });
    expect(await refused(retiring, { id: 'basic', version: 1 })).toBe('CONFLICT');
    expect(await run(bringing, { id: 'basic', version: 2 })).toMatchObject({
      isRetired: false,
      isEnabled: false,
      version: 3,
    });
    await run(retiring, { id: 'basic' });
    expect(await run(restoring, { id: 'basic', version: 4, to: 1 })).toMatchObject({
      isRetired: false,
      isEnabled: true,
    });
    expect(await audited()).toEqual(['plan.retire', 'plan.bringBack', 'plan.retire', 'plan.restore']);
    expect(await refused(retiring, { id: 'none' })).toBe('NOT_FOUND');
  });
});

describe('deleting a plan', () => {
  it('is possible only if it was never sold, and is undone by a version', async () => {
    const { id: businessId } = await makeBusiness(database.db);
    const sold = await answerOf<{ startSubscription: { id: number; version: number } }>(selling, {
      input: { businessId, planId: 'basic' },
    });
    expect(await refused(deleting, { id: 'basic' })).toBe('CONFLICT');
    // A sale that was recorded by mistake is a sale that history knows.
    await answerOf(
      'mutation ($id: Int!, $version: Int!) { restoreSubscription(id: $id, version: $version, to: 0) { id } }',
      sold.startSubscription,
    );
    expect(await refused(deleting, { id: 'basic' })).toBe('CONFLICT');

    const gone = await run(deleting, { id: 'premium', version: 1 });
    expect(gone).toMatchObject({ version: 2, isEnabled: false });
    expect((await plans()).map(({ id }) => id)).toEqual(['basic', 'enterprise']);
    expect(await refused(saving, { id: 'premium', input: gold })).toBe('NOT_FOUND');
    expect(await refused(deleting, { id: 'premium' })).toBe('NOT_FOUND');
    expect(await refused(selling, { input: { businessId, planId: 'premium' } })).toBe('NOT_FOUND');
    expect(await refused(creating, { id: 'premium', input: gold })).toBe('CONFLICT');
    expect(await run(restoring, { id: 'premium', version: 2, to: 1 })).toMatchObject({
      version: 3,
      isEnabled: true,
    });
    expect((await plans()).map(({ id }) => id)).toEqual(['basic', 'premium', 'enterprise']);
  });

  it('frees its name, and returns only while no other has it', async () => {
    await run(deleting, { id: 'premium' });
    expect(await run(creating, { input: { ...gold, name: 'Premium' } })).toMatchObject({ id: 'premium-2' });
    expect(await refused(restoring, { id: 'premium', version: 2, to: 1 })).toBe('CONFLICT');
    expect(await refused(saving, { id: 'basic', input: { ...gold, name: 'PREMİUM' } })).toBe('CONFLICT');
    expect(await run(saving, { id: 'premium-2', input: { ...gold, name: 'PREMIUM' } })).toMatchObject({
      name: 'PREMIUM',
    });
    await run(saving, { id: 'premium-2', input: { ...gold, name: 'Other' } });
    expect(await run(restoring, { id: 'premium', version: 2, to: 1 })).toMatchObject({ name: 'Premium' });
  });
});

describe('the REST paths of plans', () => {
  const send = (method: string, path: string, payload?: object, headers: Record<string, string> = {}) =>
    server.send(method, `/api/admin/pricing-plans${path}`, { payload, headers, cookies: operator.cookies });
  const { isEnabled: enabled, ...rest } = gold;
  const body = { ...rest, enabled };

  it('create, change, retire, restore and delete one', async () => {
    const made = await send('POST', '', { id: 'gold', ...body });
    expect([made.status, made.headers.get('location'), made.headers.get('etag')]).toEqual([
      201,
      '/api/admin/pricing-plans/gold',
      '"1"',
    ]);
    const plan = JSON.parse(made.body) as object;
    expect(plan).toMatchObject({ id: 'gold', name: 'Altın Üyelik', enabled: true, retired: false });
    // Whole records are sent back; what equals the stored one is not a change.
    expect((await send('PUT', '/gold', plan)).status).toBe(200);
    const refusedField = await send('PUT', '/gold', { ...plan, retired: true });
    expect([refusedField.status, refusedField.body]).toEqual([400, expect.stringContaining('retired')]);
    expect((await send('POST', '', { ...body, name: 'Başka', retired: false })).status).toBe(400);
    const retired = await send('POST', '/gold/retire', undefined, { 'if-match': '"1"' });
    expect(JSON.parse(retired.body)).toMatchObject({ enabled: false, retired: true });
    expect((await send('PUT', '/gold', { ...plan, enabled: false, retired: true })).status).toBe(409);
    expect((await send('POST', '/gold/retire', undefined, { 'if-match': '"1"' })).status).toBe(409);
    expect((await send('POST', '/gold/bring-back')).status).toBe(200);
    expect((await send('DELETE', '/gold', undefined, { 'if-match': '"1"' })).status).toBe(409);
    expect((await send('DELETE', '/gold')).status).toBe(204);
    expect((await send('DELETE', '/gold')).status).toBe(404);
    const list = JSON.parse((await send('GET', '')).body) as { id: string }[];
    expect(list.map(({ id }) => id)).toEqual(['basic', 'premium', 'enterprise']);
  });
});
