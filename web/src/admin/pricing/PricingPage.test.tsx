import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SetPricingPlanEnabledDocument, StartSubscriptionDocument } from '../../graphql/generated.ts';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const businesses = [sampleBusiness({ id: 1 }), sampleBusiness({ id: 2 })];

// One of the plans that a directory begins with.
beforeEach(async () => {
  await directory.fill({ businesses });
  await directory.sql("DELETE FROM plans WHERE id <> 'basic'");
});

const sell = (businessId: number) =>
  directory.executeOrThrow(StartSubscriptionDocument, { input: { businessId, planId: 'basic' } });
const open = (path = '/admin/pricing') => renderScreen(path, { directory });
const unused = () => screen.findByRole('region', { name: 'Kullanılmayan planlar' });

describe('plans in the back office', () => {
  it('are created in the place of a card; an error of the server is shown at its field', async () => {
    const { calls } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Yeni plan' }));
    const form = await screen.findByRole('region', { name: 'Yeni plan' });
    const name = within(form).getByRole('textbox', { name: /^Plan adı/ });
    expect(name).toHaveFocus();
    await userEvent.type(name, 'Temel');
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await within(form).findByText('Tam sayı girin')).toBeVisible();
    await userEvent.type(within(form).getByRole('textbox', { name: /^Fiyat/ }), '1.200');
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await within(form).findByText('Bu adda bir plan var.')).toBeVisible();
    expect(name).toHaveValue('Temel');
    await userEvent.clear(name);
    await userEvent.type(name, 'Altın');
    await userEvent.click(within(form).getByRole('button', { name: 'Planı ekle' }));
    expect(await screen.findByRole('region', { name: 'Altın planı' })).toBeVisible();
    expect(calls.filter((call) => call.name === 'CreatePricingPlan').at(-1)?.variables).toMatchObject({
      input: { name: 'Altın', price: 1200, duration: 30, maxAds: 1, isEnabled: true, features: [] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Geri al' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Altın planı' })).toBeNull());
  });

  it('are edited under a heading of their own, which headings of their versions follow', async () => {
    await open('/admin/pricing?plan=basic');
    const form = await screen.findByRole('region', { name: 'Temel planını düzenle' });
    expect(within(form).getByRole('heading', { level: 2, name: 'Temel' })).toBeVisible();
    expect(await within(form).findByRole('heading', { level: 3, name: 'Sürümler' })).toBeVisible();
  });

  it('are retired after listing the running subscriptions, and can be reactivated', async () => {
    for (const { id } of businesses) await sell(id);
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Temel: diğer işlemler' }));
    // A sold plan cannot be deleted.
    expect(screen.queryByRole('menuitem', { name: 'Sil' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Kullanımdan kaldır' }));
    const question = await screen.findByRole('dialog', { name: 'Planı kullanımdan kaldır' });
    expect(within(question).getByText(/Süren 2 abonelik, süresi dolana kadar/)).toBeVisible();
    await userEvent.click(within(question).getByRole('button', { name: 'Kullanımdan kaldır' }));
    expect(await screen.findByText('Satılabilecek plan yok')).toBeVisible();
    const section = await unused();
    expect(within(section).getByText('Kullanımdan kaldırıldı')).toBeVisible();
    expect(within(section).getByText(/2 süren abonelik · 2 satış/)).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Geri getir: Temel' }));
    expect(await screen.findByRole('region', { name: 'Temel planı' })).toBeVisible();
  });

  it('that were never sold are deleted, and restored from the unused plans', async () => {
    await open('/admin/pricing?delete=basic');
    const question = await screen.findByRole('dialog', { name: 'Planı sil' });
    await userEvent.click(within(question).getByRole('button', { name: 'Sil' }));
    const section = await unused();
    expect(within(section).getByText('Silindi')).toBeVisible();
    await userEvent.click(within(section).getByRole('button', { name: 'Geri getir: Temel' }));
    expect(await screen.findByRole('region', { name: 'Temel planı' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Kullanılmayan planlar' })).toBeNull());
  });

  it('say why something was refused: here another operator sold the plan meanwhile', async () => {
    await open('/admin/pricing?delete=basic');
    const question = await screen.findByRole('dialog', { name: 'Planı sil' });
    await sell(1);
    await userEvent.click(within(question).getByRole('button', { name: 'Sil' }));
    expect(
      await screen.findByText('Bu plan satıldığı için silinemez; kullanımdan kaldırılabilir.'),
    ).toBeVisible();
    expect(within(question).getByRole('button', { name: 'Sil' })).toBeEnabled();
  });

  it('can be deleted at the second try after a colleague changed them', async () => {
    await open('/admin/pricing?delete=basic');
    const question = await screen.findByRole('dialog', { name: 'Planı sil' });
    await directory.executeOrThrow(SetPricingPlanEnabledDocument, {
      id: 'basic',
      version: 1,
      isEnabled: false,
    });
    const remove = within(question).getByRole('button', { name: 'Sil' });
    await userEvent.click(remove);
    await screen.findByText('Hata!');
    await waitFor(() =>
      expect(screen.queryByRole('switch', { name: /Temel/, hidden: true })).not.toBeChecked(),
    );
    await userEvent.click(remove);
    expect(within(await unused()).getByText('Silindi')).toBeVisible();
  });
});
