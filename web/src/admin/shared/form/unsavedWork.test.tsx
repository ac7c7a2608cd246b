import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  SaveSiteSettingsDocument,
  SavePricingPlanDocument,
  SiteSettingsDocument,
} from '../../../graphql/generated.ts';
import { sampleBusiness, sampleCategory } from '../../../testing/factories.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { testDirectory } from '../../../testing/testDirectory.ts';

const directory = testDirectory();
const cafe = { ...sampleCategory('Cafe'), id: 5 };

beforeEach(() => directory.fill({ businesses: [sampleBusiness({ id: 1, category: cafe })] }));
afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const question = () => screen.findByRole('dialog', { name: 'Kaydedilmemiş değişiklikler' });
const sessionsEnd = (interval: string) =>
  directory.sql(`UPDATE sessions SET expires_at = now() + interval '${interval}'`);

/** Forms over a screen, each with a field to type into. */
const forms = [
  { path: '/admin/businesses/categories?dialog=new', dialog: 'Yeni kategori', field: /^Ad( \*)?$/ },
  { path: '/admin/businesses/categories?rename=5', dialog: 'Kategoriyi düzenle', field: /^Ad( \*)?$/ },
  { path: '/admin/settings?code=new', dialog: 'Yeni kod', field: /^Kod( \*)?$/ },
  { path: '/admin/pricing?dialog=sell', dialog: 'Yeni abonelik', field: /^Notlar/ },
  { path: '/admin/reviews?dialog=hide&id=1', dialog: 'Yorumu gizle', field: /^Açıklama/ },
  {
    path: '/admin/reviews?dialog=remove&id=1',
    dialog: 'Yorumu kalıcı olarak kaldır',
    field: /^Açıklama/,
  },
];

