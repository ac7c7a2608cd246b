import { isAuditEntity, type AuditEntity } from '../../../../domain/audit/auditEvents.ts';
import { adminPaths } from '../../lib/adminPaths.ts';

interface AuditObject {
  name: string;
  /** Link to the entity and its undo; omitted if it has no screen. */
  href?: (id: string) => string;
}

/** Kinds of entities, by their names in the audit trail. */
export const auditObjects: Readonly<Record<AuditEntity, AuditObject>> = {
  business: { name: 'İşletme', href: (id) => `${adminPaths.businesses()}?edit=${id}&tab=history` },
  bulkEdit: { name: 'Toplu değişiklik', href: () => adminPaths.bulkEdits() },
  category: { name: 'Kategori', href: () => adminPaths.placeChanges() },
  city: { name: 'Şehir', href: () => `${adminPaths.placeChanges()}?kind=cities` },
  country: { name: 'Ülke', href: () => `${adminPaths.placeChanges()}?kind=countries` },
  placeChange: { name: 'Kategori ve şehir değişikliği', href: () => adminPaths.placeChanges() },
  duplicatePair: { name: 'Yinelenen kayıt', href: () => adminPaths.duplicates() },
  import: { name: 'İçe aktarma', href: (id) => `${adminPaths.imports()}?import=${id}` },
  export: { name: 'Dışa aktarma' },
  columnMapping: { name: 'Sütun eşlemesi', href: () => adminPaths.imports() },
  savedFilter: { name: 'Kayıtlı filtre', href: () => adminPaths.businesses() },
  injectionCode: { name: 'Eklenen kod', href: (id) => `${adminPaths.settings()}?tab=codes&code=${id}` },
  siteSettings: { name: 'Site ayarları', href: () => `${adminPaths.settings()}?panel=versions` },
  adSettings: { name: 'Reklam ayarları', href: () => `${adminPaths.ads()}?panel=versions` },
  contactMessage: { name: 'Mesaj', href: (id) => `${adminPaths.messages()}?message=${id}` },
  listingProposal: { name: 'Ziyaretçi önerisi', href: () => adminPaths.proposals() },
  synonym: { name: 'Eş anlamlı', href: () => adminPaths.synonyms() },
  review: { name: 'Yorum', href: () => adminPaths.reviewDecisions() },
  plan: { name: 'Fiyatlandırma planı', href: () => adminPaths.pricing() },
  subscription: { name: 'Abonelik', href: (id) => `${adminPaths.pricing()}?subscription=${id}` },
  operator: { name: 'Operatör', href: () => adminPaths.operators() },
  apiKey: { name: 'API anahtarı', href: () => adminPaths.operators() },
  webhook: { name: 'Webhook', href: () => adminPaths.webhooks() },
  urlSubmission: { name: 'URL gönderimi', href: () => adminPaths.home() },
  indexingEngine: { name: 'Arama motoru', href: () => `${adminPaths.home()}?dialog=indexing` },
  indexingAutomation: { name: 'Kendiliğinden gönderim', href: () => `${adminPaths.home()}?dialog=indexing` },
  sitemap: { name: 'Sitemap', href: () => adminPaths.home() },
  backup: { name: 'Yedek', href: () => adminPaths.database() },
  backupSchedule: { name: 'Yedek zamanlaması', href: () => adminPaths.database() },
  database: { name: 'Veritabanı', href: () => adminPaths.database() },
  cache: { name: 'Cache', href: () => adminPaths.database() },
  installation: { name: 'Kurulum', href: () => adminPaths.operators() },
  job: { name: 'İş', href: () => adminPaths.home() },
};

/** Undefined for an entity of a later release. */
export const auditObjectOf = (entity: string): AuditObject | undefined =>
  isAuditEntity(entity) ? auditObjects[entity] : undefined;
