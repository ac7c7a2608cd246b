import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartSubscriptionDocument } from '../../graphql/generated.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();

beforeEach(async () => {
  await directory.fill({ businesses: [sampleBusiness({ id: 1 })] });
  sessionStorage.clear();
});

const plansAndPrices = () => directory.sql('SELECT plan_id AS plan, price FROM subscriptions ORDER BY id');

/** Sells a plan, then opens the renewal of that sale. */
async function openRenewal(beforehand: string) {
  const { startSubscription } = await directory.executeOrThrow(StartSubscriptionDocument, {
    input: { businessId: 1, planId: 'premium' },
  });
  await directory.sql(beforehand);
  await renderScreen(`/admin/pricing?subscription=${startSubscription.id}`, { directory });
  await userEvent.click(await screen.findByRole('button', { name: 'Yenile' }));
  return within(await screen.findByRole('dialog', { name: /^Yenile/ }));
}

describe('the renewal of a subscription', () => {
  it('does not select another plan if the plan is no longer sold', async () => {
    const dialog = await openRenewal("UPDATE plans SET is_enabled = false WHERE id = 'premium'");
    expect(dialog.getByRole('combobox', { name: /^Plan/ })).toHaveDisplayValue('Plan seçin');
    expect(dialog.getByText(/artık satışta değil; yenilemek için başka bir plan seçin/)).toBeVisible();
    const price = dialog.getByRole('textbox', { name: /^Anlaşılan fiyat/ });
    expect(price).toHaveValue('');
    await userEvent.type(price, '100');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await dialog.findByText('Bir plan seçin')).toBeVisible();
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /^Plan/ }), 'basic');
    expect(price).not.toHaveValue('100');
    await userEvent.clear(price);
    // As prices are written elsewhere on this screen.
    await userEvent.type(price, '1.250');
    await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Abonelik yenilendi')).toBeVisible();
    expect((await plansAndPrices()).at(-1)).toEqual({ plan: 'basic', price: 1250 });
  });

  it('begins with the plan and its price if it is still sold', async () => {
    await directory.sql("UPDATE plans SET is_enabled = true, price = 321 WHERE id = 'premium'");
    const dialog = await openRenewal("DELETE FROM subscriptions WHERE plan_id <> 'premium'");
    expect(dialog.getByRole('combobox', { name: /^Plan/ })).toHaveValue('premium');
    expect(dialog.getByRole('textbox', { name: /^Anlaşılan fiyat/ })).toHaveValue('321');
  });
});

it('a sale without a listing says so at the listing, not at the plan', async () => {
  await renderScreen('/admin/pricing?dialog=sell', { directory });
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni abonelik' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Kaydet' }));
  expect(await dialog.findByText('Bir işletme seçin')).toBeVisible();
  await waitFor(() => expect(dialog.getByRole('combobox', { name: /^Plan/ })).toBeValid());
});
