import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HideReviewsDocument } from '../../graphql/generated.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';
import { reviewedPlace } from '../../testing/reviewedPlace.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ ...reviewedPlace }));

const open = (query = '') => renderScreen(`/admin/reviews${query}`, { directory });
const list = () => screen.findByRole('list', { name: 'Yorumlar' });
const entries = async () => within(await list()).getAllByRole('listitem');
const hide = (reason: 'OTHER' | 'LEGAL_REQUEST', note: string) =>
  directory.executeOrThrow(HideReviewsDocument, { input: { ids: [1], reason, note } });

describe('reviews in the back office', () => {
  it('are hidden with a reason, which is asked for, and come back by one press', async () => {
    const { calls } = await open();
    expect(await entries()).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Gizle: Ali, Kahve Evi' }));
    const dialog = await screen.findByRole('dialog', { name: 'Yorumu gizle' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(within(dialog).getByText('Bir neden seçin')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Diğer' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(within(dialog).getByText('“Diğer” için bir açıklama yazın')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Spam ya da reklam' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Açıklama/ }), 'Reklam');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(await screen.findByText('1 yorum gizlendi')).toBeVisible();
    await waitFor(async () => expect(await entries()).toHaveLength(1));
    expect(calls.find(({ name }) => name === 'HideReviews')?.variables).toEqual({
      input: { ids: [1], reason: 'SPAM', note: 'Reklam' },
    });
    expect(await screen.findByRole('link', { name: 'Gizlenen (1)' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(async () => expect(await entries()).toHaveLength(2));
  });

  it('are selected, on more pages than one, and decided about together', async () => {
    const { calls } = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Bu sayfadakilerin tümünü seç' }));
    const bar = await screen.findByRole('region', { name: 'Seçilenler' });
    expect(within(bar).getByText('2 seçildi')).toBeVisible();
    await userEvent.click(within(bar).getByRole('button', { name: 'Kaldır' }));
    const dialog = await screen.findByRole('dialog', { name: '2 yorumu kalıcı olarak kaldır' });
    expect(within(dialog).getByText(/2 yorumun yazarı, puanı, metni.*geri alınamaz/)).toBeVisible();
    expect(within(dialog).getByText('Çok kötü')).toBeVisible();
    const remove = within(dialog).getByRole('button', { name: 'Kalıcı olarak kaldır' });
    expect(remove).toBeDisabled();
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Geri alınamayacağını biliyorum' }));
    await userEvent.click(remove);
    expect(await screen.findByText('2 yorum kalıcı olarak kaldırıldı')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(await screen.findByText('Yayında yorum yok')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull();
    expect(calls.find(({ name }) => name === 'RemoveReviews')?.variables).toEqual({ input: { ids: [1, 2] } });
    await userEvent.click(await screen.findByRole('link', { name: 'Kaldırılan (2)' }));
    expect(await screen.findAllByText('İçeriği silindi.')).toHaveLength(2);
  });

  it('say why, by whom and when they are hidden, and are shown again', async () => {
    await hide('OTHER', 'Sahibi istedi');
    await open('?state=hidden');
    expect(await screen.findByText(/Gizlendi: .* · Elif Aksoy · Diğer: Sahibi istedi/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Yayına al: Ali, Kahve Evi' }));
    expect(await screen.findByText('1 yorum yeniden yayına alındı')).toBeVisible();
    expect(await screen.findByText('Gizlenen yorum yok')).toBeVisible();
  });

  it('answer the keyboard: arrows, X, G and Delete', async () => {
    const { address } = await open();
    const [first, second] = within(await list()).getAllByRole('checkbox');
    first?.focus();
    await userEvent.keyboard('x{ArrowDown}');
    expect(first).toBeChecked();
    expect(second).toHaveFocus();
    await userEvent.keyboard('g');
    expect(await screen.findByRole('dialog', { name: 'Yorumu gizle' })).toBeVisible();
    expect(address()).toBe('/admin/reviews?dialog=hide&id=2');
    await userEvent.click(screen.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    second?.focus();
    await userEvent.keyboard('{Delete}');
    expect(await screen.findByRole('dialog', { name: 'Yorumu kalıcı olarak kaldır' })).toBeVisible();
  });

  it('keep their filters in the address, and show the count of the source', async () => {
    await directory.sql('UPDATE reviews SET import_id = 7');
    const { address, calls } = await open('?business=3&import=7');
    expect(await screen.findByText(/Kaynağın kendi toplamı: 1.200 yorum, ortalama 4,5/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Dosya: bursa.xlsx, filtreyi kaldır' })).toBeVisible();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Puan' }), '1');
    await userEvent.click(screen.getByRole('button', { name: 'İşletme: Kahve Evi, filtreyi kaldır' }));
    await userEvent.type(screen.getByRole('searchbox', { name: 'Yorumlarda ara' }), 'kötü');
    await waitFor(() => expect(address()).toBe('/admin/reviews?search=k%C3%B6t%C3%BC&rating=1&import=7'));
    await waitFor(() =>
      expect(calls.filter(({ name }) => name === 'ManagedReviewList').at(-1)?.variables).toMatchObject({
        filter: { state: 'SHOWN', search: 'kötü', rating: 1, importId: 7 },
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filtreleri temizle' }));
    await waitFor(() => expect(address()).toBe('/admin/reviews'));
  });

  it('are searched further if a page ends before it is full', async () => {
    await directory.sql(
      `INSERT INTO reviews (business_id, comment, reviewed_at, fingerprint)
       SELECT 3, 'Harika', now(), md5(n::text) FROM generate_series(1, 10500) n`,
    );
    const { calls } = await open('?search=kötü');
    expect(await screen.findByText('Çok kötü')).toBeVisible();
    const requests = calls.filter(({ name }) => name === 'ManagedReviewList');
    expect(requests.length).toBeGreaterThan(1);
    expect(await entries()).toHaveLength(1);
    expect(screen.queryByText('Eşleşen yorum yok')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Sonraki sayfa' })).toBeNull();
  });

  it('report an empty list, a filter without matches, and a failure to load', async () => {
    await directory.fill({});
    await open();
    expect(await screen.findByText('Yayında yorum yok')).toBeVisible();
    cleanup();
    await open('?rating=2');
    expect(await screen.findByText('Eşleşen yorum yok')).toBeVisible();
    cleanup();
    await renderScreen('/admin/reviews', { directory, failing: new Set(['ManagedReviewList']) });
    expect(await screen.findByText('Yorumlar alınamadı')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tekrar dene' })).toBeVisible();
  });

  it('keep the input if the server refuses because another operator did the same', async () => {
    await open('?dialog=hide&id=1');
    const dialog = await screen.findByRole('dialog', { name: 'Yorumu gizle' });
    await userEvent.click(within(dialog).getByRole('radio', { name: 'Hukuki talep' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Açıklama/ }), 'Dava 12');
    await hide('LEGAL_REQUEST', 'Dava 12');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Gizle' }));
    expect(await within(dialog).findByText(/zaten bu nedenle gizli/)).toBeVisible();
    expect(within(dialog).getByRole('textbox', { name: /^Açıklama/ })).toHaveValue('Dava 12');
    expect(within(dialog).getByRole('radio', { name: 'Hukuki talep' })).toBeChecked();
  });

  it('are no longer selected in another folder or filter, by whichever way it is opened', async () => {
    await hide('LEGAL_REQUEST', 'Dava 12');
    const { router } = await open();
    const tick = async (name: RegExp) => {
      const box = await screen.findByRole('checkbox', { name });
      await userEvent.click(box);
    };
    await tick(/Can/);
    expect(await screen.findByText('1 seçildi')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Gizlenen/ }));
    await tick(/Ali/);
    expect(screen.getByText('1 seçildi')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Kaldırılan/ }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull());
    await act(() => router.navigate(-1));
    await screen.findByRole('checkbox', { name: /Ali/ });
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull();
  });

  it('that are shown again one by one are no longer selected', async () => {
    await hide('LEGAL_REQUEST', 'Dava 12');
    await open('?state=hidden');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ali/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Yayına al: Ali, Kahve Evi' }));
    await screen.findByText('Gizlenen yorum yok');
    expect(screen.queryByRole('region', { name: 'Seçilenler' })).toBeNull();
  });

  it('are counted before their removal if they are on another page', async () => {
    await directory.sql(
      `INSERT INTO reviews (business_id, comment, reviewed_at, fingerprint)
       SELECT 3, 'Orta', '2020-01-01'::timestamptz, md5(n::text) FROM generate_series(1, 25) n`,
    );
    await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ali/ }));
    await userEvent.click(screen.getByRole('link', { name: 'Sonraki sayfa' }));
    await waitFor(() => expect(screen.queryByText('Çok kötü')).toBeNull());
    await userEvent.click(
      (await screen.findAllByRole('checkbox', { name: /Orta|Kahve Evi/ }))[0] as HTMLElement,
    );
    await userEvent.click(
      within(screen.getByRole('region', { name: 'Seçilenler' })).getByRole('button', { name: 'Kaldır' }),
    );
    const dialog = await screen.findByRole('dialog', { name: '2 yorumu kalıcı olarak kaldır' });
    expect(within(dialog).getByText('1 yorum şu an açık olan sayfada görünmüyor.')).toBeVisible();
  });

  it('are not asked about after a reload, which clears the selection', async () => {
    const { address } = await open('?dialog=remove');
    await waitFor(() => expect(address()).toBe('/admin/reviews'));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Ali/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