describe.each(forms)('the form $dialog', ({ path, dialog, field }) => {
  const open = async () => {
    const view = await renderScreen(path, { directory });
    const element = await screen.findByRole('dialog', { name: dialog });
    const input = await within(element).findByRole('textbox', { name: field });
    return { ...view, element, input };
  };

  it.each([
    [
      'Vazgeç',
      (element: HTMLElement) => userEvent.click(within(element).getByRole('button', { name: 'Vazgeç' })),
    ],
    ['Escape', () => userEvent.keyboard('{Escape}')],
    [
      'a click outside',
      async (element: HTMLElement) => {
        fireEvent.pointerDown(element);
        fireEvent.click(element);
      },
    ],
  ])('asks before %s discards what was typed', async (_way, leave) => {
    const { element, input, address } = await open();
    await userEvent.type(input, 'Yeni');
    const typed = (input as HTMLInputElement).value;
    await leave(element);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Düzenlemeye dön' }));
    expect(input).toHaveValue(typed);
    expect(address()).toBe(path);
    await leave(element);
    await userEvent.click(within(await question()).getByRole('button', { name: 'Değişiklikleri at' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sessionStorage).toHaveLength(0);
  });

  it('asks before another screen is opened, and nothing once it is empty again', async () => {
    const { input, router, address } = await open();
    await userEvent.type(input, 'Yeni');
    await act(() => router.navigate('/admin/database'));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Düzenlemeye dön' }));
    expect(address()).toBe(path);
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}{Backspace}');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('restores its input after the session ended and a new login', async () => {
    const { input, router } = await open();
    await userEvent.type(input, 'Yeni');
    const typed = (input as HTMLInputElement).value;
    await sessionsEnd('-1 minute');
    await act(() => router.revalidate());
    await act(() => router.navigate('/admin/login', { replace: true }));
    await sessionsEnd('1 hour');
    await act(() => router.navigate(path));
    const again = within(await screen.findByRole('dialog', { name: dialog }));
    await waitFor(() => expect(again.getByRole('textbox', { name: field })).toHaveValue(typed));
    await userEvent.click(again.getByRole('button', { name: 'Vazgeç' }));
    await userEvent.click(within(await question()).getByRole('button', { name: 'Değişiklikleri at' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

const saveInOtherWindow = async (input: { metaKeywords: string } | { metaDescription: string }) => {
  const { siteSettings } = await directory.executeOrThrow(SiteSettingsDocument, {});
  await directory.executeOrThrow(SaveSiteSettingsDocument, {
    input: { version: siteSettings.version, ...input },
  });
};

describe('settings that two operators edit', () => {
  it('keep the input of one when the other one saves first, and update the other fields', async () => {
    await renderScreen('/admin/settings?tab=seo', { directory });
    const description = await screen.findByRole('textbox', { name: /^Meta açıklama/ });
    await userEvent.type(description, 'Benim açıklamam');
    await saveInOtherWindow({ metaKeywords: 'kafe, bar' });
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Bu arada başka biri kaydetti/)).toBeVisible();
    const keywords = screen.getByRole('textbox', { name: /^Meta anahtar kelimeler/ });
    await waitFor(() => expect(keywords).toHaveValue('kafe, bar'));
    expect(description).toHaveValue('Benim açıklamam');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeVisible();
    const { siteSettings } = await directory.executeOrThrow(SiteSettingsDocument, {});
    expect(siteSettings).toMatchObject({ metaDescription: 'Benim açıklamam', metaKeywords: 'kafe, bar' });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });

  it('are typed on after the session ended, and can be put back', async () => {
    const { router } = await renderScreen('/admin/settings?tab=seo', { directory });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Meta açıklama/ }), 'Uzun metin');
    await sessionsEnd('-1 minute');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeVisible();
    await sessionsEnd('1 hour');
    await act(() => router.navigate('/admin/settings?tab=seo'));
    expect(await screen.findByText(/Kaydedilmemiş çalışmanız geri getirildi/)).toBeVisible();
    const description = screen.getByRole('textbox', { name: /^Meta açıklama/ });
    expect(description).toHaveValue('Uzun metin');
    await userEvent.click(screen.getByRole('button', { name: 'Baştan başla' }));
    expect(description).toHaveValue('');
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});

describe('a field into which two operators type', () => {
  const stored = async () =>
    (await directory.executeOrThrow(SiteSettingsDocument, {})).siteSettings.metaDescription;

  it('shows after a new login the value that the other one saved meanwhile, before it is replaced', async () => {
    const { router } = await renderScreen('/admin/settings?tab=seo', { directory });
    const typed = await screen.findByRole('textbox', { name: /^Meta açıklama/ });
    await userEvent.clear(typed);
    await userEvent.type(typed, 'Benim metnim');
    await sessionsEnd('-1 minute');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Oturumunuz sona erdi/)).toBeVisible();
    await sessionsEnd('1 hour');
    await saveInOtherWindow({ metaDescription: 'Onun metni' });
    await act(() => router.navigate('/admin/settings?tab=seo'));
    const warning = within(await screen.findByRole('alert'));
    expect(warning.getByText(/başka biri bu alanları da değiştirdi/)).toBeVisible();
    expect(warning.getByText(/Meta açıklama: “.*Onun metni/)).toBeVisible();
    const description = screen.getByRole('textbox', { name: /^Meta açıklama/ });
    expect(description).toHaveValue('Benim metnim');
    await userEvent.click(warning.getByRole('button', { name: 'Kayıtlı değerleri al' }));
    expect(description).toHaveValue('Onun metni');
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    expect(await stored()).toBe('Onun metni');
  });

  it('is named when the other one saves first, and is saved by the next press', async () => {
    await renderScreen('/admin/settings?tab=seo', { directory });
    const description = await screen.findByRole('textbox', { name: /^Meta açıklama/ });
    await userEvent.clear(description);
    await userEvent.type(description, 'Benim ikinci metnim');
    await saveInOtherWindow({ metaDescription: 'Onun ikinci metni' });
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText(/Meta açıklama: “.*Onun ikinci metni/)).toBeVisible();
    expect(description).toHaveValue('Benim ikinci metnim');
    await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
    expect(await screen.findByText('Ayarlar kaydedildi')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(await stored()).toBe('Benim ikinci metnim');
  });
});

it('a plan that another operator changed meanwhile keeps their change in the fields that were left alone', async () => {
  await directory.sql("DELETE FROM plans WHERE id <> 'basic'");
  const { client } = await renderScreen('/admin/pricing?plan=basic', { directory });
  const name = await screen.findByRole('textbox', { name: /^Plan adı/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Altın');
  const [plan] = await directory.sql<{ version: number; duration: number }>(
    'SELECT version, duration FROM plans',
  );
  await directory.executeOrThrow(SavePricingPlanDocument, {
    id: 'basic',
    version: plan?.version ?? 0,
    input: {
      ...{ name: 'Temel', price: 777, duration: plan?.duration ?? 30, maxAds: 1, features: [] },
      ...{ priorityPlacement: false, analyticsAccess: false, customStyling: false, isEnabled: true },
    },
  });
  await act(() => client.refetchQueries({ include: 'active' }));
  const price = screen.getByRole('textbox', { name: /^Fiyat/ });
  await waitFor(() => expect(price).toHaveValue('777'));
  expect(name).toHaveValue('Altın');
  await userEvent.click(screen.getByRole('button', { name: 'Kaydet' }));
  await waitFor(async () =>
    expect(await directory.sql('SELECT name, price FROM plans')).toEqual([{ name: 'Altın', price: 777 }]),
  );
});

it('a form and a dialog over it are both guarded', async () => {
  const { router, address } = await renderScreen('/admin/settings', { directory });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Head kodları$/ }), 'a');
  await userEvent.click(screen.getByRole('button', { name: 'Yeni kod' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Yeni kod' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Ad( \*)?$/ }), 'Sayaç');
  await act(() => router.navigate('/admin/database'));
  await userEvent.click(within(await question()).getByRole('button', { name: 'Düzenlemeye dön' }));
  await userEvent.keyboard('{Escape}');
  await userEvent.click(within(await question()).getByRole('button', { name: 'Değişiklikleri at' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate('/admin/database'));
  expect(await question()).toBeVisible();
  expect(address()).toMatch(/^\/admin\/settings/);
});

it('an API key that is shown once stays shown after a click outside its dialog', async () => {
  await renderScreen('/admin/operators', { directory });
  await userEvent.click(await screen.findByRole('button', { name: 'Yeni anahtar' }));
  const element = await screen.findByRole('dialog', { name: 'Yeni API anahtarı' });
  await userEvent.type(within(element).getByRole('textbox', { name: 'Ne için' }), 'Kasa');
  await userEvent.click(within(element).getByRole('button', { name: 'Oluştur' }));
  expect(await within(element).findByText(/Şimdi kopyalayın/)).toBeVisible();
  fireEvent.pointerDown(element);
  fireEvent.click(element);
  const question = within(await screen.findByRole('dialog', { name: 'Kopyaladınız mı?' }));
  await userEvent.click(question.getByRole('button', { name: 'Geri dön' }));
  expect(within(element).getByText(/Şimdi kopyalayın/)).toBeVisible();
  await userEvent.click(within(element).getByRole('button', { name: 'Tamam' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
