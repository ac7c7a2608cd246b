import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphRefusal, type GraphAnswers } from '../../testing/fakeGraph.ts';
import { inboxAnswers, submission } from '../../testing/inboxAnswers.ts';
import { renderAdmin, sessionAnswer } from '../../testing/renderAdmin.tsx';

const weeks = Array.from({ length: 12 }, (_, week) => ({
  __typename: 'WeekGrowth',
  start: `2026-${week < 4 ? '09' : week < 8 ? '10' : '11'}-0${(week % 4) + 1}`,
  created: week * 100,
}));

function answers(change: { percent?: number | null; share?: number | null } = {}): GraphAnswers {
  const { percent = 12.5, share = 0.989 } = change;
  return {
    OperatorSession: sessionAnswer,
    ...inboxAnswers(),
    DashboardFigures: () => ({
      stats: { __typename: 'Stats', total: 49_921, categories: 186 },
      listingGrowth: { __typename: 'ListingGrowth', today: 312, thisMonth: 5_546, percent, weeks },
      availability: { __typename: 'Availability', share, since: '2026-10-22T11:00:00.000Z' },
      categories: {
        __typename: 'CategoryConnection',
        nodes: [{ __typename: 'Category', id: 1, name: 'Restoran', slug: 'restoran', businessCount: 12_840 }],
      },
    }),
    RunningJobs: () => ({
      runningJobs: [
        {
          __typename: 'Job',
          id: 3,
          kind: 'import',
          status: 'RUNNING',
          done: 0,
          total: null,
          operatorName: 'Elif Aksoy',
          createdAt: '2026-11-21T11:02:00.000Z',
          import: { __typename: 'Import', id: 12, fileName: 'oteller.xlsx', rowsRead: 380, fileRows: 1_000 },
        },
      ],
    }),
    RecentActivities: () => ({
      auditEvents: {
        __typename: 'AuditEventConnection',
        nodes: [
          {
            __typename: 'AuditEvent',
            id: '7',
            at: new Date(Date.now() - 5.5 * 60_000).toISOString(),
            action: 'business.update',
            subject: 'Casa Andorinha',
            operatorName: 'Mert Yıldız',
            apiKeyName: null,
          },
          {
            __typename: 'AuditEvent',
            id: '6',
            at: new Date(Date.now() - 3.5 * 3_600_000).toISOString(),
            action: 'business.delete',
            subject: 'El Faro',
            operatorName: null,
            apiKeyName: 'Kasa',
          },
        ],
      },
    }),
  };
}

afterEach(cleanup);

