import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal, type GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

afterEach(cleanup);

const basic = {
  __typename: 'PricingPlan',
  id: 'basic',
  name: 'Temel',
  price: 99,
  duration: 30,
  features: ['Reklamsız sayfa'],
  maxAds: 1,
  priorityPlacement: false,
  analyticsAccess: false,
  customStyling: false,
  isEnabled: true,
  isRetired: false,
  version: 1,
  runningSubscriptions: 0,
  soldSubscriptions: 0,
};
type Plan = typeof basic;

/** A server that holds plans and does to them what is asked. */
function planServer(initial: Plan[], deleted: Plan[] = []): GraphAnswers {
  let plans = initial;
  let gone = deleted;
  const change = (id: unknown, part: Partial<Plan>) => {
    plans = plans.map((plan) => (plan.id === id ? { ...plan, version: plan.version + 1, ...part } : plan));
    return plans.find((plan) => plan.id === id) ?? basic;
  };
  return {
    OperatorSession: sessionAnswer,
    PricingPlans: () => ({ pricingPlans: plans }),
    DeletedPricingPlans: () => ({ pricingPlans: gone }),
    PlanSubscriptions: () => ({
      planSubscriptions: { __typename: 'PlanSubscriptionConnection', totalCount: 0, nodes: [] },
    }),
    CreatePricingPlan: ({ input }) => {
      const plan = { ...basic, ...(input as Partial<Plan>), id: 'altin' };
      plans = [...plans, plan];
      return { createPricingPlan: plan };
    },
    RetirePricingPlan: ({ id }) => ({
      retirePricingPlan: change(id, { isRetired: true, isEnabled: false }),
    }),
    BringBackPricingPlan: ({ id }) => ({ bringBackPricingPlan: change(id, { isRetired: false }) }),
    DeletePricingPlan: ({ id }) => {
      const plan = change(id, { isEnabled: false });
      plans = plans.filter((one) => one.id !== id);
      gone = [...gone, plan];
      return { deletePricingPlan: plan };
    },
    RestorePricingPlan: ({ id }) => {
      const plan = gone.find((one) => one.id === id) ?? basic;
      gone = gone.filter((one) => one.id !== id);
      plans = [...plans, { ...plan, isEnabled: true, version: plan.version + 1 }];
      return { restorePricingPlan: plans.at(-1) };
    },
  };
}
const unused = () => screen.findByRole('region', { name: 'Kullanılmayan planlar' });

describe('plans in the back office', () => {
  it('are made in the place of a card; what the server refuses stays with its field', async () => {
    let isTaken = true;
    const server = planServer([basic]);
    const { calls } = await renderAdmin('/admin/pricing', {
      ...server,
      CreatePricingPlan: (variables) => {
        if (isTaken) throw new GraphRefusal('CONFLICT', { fields: { name: 'planNameTaken' } });
        return server.CreatePricingPlan?.(variables) ?? {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yeni plan' }));
    const form = await screen.findByRole('region', { name: 'Yeni plan' });
    const name = within(form).getByRole('textbox', { name: /^Plan adı/ });
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Altın');
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await within(form).findByText('Tam sayı girin')).toBeVisible();
    await userEvent.type(within(form).getByRole('textbox', { name: /^Fiyat/ }), '1.200');
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await within(form).findByText('Bu adda bir plan var.')).toBeVisible();
    expect(name).toHaveValue('Altın');
    isTaken = false;
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await screen.findByRole('region', { name: 'Altın planı' })).toBeVisible();
    expect(calls.filter((call) => call.name === 'CreatePricingPlan').at(-1)?.variables).toMatchObject({
      input: { name: 'Altın', price: 1200, duration: 30, maxAds: 1, isEnabled: true, features: [] },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Altın planı' })).toBeNull());
  });

  it('are taken out of use after saying what runs on, and come back', async () => {
    await renderAdmin(
      '/admin/pricing',
      planServer([{ ...basic, runningSubscriptions: 12, soldSubscriptions: 40 }]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Temel: diğer işlemler' }));
    // What was sold can't be deleted.
    expect(screen.queryByRole('menuitem', { name: 'Sil' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kullanımdan kaldır' }));
    const question = await screen.findByRole('dialog', { name: 'Planı kullanımdan kaldır' });
    expect(within(question).getByText(/Süren 12 abonelik, süresi dolana kadar/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Kullanımdan kaldır' }));
    expect(await screen.findByText('Satılabilecek plan yok')).toBeVisible();
    const section = await unused();
    expect(within(section).getByText('Kullanımdan kaldırıldı')).toBeVisible();
    expect(within(section).getByText(/12 süren abonelik · 40 satış/)).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Geri getir: Temel' }));
    expect(await screen.findByRole('region', { name: 'Temel planı' })).toBeVisible();
  });

  it('that were never sold are deleted, and come back from where they lie', async () => {
    await renderAdmin('/admin/pricing?delete=basic', planServer([basic]));
    const question = await screen.findByRole('dialog', { name: 'Planı sil' });
    await userEvent.click(within(question).getByRole('button', { name: 'Sil' }));
    const section = await unused();
    expect(within(section).getByText('Silindi')).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Geri getir: Temel' }));
    expect(await screen.findByRole('region', { name: 'Temel planı' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Kullanılmayan planlar' })).toBeNull();
  });

  it('say why something was refused', async () => {
    await renderAdmin('/admin/pricing?delete=basic', {
      ...planServer([basic]),
      DeletePricingPlan: () => {
        throw new GraphRefusal('CONFLICT', { message: 'planSold' });
      },
    });
    const question = await screen.findByRole('dialog', { name: 'Planı sil' });
    await userEvent.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Bu plan satıldığı için silinemez; kullanımdan kaldırılabilir.'),
    ).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Sil' })).toBeEnabled();
  });
});
