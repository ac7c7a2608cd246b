import '@testing-library/jest-dom/jest-globals';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleBusiness } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
beforeEach(() => directory.fill({ businesses: [sampleBusiness({ slug: 'kafe' })] }));
afterEach(() => sessionStorage.clear());

const turnOn = () =>
  directory.sql(
    `INSERT INTO indexing_engines (engine, is_enabled, credentials, daily_quota)
     VALUES ('INDEXNOW', true, 'a-key-of-indexnow', 10000)`,
  );
const open = async () => {
  const view = await renderScreen('/admin', { directory });
  return { ...view, card: within(await screen.findByRole('region', { name: 'URL İndeksleme' })) };
};

describe('the key of IndexNow', () => {
  const engine = async () =>
    (await directory.sql('SELECT credentials, is_enabled, daily_quota FROM indexing_engines'))[0];

  it('is renewed after a confirmation, without saving other input', async () => {
    await directory.sql('DELETE FROM indexing_engines');
    await turnOn();
    const { card } = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Ayarlar' }));
    const form = within(await screen.findByRole('form', { name: 'IndexNow' }));
    const quota = form.getByRole('spinbutton', { name: 'Günlük kota' });
    await userEvent.clear(quota);
    await userEvent.type(quota, '5');
    await userEvent.click(form.getByRole('switch', { name: 'IndexNow açık' }));
    await userEvent.click(form.getByRole('button', { name: 'Anahtarı yenile' }));
    const question = within(await screen.findByRole('dialog', { name: 'Anahtarı yenile' }));
    await userEvent.click(question.getByRole('button', { name: 'Vazgeç' }));
    expect(await engine()).toMatchObject({ credentials: 'a-key-of-indexnow' });
    await userEvent.click(form.getByRole('button', { name: 'Anahtarı yenile' }));
    const again = within(await screen.findByRole('dialog', { name: 'Anahtarı yenile' }));
    await userEvent.click(again.getByRole('button', { name: 'Anahtarı yenile' }));
    expect(await screen.findByText('IndexNow anahtarı yenilendi')).toBeInTheDocument();
    expect(await engine()).toMatchObject({ is_enabled: true, daily_quota: 10_000 });
    expect(await engine()).not.toMatchObject({ credentials: 'a-key-of-indexnow' });
    expect(quota).toHaveValue(5);
    expect(form.getByRole('switch', { name: 'IndexNow açık' })).not.toBeChecked();
    await directory.sql('DELETE FROM indexing_engines');
  });
});

describe('submitting addresses', () => {
  it('explains which setting is missing if no engine is on, and sends nothing', async () => {
    const { card } = await open();
    expect(await card.findByText(/Gönderim için “Ayarlar” ile IndexNow’u açın/)).toBeInTheDocument();
    await userEvent.type(card.getByRole('textbox', { name: 'URL' }), 'https://directory.example/');
    expect(card.getByRole('button', { name: 'Gönder' })).toBeDisabled();
  });

  it('counts the lines of many, takes a hundred, and keeps the rest', async () => {
    await turnOn();
    const { calls, card } = await open();
    await userEvent.click(await card.findByRole('button', { name: 'Toplu' }));
    expect(card.getByRole('button', { name: 'Gönder (0 URL)' })).toBeDisabled();
    const box = card.getByRole('textbox', { name: 'URL’ler' });
    fireEvent.change(box, {
      target: { value: ['/business/kafe', ...Array.from({ length: 102 }, (_, i) => `/p-${i}`)].join('\n\n') },
    });
    expect(card.getByText('İlk 100 URL gönderilir; 3 URL kutuda kalır.')).toBeInTheDocument();
    await userEvent.click(card.getByRole('button', { name: 'Gönder (100 URL)' }));
    await waitFor(() => expect(box).toHaveValue('/p-99\n/p-100\n/p-101'));
    const sent = calls.find(({ name }) => name === 'SubmitUrls')?.variables as { urls: string[] };
    expect(sent.urls).toHaveLength(100);
  });

  it('keeps the input while the form is switched, and after a new login', async () => {
    await turnOn();
    const { card, router } = await open();
    await userEvent.type(await card.findByRole('textbox', { name: 'URL' }), '/business/kafe');
    await userEvent.click(card.getByRole('button', { name: 'Toplu' }));
    await userEvent.type(card.getByRole('textbox', { name: 'URL’ler' }), '/p-1{Enter}/p-2');
    await userEvent.click(card.getByRole('button', { name: 'Tekli' }));
    expect(card.getByRole('textbox', { name: 'URL' })).toHaveValue('/business/kafe');
    await userEvent.click(card.getByRole('button', { name: 'Toplu' }));
    expect(card.getByRole('textbox', { name: 'URL’ler' })).toHaveValue('/p-1\n/p-2');
    await act(() => router.navigate('/admin/login', { replace: true }));
    await act(() => router.navigate('/admin'));
    expect(await screen.findByRole('textbox', { name: 'URL’ler' })).toHaveValue('/p-1\n/p-2');
  });

  it('keeps the input and explains why an address was refused', async () => {
    await turnOn();
    const { card } = await open();
    const field = await card.findByRole('textbox', { name: 'URL' });
    await userEvent.type(field, 'https://elsewhere.example/');
    await userEvent.click(card.getByRole('button', { name: 'Gönder' }));
    expect(await card.findByText('Bu sitenin adresi değil.')).toBeInTheDocument();
    expect(field).toHaveValue('https://elsewhere.example/');
    expect(await screen.findByText('URL gönderilemedi. Lütfen tekrar deneyin.')).toBeInTheDocument();
  });

  it('announces the end of all listings in its own words', async () => {
    await turnOn();
    await directory.sql(
      "INSERT INTO url_submissions (id, kind, engines, total) VALUES (4, 'ALL', '{INDEXNOW}', 40)",
    );
    await directory.sql("INSERT INTO url_submission_counts VALUES (4, 'INDEXNOW', 40, 12, 0)");
    await open();
    expect(await screen.findByText('12/40')).toBeInTheDocument();
    await directory.sql('UPDATE url_submissions SET finished_at = now(), successful = 0, failed = 40');
    expect(await screen.findByText('Otomatik Gönderim Tamamlandı')).toBeInTheDocument();
    expect(screen.getByText("0 işletme URL'si başarıyla gönderildi, 40 hata oluştu.")).toBeInTheDocument();
  });
});
