import type { AuditEntity, AuditedField } from '../../../../domain/audit/auditEvents.ts';
import { isAuditEntity } from '../../../../domain/audit/auditEvents.ts';
import { columnLabel, fieldLabel } from '../../../../domain/listing/labels.ts';
import { adSectionLabels } from '../ads/adLabels.ts';
import { bulkCommands, filterLabels } from '../businesses/bulk/bulkLabels.ts';
import { sectionLabels } from '../settings/settingsLabels.ts';

/** null is not shown. */
type Labels<Entity extends AuditEntity> = { readonly [Field in AuditedField<Entity>]: string | null };

const placeLabels = {
  name: 'Ad',
  slug: 'Adres',
  icon: 'Simge',
  countryCode: 'Ülke',
  businessCount: 'Kayıt',
  mergedInto: 'Birleştiği kaydın numarası',
  count: 'Kaç tane',
  names: 'Adlar',
  // Not for operators: by which older names imports find it.
  formerKeys: null,
};
const on = 'Açık';
const fileName = 'Dosya';
const mapping = 'Sütun eşlemesi';
const releasedColumns = 'Okunmasına izin verilen sütunlar';

const labels: { readonly [Entity in AuditEntity]: Labels<Entity> } = {
  business: {
    count: 'Kaç tane',
    reason: 'Neden',
    businessIds: 'İşletmelerin numaraları',
  },
  bulkEdit: { changes: 'Değişiklik', filter: 'Filtre', ticked: 'Seçilen kayıt' },
  category: { ...placeLabels, targetId: 'Öteki kategorinin numarası' },
  city: placeLabels,
  country: { name: 'Ad' },
  placeChange: {},
  duplicatePair: { pairs: 'Eşleşme' },
  import: {
    fileName,
    mapping,
    releasedColumns,
    doubtId: 'Satır no.',
    decision: 'Karar',
    businessId: 'İşletme no.',
  },
  export: {
    format: 'Biçim',
    filter: 'Filtre',
    startIndex: 'Başlangıç',
    endIndex: 'Bitiş',
    rows: 'Kayıt',
  },
  columnMapping: { header: 'Başlık satırı', mapping, releasedColumns },
  savedFilter: { name: 'Ad', query: 'Filtre' },
  injectionCode: {
    name: 'Ad',
    code: 'Kod',
    position: 'Yer',
    consent: 'Ziyaretçi onayı',
    isEnabled: on,
    ids: 'Sıra',
  },
  siteSettings: Object.fromEntries(
    Object.entries(sectionLabels).map(([section, label]) => [section.toLowerCase(), label]),
  ),
  adSettings: adSectionLabels,
  contactMessage: { status: 'Durum', folder: 'Klasör', replyId: 'Yanıt no.' },
  listingProposal: { status: 'Karar', accepted: 'Kabul edilen alanlar', isSpam: 'Spam' },
  synonym: { words: 'Aranan', means: 'Anlamı', isTwoWay: 'İki yönlü' },
  review: {
    reviews: 'Yorum sayısı',
    listing: 'İşletme',
    listings: 'İşletme sayısı',
    reason: 'Neden',
    note: 'Açıklama',
    kept: 'Olduğu gibi kalan yorum',
  },
  plan: {
    name: 'Plan adı',
    price: 'Fiyat (₺)',
    duration: 'Süre (gün)',
    features: 'Özellikler',
    maxAds: 'Reklam hakkı',
    priorityPlacement: 'Öncelikli yer',
    analyticsAccess: 'Ziyaret raporu',
    customStyling: 'Vurgulu kart',
    isEnabled: 'Satışta',
    isRetired: 'Kullanımdan kaldırıldı',
  },
  subscription: {
    businessId: 'İşletme no.',
    businessName: 'İşletme',
    planId: 'Plan',
    startsAt: 'Başlangıç',
    endsAt: 'Bitiş',
    endedAt: 'Sona erdi',
    isCancelled: 'İptal edildi',
    price: 'Fiyat (₺)',
    paidAmount: 'Ödenen (₺)',
    paidOn: 'Ödeme tarihi',
    notes: 'Notlar',
  },
  operator: {
    userCode: 'Kullanıcı kodu',
    name: 'Ad',
    isDisabled: 'Kapalı',
    sessions: 'Kapatılan oturum',
    step: 'Adım',
    address: 'IP adresi',
  },
  apiKey: {
    name: 'Ne için',
    prefix: 'Anahtarın başı',
    isAdmin: 'Yönetim yetkisi',
    perMinute: 'Dakikada istek',
    expiresAt: 'Son geçerlilik',
  },
  webhook: {
    name: 'Ad',
    url: 'Adres',
    isDelivered: 'İletildi',
    messageId: 'Mesaj kimliği',
    since: 'Şu andan beri',
  },
  urlSubmission: { kind: 'Gönderim türü', total: 'Adres sayısı', url: 'Adres', of: 'Yinelenen gönderim no.' },
  indexingEngine: {
    isEnabled: on,
    dailyQuota: 'Günlük kota',
    account: 'Hesap',
    isNewCredentials: 'Yeni anahtar',
  },
  indexingAutomation: { isOn: on },
  sitemap: {},
  backup: {
    fileName,
    reason: 'Neden',
    takenAt: 'Alındığı zaman',
    businesses: 'İşletme',
    hidden: 'Çöpteki ve birleştirilmiş işletme',
    jobId: 'İş no.',
    safetyBackupId: 'Önceden alınan yedeğin numarası',
  },
  backupSchedule: { pace: 'Sıklık', keep: 'Saklanacak yedek' },
  database: {},
  cache: {},
  installation: {},
  job: {},
};

