import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TrashBusinessDocument } from '../../graphql/generated.ts';
import { sampleBusiness, sampleReview } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const password = 'a long enough password';
/** Longer than the time between two questions about running work. */

// Three reviews of a listing that is shown; another one is in the trash.
const businesses = [
  sampleBusiness({ id: 1, reviewList: [sampleReview(), sampleReview(), sampleReview()] }),
  sampleBusiness({ id: 2 }),
];
const backup = {
  id: 7,
  ...({ reason: 'BEFORE_RESET', fileKey: 'none', fileName: 'yedek-2026-11-20-010000.tar.gz' } as const),
  ...{ fileSize: 3_984_588, fileSha256: 'a'.repeat(64), contentHash: 'a'.repeat(64) },
  ...{ schemaVersion: '20261121120500_backups', appVersion: '1', businesses: 49_921, hidden: 1 },
  ...{ tables: {}, takenAt: '2026-11-20T01:00:00.000Z', damage: 'Yedek dosyası bozulmuş' },
};

beforeEach(async () => {
  await directory.fill({ businesses, operator: { password }, rows: { backup: [backup] } });
  await directory.executeOrThrow(TrashBusinessDocument, { id: 2 });
});

const open = (query = '', failing = new Set<string>()) =>
  renderScreen(`/admin/database${query}`, { directory, failing });

describe('the database screen', () => {
  it('shows true figures, backups with their state, and work with its progress', async () => {
    await directory.sql(
      `INSERT INTO jobs (kind, status, done, total, created_at, started_at, finished_at, error_code) VALUES
         ('backup', 'RUNNING', 250, 1000, now(), now(), NULL, NULL),
         ('optimize', 'FAILED', 0, NULL, now(), now(), now(), 'INTERNAL')`,
    );
    await open();
    expect(await screen.findByText(/^\d+ \/ \d+$/)).toBeInTheDocument();
    expect((await screen.findAllByText(/^[\d,.]+ MB$/)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/^1 iş sürüyor, .*bugün 1 hata$/)).toBeInTheDocument();
    expect(await screen.findByText('Bozuk')).toBeInTheDocument();
    expect(screen.getByText('Sıfırlamadan önce')).toBeInTheDocument();
    expect(await screen.findByRole('progressbar', { name: 'Yedekleme' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    expect(screen.getByRole('button', { name: 'Yedekleniyor...' })).toBeDisabled();
    expect(screen.getByText('Optimizasyon tamamlanamadı')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^İndir/ })).toHaveAttribute('href', '/api/admin/backups/7');
  });

  it('does not reopen a closed dialog with Back', async () => {
    const { router } = await open('?dialog=delete&backup=7');
    const dialog = within(await screen.findByRole('dialog', { name: 'Yedeği Sil' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Vazgeç' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('asks for word and password before a restore; a refusal keeps the input and marks the field', async () => {
    const { address } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^Geri yükle/ }));
    expect(address()).toContain('dialog=restore&backup=7');
    const dialog = await screen.findByRole('dialog', { name: 'Yedeği Geri Yükle' });
    expect(dialog).toHaveTextContent('49.920 işletme (ayrıca çöpte ya da birleştirilmiş 1)');
    const act = within(dialog).getByRole('button', { name: 'Geri Yükle' });
    expect(act).toBeDisabled();
    await userEvent.type(within(dialog).getByLabelText(/^Onaylamak için/), 'GERİ YÜKLE');
    await userEvent.type(within(dialog).getByLabelText('Şifreniz'), 'wrong one');
    await userEvent.click(act);
    expect(
      await within(dialog).findByText('Geçersiz şifre girdiniz. Lütfen tekrar deneyin.'),
    ).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Şifreniz')).toHaveValue('wrong one');
    expect(await directory.sql('SELECT FROM jobs')).toHaveLength(0);
  });

  it('counts the data that a reset deletes, and announces its end in the operators’ terms', async () => {
    // As after a crash, which loses the statistics.
    await directory.sql('SELECT pg_stat_reset()');
    await open('?dialog=reset');
    const dialog = await screen.findByRole('dialog', { name: 'Veritabanını Sıfırla' });
    expect(await within(dialog).findByText(/^1 işletme \(ayrıca .* 1\), 3 yorum/)).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText(/^Onaylamak için SIFIRLA/), 'SIFIRLA');
    await userEvent.type(within(dialog).getByLabelText('Şifreniz'), password);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Her Şeyi Sil' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await directory.runJobs();
    expect(await screen.findByText('Tüm veriler başarıyla silindi')).toBeInTheDocument();
    expect(await directory.sql('SELECT FROM businesses')).toHaveLength(0);
  });

  it('says when the cache could not be cleared, and when figures could not be had', async () => {
    await open('', new Set(['ClearCache', 'DatabaseStatus']));
    await userEvent.click(await screen.findByRole('button', { name: 'Cache Temizle' }));
    expect(await screen.findByText('Cache temizlenirken hata oluştu')).toBeInTheDocument();
    expect(screen.getByText('Durum alınamadı')).toBeInTheDocument();
  });
});