describe('the dashboard', () => {
  it('greets with true figures', async () => {
    await renderAdmin('/admin', answers());
    expect(
      await screen.findByText('Hoş geldiniz, Elif Aksoy. Bugün 312 yeni kayıt eklendi.'),
    ).toBeInTheDocument();
    for (const text of ['49.921', 'Aktif kayıt', '186', 'İşletme türü', '+%12,5', '%98,9', '12.840'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says what is not known instead of making it up', async () => {
    await renderAdmin('/admin', answers({ percent: null, share: null }));
    expect(await screen.findAllByText('Veri yok')).toHaveLength(2);
  });

  it('shows what runs, and leads to it', async () => {
    await renderAdmin('/admin', answers());
    const jobs = await screen.findByRole('region', { name: 'Süren işler' });
    expect(within(jobs).getByRole('link', { name: 'oteller.xlsx' })).toHaveAttribute(
      'href',
      '/admin/excel?import=12',
    );
    expect(within(jobs).getByText('%38')).toBeInTheDocument();
  });

  it('shows who did what last', async () => {
    await renderAdmin('/admin', answers());
    expect(await screen.findByText('İşletme düzenlendi')).toBeInTheDocument();
    expect(screen.getByText('Casa Andorinha · Mert Yıldız')).toBeInTheDocument();
    expect(screen.getByText('İşletme çöpe atıldı')).toBeInTheDocument();
    expect(screen.getByText('El Faro · API: Kasa')).toBeInTheDocument();
    expect(screen.getByText('5 dk önce')).toBeInTheDocument();
  });

  it('shows the weeks as a table too', async () => {
    await renderAdmin('/admin', answers());
    await userEvent.click(await screen.findByRole('button', { name: 'Tabloyu göster' }));
    expect(screen.getByRole('table', { name: 'Haftalara göre yeni kayıtlar' })).toBeInTheDocument();
    expect(screen.getByText('1.100')).toBeInTheDocument();
  });

  it('counts what visitors wrote, and leads to it', async () => {
    await renderAdmin('/admin', answers());
    const line = await screen.findByRole('link', { name: /Ziyaretçi önerileri/ });
    expect(line).toHaveAttribute('href', '/admin/proposals');
    await waitFor(() => expect(line).toHaveTextContent('2 karar bekliyor'));
  });
});

describe('submitting addresses', () => {
  const card = () => screen.findByRole('region', { name: 'URL İndeksleme' });

  it('says what to set where no engine is on, and lets nothing be sent', async () => {
    await renderAdmin('/admin', { ...answers(), ...inboxAnswers({ isEnabled: false }) });
    const region = await card();
    expect(
      await within(region).findByText(/Gönderim için “Ayarlar” ile IndexNow’u açın/),
    ).toBeInTheDocument();
    await userEvent.type(within(region).getByRole('textbox', { name: 'URL' }), 'https://directory.example/');
    expect(within(region).getByRole('button', { name: 'Gönder' })).toBeDisabled();
  });

  it('counts the lines of many, takes a hundred, and keeps the rest', async () => {
    const { calls } = await renderAdmin('/admin', {
      ...answers(),
      ...inboxAnswers(),
      SubmitUrls: () => ({ submitUrls: submission({ kind: 'BULK', total: 100, successful: 99, failed: 1 }) }),
    });
    const region = await card();
    await userEvent.click(await within(region).findByRole('button', { name: 'Toplu' }));
    expect(within(region).getByRole('button', { name: 'Gönder (0 URL)' })).toBeDisabled();
    const box = within(region).getByRole('textbox', { name: 'URL’ler' });
    fireEvent.change(box, {
      target: { value: Array.from({ length: 103 }, (_, i) => `/p-${i}`).join('\n\n') },
    });
    expect(within(region).getByText('İlk 100 URL gönderilir; 3 URL kutuda kalır.')).toBeInTheDocument();
    await userEvent.click(within(region).getByRole('button', { name: 'Gönder (100 URL)' }));
    await waitFor(() => expect(box).toHaveValue('/p-100\n/p-101\n/p-102'));
    const sent = calls.find(({ name }) => name === 'SubmitUrls')?.variables as { urls: string[] };
    expect(sent.urls).toHaveLength(100);
  });

  it('keeps what was typed and says why an address was refused', async () => {
    await renderAdmin('/admin', {
      ...answers(),
      ...inboxAnswers(),
      SubmitUrl: () => {
        throw new GraphRefusal('BAD_INPUT', { fields: { url: 'addressElsewhere' } });
      },
    });
    const region = await card();
    const field = await within(region).findByRole('textbox', { name: 'URL' });
    await userEvent.type(field, 'https://elsewhere.example/');
    await userEvent.click(within(region).getByRole('button', { name: 'Gönder' }));
    expect(await within(region).findByText('Bu sitenin adresi değil.')).toBeInTheDocument();
    expect(field).toHaveValue('https://elsewhere.example/');
    expect(await screen.findByText('URL gönderilemedi. Lütfen tekrar deneyin.')).toBeInTheDocument();
  });

  it('announces the end of all listings in its own words', async () => {
    let status = 'RUNNING';
    await renderAdmin('/admin', {
      ...answers(),
      ...inboxAnswers(),
      RunningSubmissions: () => ({
        urlSubmissions: {
          __typename: 'UrlSubmissionConnection',
          nodes: status === 'RUNNING' ? [submission({ status, done: 12, total: 40 })] : [],
        },
      }),
      SubmissionEnd: () => ({
        urlSubmission: submission({ status, done: 40, total: 40, successful: 0, failed: 40 }),
      }),
    });
    expect(await screen.findByText('12/40')).toBeInTheDocument();
    status = 'DONE';
    expect(
      await screen.findByText('Otomatik Gönderim Tamamlandı', {}, { timeout: 10_000 }),
    ).toBeInTheDocument();
    expect(screen.getByText("0 işletme URL'si başarıyla gönderildi, 40 hata oluştu.")).toBeInTheDocument();
  });
});
