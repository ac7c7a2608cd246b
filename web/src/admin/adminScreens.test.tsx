import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { turkish } from '../../../domain/messages/turkish.ts';
import { adminPaths } from '../lib/adminPaths.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { testDirectory } from '../testing/testDirectory.ts';

// Each screen as on the first day of an installation, over the real schema.
const directory = testDirectory();

interface FirstDay {
  path: string;
  title: string;
  /** Its query, and its text if that fails. */
  operation: string;
  failure: string;
  /** Its text for an empty list. */
  empty: RegExp;
}

const screens: FirstDay[] = [
  {
    path: adminPaths.audit(),
    title: 'Denetim Kaydı',
    operation: 'AuditTrail',
    failure: 'Denetim kaydı alınamadı',
    empty: /^Kayıt bulunamadı$/,
  },
  {
    path: adminPaths.account(),
    title: 'Hesabım',
    operation: 'Account',
    failure: 'Hesap okunamadı',
    empty: /^Açık oturumlar$/,
  },
  {
    path: adminPaths.operators(),
    title: 'Operatörler ve erişim',
    operation: 'ApiKeys',
    failure: 'Anahtarlar alınamadı',
    empty: /^Henüz anahtar yok$/,
  },
  {
    path: adminPaths.webhooks(),
    title: 'Webhook’lar',
    operation: 'WebhookList',
    failure: 'Webhook’lar alınamadı',
    empty: /^Henüz webhook yok$/,
  },
  {
    path: adminPaths.messages(),
    title: 'Mesajlar',
    operation: 'MessageList',
    failure: 'Mesajlar alınamadı',
    empty: /^Bu klasörde mesaj yok$/,
  },
  {
    path: adminPaths.proposals(),
    title: 'Ziyaretçi önerileri',
    operation: 'ProposalList',
    failure: 'Öneriler alınamadı',
    empty: /^Karar bekleyen öneri yok$/,
  },
  {
    path: adminPaths.synonyms(),
    title: 'Eş anlamlılar',
    operation: 'SearchSynonyms',
    failure: 'Eş anlamlılar alınamadı',
    empty: /^Henüz eş anlamlı yok$/,
  },
  {
    path: adminPaths.bulkEdits(),
    title: 'Toplu değişiklikler',
    operation: 'BulkEditList',
    failure: 'Toplu değişiklikler alınamadı',
    empty: /^Toplu değişiklik yok$/,
  },
  {
    path: adminPaths.duplicates(),
    title: 'Yinelenen kayıtlar',
    operation: 'DuplicateList',
    failure: 'Yinelenen kayıtlar alınamadı',
    empty: /^Olası yinelenen kayıt yok$/,
  },
  {
    path: adminPaths.placeChanges(),
    title: 'Kategori, şehir ve ülke geçmişi',
    operation: 'PlaceChangeList',
    failure: 'Geçmiş alınamadı',
    empty: /^Henüz değişiklik yok$/,
  },
  {
    path: adminPaths.reviewDecisions(),
    title: 'Yorum kararları',
    operation: 'ReviewDecisionList',
    failure: 'Kararlar alınamadı',
    empty: /^Henüz karar yok$/,
  },
  {
    path: adminPaths.settings(),
    title: 'Ayarlar',
    operation: 'SiteSettings',
    failure: 'Ayarlar alınamadı',
    empty: /^Kaydet$/,
  },
  {
    path: adminPaths.identity(),
    title: 'Site kimliği',
    operation: 'SiteIdentityForm',
    failure: 'Site kimliği alınamadı',
    empty: /^Kaydet$/,
  },
];

describe.each(screens)('the screen $title', ({ path, title, operation, failure, empty }) => {
  it('shows that it loads, then that it is empty', async () => {
    let release = (): void => undefined;
    const until = new Promise<void>((resolve) => (release = resolve));
    await renderScreen(path, { directory, held: { operation, until } });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getAllByText('Yükleniyor').length).toBeGreaterThan(0);
    release();
    expect((await screen.findAllByText(empty)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows what could not be loaded and why, and loads it again on request', async () => {
    const failing = new Set([operation]);
    await renderScreen(path, { directory, failing });
    expect(await screen.findByText(failure)).toBeVisible();
    expect(screen.getAllByText(turkish.serverUnreachable).length).toBeGreaterThan(0);
    failing.clear();
    await userEvent.setup().click(screen.getAllByRole('button', { name: 'Tekrar dene' })[0] as HTMLElement);
    expect((await screen.findAllByText(empty)).length).toBeGreaterThan(0);
    expect(screen.queryByText(failure)).toBeNull();
  });
});
