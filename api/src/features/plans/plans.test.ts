import { describe, expect, it } from '@jest/globals';
import { executeOrThrowWithRetry } from '../../testing/retryWhileBusy.ts';
import { makeBusiness } from '../../testing/factories.ts';
import { useSubscriptions } from './testing/useSubscriptions.ts';

const { database, services, viewer, answerOf, refused, run, sell } = useSubscriptions();
const audited = async () =>
  (await run('SELECT action FROM audit_events ORDER BY id')).rows.map(({ action }) => String(action));

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
    const { pricingPlans } = await answerOf<{ pricingPlans: { id: string; price: number }[] }>(plans);
    expect(pricingPlans).toMatchObject([
      { id: 'basic', price: 99, duration: 30, maxAds: 1, isEnabled: true, version: 1 },
      { id: 'premium', price: 249, duration: 30, maxAds: 3 },
      { id: 'enterprise', price: 499, duration: 30, maxAds: 999, runningSubscriptions: 0 },
    ]);
  });

  it('are changed, refused if stale or invalid, and restored', async () => {
    expect(await answerOf(saving, { id: 'premium', version: 1, input: premium })).toEqual({
      savePricingPlan: { version: 2, price: 300, features: ['Bir', 'İki'], isEnabled: true },
    });
    expect(await refused(saving, { id: 'premium', version: 1, input: premium })).toBe('CONFLICT');
    for (const wrong of [{ price: -1 }, { duration: 0 }, { name: ' ' }, { maxAds: 1000 }])
      expect(await refused(saving, { id: 'premium', input: { ...premium, ...wrong } })).toBe('BAD_INPUT');
    for (const id of ['gold', 'a\0']) expect(await refused(saving, { id, input: premium })).not.toBeNull();
    const disabling =
      'mutation ($id: String!) { setPricingPlanEnabled(id: $id, isEnabled: false) { isEnabled version } }';
    expect(await answerOf(disabling, { id: 'premium' })).toEqual({
      setPricingPlanEnabled: { isEnabled: false, version: 3 },
    });
    const restore =
      'mutation { restorePricingPlan(id: "premium", version: 3, to: 1) { price isEnabled version } }';
    expect(await answerOf(restore)).toEqual({
      restorePricingPlan: { price: 249, isEnabled: true, version: 4 },
    });
    const { pricingPlanVersions } = await answerOf<{ pricingPlanVersions: object[] }>(
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
      executeOrThrowWithRetry(
        services(),
        saving,
        { id: 'basic', input: { ...premium, name: 'Basic', price: 1000 + i } },
        { as: viewer() },
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
