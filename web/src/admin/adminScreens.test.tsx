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
  title: string;
  /** Its query, and its text if that fails. */
  operation: string;
  failure: string;
  /** Its text for an empty list; one of its labels if it has no list. */
  empty: string;
}

/** Every screen: a new one must be added. `ads` shows default settings if its query fails, which AdsPage.test.tsx tests. */
const screens: Record<Exclude<keyof typeof adminPaths, 'login' | 'ads'>, FirstDay> = {
  home: {
    title: 'Admin Dashboard',
    operation: 'DashboardFigures',
    failure: 'Rakamlar alınamadı',
    empty: 'Toplam İşletme',
  },
  businesses: {
    title: 'İşletme Yönetimi',
    operation: 'AdminBusinessList',
    failure: 'İşletmeler alınamadı',
    empty: 'İşletme bulunamadı',
  },
  bulkEdits: {
    title: 'Toplu değişiklikler',
    operation: 'BulkEditList',
    failure: 'Toplu değişiklikler alınamadı',
    empty: 'Toplu değişiklik yok',
  },
  categories: {
    title: 'Kategoriler',
    operation: 'ManagedPlaces',
    failure: 'Kategoriler alınamadı',
    empty: 'Henüz kategori yok',
  },
  cities: {
    title: 'Şehirler',
    operation: 'ManagedPlaces',
    failure: 'Şehirler alınamadı',
    empty: 'Henüz şehir yok',
  },
  countries: {
    title: 'Ülkeler',
    operation: 'ManagedCountries',
    failure: 'Ülkeler alınamadı',
    empty: 'Henüz ülke yok',
  },
  placeChanges: {
    title: 'Kategori, şehir ve ülke geçmişi',
    operation: 'PlaceChangeList',
    failure: 'Geçmiş alınamadı',
    empty: 'Henüz değişiklik yok',
  },
  duplicates: {
    title: 'Yinelenen kayıtlar',
    operation: 'DuplicateList',
    failure: 'Yinelenen kayıtlar alınamadı',
    empty: 'Olası yinelenen kayıt yok',
  },
  quality: {
    title: 'Veri Kalitesi',
    operation: 'DataQuality',
    failure: 'Veri kalitesi alınamadı',
    empty: 'Kayıt yok',
  },
  positions: {
    title: 'Şüpheli konumlar',
    operation: 'PositionIssueList',
    failure: 'Şüpheli konumlar alınamadı',
    empty: 'Şüpheli konum yok',
  },
  personalData: {
    title: 'Kişisel Veriler',
    operation: 'PersonalData',
    failure: 'Kişisel veriler alınamadı',
    empty: 'Kayıtlarda bu türden bir veri yok.',
  },
  trash: {
    title: 'Çöp kutusu',
    operation: 'AdminTrash',
    failure: 'Çöp kutusu alınamadı',
    empty: 'Çöp kutusu boş',
  },
  reviews: {
    title: 'Yorumlar',
    operation: 'ManagedReviewList',
    failure: 'Yorumlar alınamadı',
    empty: 'Yayında yorum yok',
  },
  reviewDecisions: {
    title: 'Yorum kararları',
    operation: 'ReviewDecisionList',
    failure: 'Kararlar alınamadı',
    empty: 'Henüz karar yok',
  },
  imports: {
    title: 'Excel İçe Aktarma',
    operation: 'ImportHistory',
    failure: 'Geçmiş alınamadı',
    empty: 'Henüz içe aktarma yok. İlk dosyayı yüklediğinizde burada görünür.',
  },
  analytics: {
    title: 'Analitik',
    operation: 'AnalyticsDirectory',
    failure: 'Rakamlar alınamadı',
    empty: 'Toplam İşletme',
  },
  synonyms: {
    title: 'Eş anlamlılar',
    operation: 'SearchSynonyms',
    failure: 'Eş anlamlılar alınamadı',
    empty: 'Henüz eş anlamlı yok',
  },
  audit: {
    title: 'Denetim Kaydı',
    operation: 'AuditTrail',
    failure: 'Denetim kaydı alınamadı',
    empty: 'Kayıt bulunamadı',
  },
  account: {
    title: 'Hesabım',
    operation: 'Account',
    failure: 'Hesap okunamadı',
    empty: 'Açık oturumlar',
  },
  operators: {
    title: 'Operatörler ve erişim',
    operation: 'ApiKeys',
    failure: 'Anahtarlar alınamadı',
    empty: 'Henüz anahtar yok',
  },
  webhooks: {
    title: 'Webhook’lar',
    operation: 'WebhookList',
    failure: 'Webhook’lar alınamadı',
    empty: 'Henüz webhook yok',
  },
  database: {
    title: 'Veritabanı',
    operation: 'BackupList',
    failure: 'Yedekler alınamadı',
    empty: 'Henüz yedek yok. İlkini yukarıdaki “Yedek Al” ile alın.',
  },
  messages: {
    title: 'Mesajlar',
    operation: 'MessageList',
    failure: 'Mesajlar alınamadı',
    empty: 'Bu klasörde mesaj yok',
  },
  proposals: {
    title: 'Ziyaretçi önerileri',
    operation: 'ProposalList',
    failure: 'Öneriler alınamadı',
    empty: 'Karar bekleyen öneri yok',
  },
  pricing: {
    title: 'Fiyatlandırma',
    operation: 'PricingPlans',
    failure: 'Planlar alınamadı',
    empty: 'Henüz abonelik yok',
  },
  settings: {
    title: 'Ayarlar',
    operation: 'SiteSettings',
    failure: 'Ayarlar alınamadı',
    empty: 'Kaydet',
  },
  identity: {
    title: 'Site kimliği',
    operation: 'SiteIdentityForm',
    failure: 'Site kimliği alınamadı',
    empty: 'Kaydet',
  },
};
const names = Object.keys(screens) as (keyof typeof screens)[];

describe.each(names)('the screen %s', (name) => {
  const { title, operation, failure, empty } = screens[name];
  const path = adminPaths[name]();

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

  it('names the data that failed to load and the reason, and retries on request', async () => {
    const failing = new Set([operation]);
    await renderScreen(path, { directory, failing });
    expect((await screen.findAllByText(failure)).length).toBeGreaterThan(0);
    expect(screen.getAllByText(turkish.serverUnreachable).length).toBeGreaterThan(0);
    failing.clear();
    for (const button of screen.getAllByRole('button', { name: 'Tekrar dene' }))
      await userEvent.setup().click(button);
    expect((await screen.findAllByText(empty)).length).toBeGreaterThan(0);
    expect(screen.queryByText(failure)).toBeNull();
  });
});
