import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal, type GraphAnswers } from '../../testing/fakeGraph.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

const job = (change: object) => ({
  __typename: 'Job',
  id: 1,
  kind: 'backup',
  status: 'RUNNING',
  done: 250,
  total: 1000,
  result: null,
  errorMessage: null,
  errorData: null,
  operatorName: 'Elif Aksoy',
  createdAt: '2026-11-21T11:00:00.000Z',
  startedAt: '2026-11-21T11:00:01.000Z',
  finishedAt: null,
  ...change,
});
const backup = {
  __typename: 'Backup',
  id: 7,
  reason: 'BEFORE_RESET',
  fileName: 'yedek-2026-11-20-010000.tar.gz',
  fileSize: 3_984_588,
  businesses: 49_921,
  hidden: 1,
  rows: 240_000,
  schemaVersion: '20261121120500_backups',
  takenAt: '2026-11-20T01:00:00.000Z',
  verifiedAt: null,
  damage: 'Yedek dosyası bozulmuş',
  operatorName: null,
  downloadPath: '/api/admin/backups/7',
};

function answers(change: GraphAnswers = {}): GraphAnswers {
  return {
    OperatorSession: sessionAnswer,
    UpkeepJobs: () => ({ latestJobs: [] }),
    BackupList: () => ({
      backups: { __typename: 'BackupConnection', totalCount: 1, nodes: [backup] },
    }),
    BackupScheduleCard: () => ({
      backupSchedule: { __typename: 'BackupSchedule', pace: 'DAILY', keep: 7, nextAt: null },
    }),
    ServerVitals: () => ({
      serverVitals: {
        __typename: 'ServerVitals',
        startedAt: '2026-11-20T01:00:00.000Z',
        memoryBytes: 312_000_000,
        eventLoopLagMs: 11.2,
        connectionsInUse: 2,
        callersWaiting: 0,
        pagesFromMemory: 0.98,
        jobsWaiting: 3,
        jobsRunning: 1,
        oldestWaitingSeconds: 42,
        errandsWaiting: 1,
        jobsFailedToday: 2,
      },
    }),
    DatabaseStatus: () => ({
      databaseStatus: {
        __typename: 'DatabaseStatus',
        version: '18.4',
        sizeBytes: 1_181_116_006,
        indexBytes: 524_288_000,
        indexCount: 124,
        rows: 310_000,
        businesses: 49_920,
        hidden: 1,
        lastVacuumAt: null,
        lastAnalyzeAt: null,
        connections: 11,
        maxConnections: 100,
        cacheHitRatio: 0.989,
        startedAt: '2026-11-20T01:00:00.000Z',
        migrations: 20,
        pendingMigrations: 0,
        lastMigration: null,
        lastMigrationAt: null,
        tables: [
          {
            __typename: 'DatabaseTable',
            name: 'reviews',
            rows: 86_300,
            deadRows: 12,
            tableBytes: 1024,
            indexBytes: 2048,
            lastVacuumAt: null,
          },
        ],
      },
    }),
    ...change,
  };
}

afterEach(cleanup);

describe('the database screen', () => {
  it('shows true figures, backups with their state, and work with its progress', async () => {
    await renderAdmin(
      '/admin/database',
      answers({
        UpkeepJobs: () => ({ latestJobs: [job({}), job({ id: 2, kind: 'optimize', status: 'FAILED' })] }),
      }),
    );
    expect(await screen.findByText('1,1 GB')).toBeInTheDocument();
    expect(screen.getByText('11 / 100')).toBeInTheDocument();
    expect(await screen.findByText('1 iş sürüyor, en eskisi 42 sn, bugün 2 hata')).toBeInTheDocument();
    expect(await screen.findByText('Bozuk')).toBeInTheDocument();
    expect(screen.getByText('Sıfırlamadan önce')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Yedekleme' })).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Yedekleniyor...' })).toBeDisabled();
    expect(screen.getByText('Optimizasyon tamamlanamadı')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^İndir/ })).toHaveAttribute('href', '/api/admin/backups/7');
  });

  it('asks for word and password before a restore; a refusal keeps what was typed and marks the field', async () => {
    const { address, calls } = await renderAdmin(
      '/admin/database',
      answers({
        RestoreBackup: () => {
          throw new GraphRefusal('BAD_INPUT', { fields: { password: 'passwordRefused' } });
        },
      }),
    );
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
    expect(calls.find(({ name }) => name === 'RestoreBackup')?.variables).toEqual({
      input: { id: 7, word: 'GERİ YÜKLE', password: 'wrong one' },
    });
  });

  it('names what a reset loses in numbers, and announces its end in the words that operators know', async () => {
    let reset: object | null = null;
    const done = job({ id: 9, kind: 'reset', status: 'DONE', result: { businesses: 49_921 } });
    await renderAdmin(
      '/admin/database?dialog=reset',
      answers({
        ResetDatabase: () => {
          reset = done;
          return { resetDatabase: job({ id: 9, kind: 'reset', status: 'QUEUED' }) };
        },
        UpkeepJobs: () => ({ latestJobs: reset ? [reset] : [] }),
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Veritabanını Sıfırla' });
    expect(
      await within(dialog).findByText(/^49\.920 işletme \(ayrıca .* 1\), 86\.300 yorum/),
    ).toBeInTheDocument();
    await userEvent.type(within(dialog).getByLabelText(/^Onaylamak için SIFIRLA/), 'SIFIRLA');
    await userEvent.type(within(dialog).getByLabelText('Şifreniz'), 'my password');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Her Şeyi Sil' }));
    expect(await screen.findByText('Tüm veriler başarıyla silindi')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('says when the cache could not be cleared, and when figures could not be had', async () => {
    await renderAdmin(
      '/admin/database',
      answers({
        ClearCache: () => {
          throw new GraphRefusal('UNAVAILABLE');
        },
        DatabaseStatus: () => {
          throw new GraphRefusal('UNAVAILABLE');
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cache Temizle' }));
    expect(await screen.findByText('Cache temizlenirken hata oluştu')).toBeInTheDocument();
    expect(screen.getByText('Durum alınamadı')).toBeInTheDocument();
  });
});
