import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DirectoryContent } from '../../../../api/src/testing/fillDirectory.ts';
import { sampleBusiness, sampleCategory } from '../../testing/factories.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { testDirectory } from '../../testing/testDirectory.ts';

const directory = testDirectory();
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const category = sampleCategory('Restoran');
const businesses = ['Casa Andorinha', 'El Faro', 'Kahve Evi'].map((name, i) =>
  sampleBusiness({ id: i + 1, name, category, ...(i === 2 ? {} : { createdAt: ago(0) }) }),
);
const proposal = { kind: 'REPORT', businessId: 1, message: 'It has moved.' } as const;

/** Two new listings, an import at work, two changes, and two proposals of visitors. */
const rows: DirectoryContent['rows'] = {
  job: [{ id: 3, kind: 'import', status: 'RUNNING', payload: { importId: 12 }, startedAt: ago(1) }],
  import: [
    {
      ...{ id: 12, status: 'READING', fileName: 'oteller.xlsx', fileSize: 1, fileSha256: 'a'.repeat(64) },
      ...{ rowsRead: 380, estimatedRows: 1000, jobId: 3 },
    },
  ],
  operator: [{ id: 50, userCode: 'mert', name: 'Mert Yıldız', passwordHash: '' }],
  auditEvent: [
    { at: ago(210), action: 'business.delete', entity: 'business', entityId: '2' },
    { at: ago(5.5), action: 'business.update', entity: 'business', entityId: '1', operatorId: 50 },
  ],
  listingProposal: [proposal, { ...proposal, businessId: 2 }],
};

beforeEach(async () => {
  await directory.fill({ businesses, rows });
  // So many that two further minutes do not change the rounded share.
  await directory.sql(
    `INSERT INTO service_minutes
     SELECT date_trunc('minute', now()) - n * interval '1 minute' FROM generate_series(0, 4000) n
     WHERE n NOT BETWEEN 40 AND 81`,
  );
  await directory.sql("INSERT INTO api_keys (id, name, prefix, key_hash) VALUES (1, 'Kasa', 'k', '')");
  await directory.sql("UPDATE audit_events SET api_key_id = 1 WHERE action = 'business.delete'");
});

const open = () => renderScreen('/admin', { directory });

describe('the dashboard', () => {
  it('greets with true figures', async () => {
    await open();
    expect(
      await screen.findByText('Hoş geldiniz, Elif Aksoy. Bugün 2 yeni kayıt eklendi.'),
    ).toBeInTheDocument();
    for (const text of ['Aktif kayıt', 'İşletme türü', '%98,9'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('Aktif kayıt').parentElement).toHaveTextContent('3');
    expect(screen.getAllByText('Restoran').length).toBeGreaterThan(0);
  });

  it('marks unknown figures instead of guessing them', async () => {
    await directory.fill({});
    await open();
    expect(await screen.findAllByText('Veri yok')).toHaveLength(2);
  });

  it('shows running jobs, and links to them', async () => {
    await open();
    const jobs = await screen.findByRole('region', { name: 'Süren işler' });
    expect(within(jobs).getByRole('link', { name: 'oteller.xlsx' })).toHaveAttribute(
      'href',
      '/admin/excel?import=12',
    );
    expect(within(jobs).getByText('%38')).toBeInTheDocument();
  });

  it('shows the latest activities with their operators', async () => {
    await open();
    expect(await screen.findByText('İşletme düzenlendi')).toBeInTheDocument();
    expect(screen.getByText('Casa Andorinha · Mert Yıldız')).toBeInTheDocument();
    expect(screen.getByText('İşletme çöp kutusuna taşındı')).toBeInTheDocument();
    expect(screen.getByText('El Faro · API: Kasa')).toBeInTheDocument();
    expect(screen.getByText(/^[5-9] dk önce$/)).toBeInTheDocument();
  });

  it('shows the weeks as a table too', async () => {
    await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Tabloyu göster' }));
    const table = screen.getByRole('table', { name: 'Haftalara göre yeni kayıtlar' });
    expect(within(table).getAllByRole('row')[1]).toHaveTextContent(/2$/);
  });

  it('counts messages and proposals of visitors, and links to them', async () => {
    await open();
    const line = await screen.findByRole('link', { name: /Ziyaretçi önerileri/ });
    expect(line).toHaveAttribute('href', '/admin/proposals');
    await waitFor(() => expect(line).toHaveTextContent('2 karar bekliyor'));
  });

  it('reports figures that failed to load, and retries on request', async () => {
    const failing = new Set(['DashboardFigures']);
    await renderScreen('/admin', { directory, failing });
    const [again] = await screen.findAllByRole('button', { name: 'Tekrar dene' });
    failing.clear();
    if (again) await userEvent.click(again);
    expect(await screen.findByText(/Bugün 2 yeni kayıt eklendi/)).toBeInTheDocument();
  });
});