/** Fields of the parts of settings. */
const partLabels: Readonly<Record<string, string>> = {
  headCodes: 'Head kodları',
  headConsent: 'Head kodlarının onayı',
  footerCodes: 'Footer kodları',
  footerConsent: 'Footer kodlarının onayı',
  googleAnalytics: 'Google Analytics',
  googleTagManager: 'Google Tag Manager',
  facebookPixel: 'Facebook Pixel',
  metaDescription: 'Meta açıklama',
  metaKeywords: 'Meta anahtar kelimeler',
  isEnabled: on,
  delayMs: 'Gecikme (ms)',
  adsTxt: 'ads.txt satırları',
  ratePerThousand: '1.000 gösterim başına gelir (₺)',
  ratePerClick: 'Tıklama başına gelir (₺)',
  placement: 'Yerleşim',
  format: 'Biçim',
  adClient: 'Yayıncı kimliği',
  adSlot: 'Reklam birimi',
  adStyle: 'Stil',
  frequency: 'Sıklık',
  houseAd: 'Kendi reklamı',
  title: 'Başlık',
  text: 'Metin',
  url: 'Bağlantı',
  label: 'Düğme',
};

/** Turkish label of a field, of nested ones with the label of the whole; null if it is not shown. */
export function auditFieldLabel(entity: string, path: string): string | null {
  if (!isAuditEntity(entity)) return path;
  const known: Readonly<Record<string, string | null>> = labels[entity];
  const [field = '', ...parts] = path.split('.');
  if (!Object.hasOwn(known, field)) return entity === 'business' ? columnLabel(path) : path;
  const label = known[field] ?? null;
  if (label === null || parts.length === 0) return label;
  return `${label}: ${parts.map((part) => partLabel(field, part)).join(' › ')}`;
}

function partLabel(field: string, part: string): string {
  if (field === 'mapping') return part;
  if (field === 'changes' && Object.hasOwn(bulkCommands, part)) return bulkCommands[part] ?? part;
  if (field === 'filter' && Object.hasOwn(filterLabels, part)) return filterLabels[part] ?? part;
  return Object.hasOwn(partLabels, part) ? (partLabels[part] ?? part) : fieldLabel(part);
}
