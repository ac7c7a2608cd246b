import { listingFieldNames } from '../../../../domain/listing/fields.ts';
import { fieldLabel } from '../../../../domain/listing/labels.ts';
import type { DoubtReason, ImportStatus, RowOutcome } from '../../graphql/generated.ts';

interface StatusLabel {
  text: string;
  tone: 'neutral' | 'positive' | 'danger' | 'warning';
}

export const statusLabels: Record<ImportStatus, StatusLabel> = {
  QUEUED: { text: 'Sırada bekliyor', tone: 'neutral' },
  READING: { text: 'Satırlar okunuyor', tone: 'neutral' },
  MERGING: { text: 'Kayıtlar işleniyor', tone: 'neutral' },
  DONE: { text: 'Tamamlandı', tone: 'positive' },
  FAILED: { text: 'Başarısız', tone: 'danger' },
  CANCELLED: { text: 'Durduruldu', tone: 'warning' },
  UNDONE: { text: 'Geri alındı', tone: 'warning' },
  NEEDS_ANSWERS: { text: 'Yanıt bekliyor', tone: 'warning' },
};

/** Status of an import in its list: a dry run that succeeded imported nothing. */
export function statusLabel({ status, isDryRun }: { status: ImportStatus; isDryRun: boolean }): StatusLabel {
  return isDryRun && status === 'DONE' ? { text: 'Önizleme', tone: 'neutral' } : statusLabels[status];
}

/** Still changing, so worth asking about again. */
export function isRunning(status: ImportStatus): boolean {
  return status === 'QUEUED' || status === 'READING' || status === 'MERGING';
}

/** Parts and mixtures of fields that only files have. */
const otherColumns: Record<string, string> = {
  reviews: 'Yorumlar',
  subtypes: 'Alt kategoriler',
  completeAddress: 'Adres, parçalı',
  addressPart: 'Adresin parçası',
  addressLine: 'Adresin satırı',
  phonePart: 'Telefonun parçası',
  dailyHours: 'Her günün çalışma saatleri',
  ratingOfTen: 'Puan (10 üzerinden)',
  weekday: 'Satırın günü',
  closingDays: 'Haftalık kapalı günler',
  openDays: 'Haftalık açık günler',
  opensAt: 'Her gün açılış saati',
  closesAt: 'Her gün kapanış saati',
  houseNumber: 'Kapı numarası',
  streetLine2: 'Daire, kat veya blok',
  anyLink: 'Bağlantı',
  coordinates: 'Koordinatlar',
  liveStatus: 'Anlık durum',
  permanentlyClosed: 'Kalıcı olarak kapalı',
  temporarilyClosed: 'Geçici olarak kapalı',
  servedArea: 'Hizmet verilen yer',
  reviewAuthor: 'Yorum yazarı',
  reviewRating: 'Yorum puanı',
  reviewText: 'Yorum metni',
  reviewDate: 'Yorum tarihi',
  openingDay: 'Bir günün saatleri',
  feature: 'Özellik',
};

/** Columns of our own export only, which other files cannot be mapped to. */
const ownColumns: Record<string, string> = {
  ownId: 'Kayıt numarası',
  ownSlug: 'Kayıt adresi',
  derivedFields: 'Türetilen alanlar',
  reviewSource: 'Yorum kaynağı',
  reviewFingerprint: 'Yorum kimliği',
  reviewModeration: 'Yorumun gizlenmesi',
  continuedField: 'Uzun metnin alanı',
  continuedText: 'Uzun metnin parçası',
};

/** Meanings of a column, sorted by label. */
export const fieldChoices: readonly { field: string; label: string }[] = [
  ...listingFieldNames,
  ...Object.keys(otherColumns),
]
  .map((field) => ({ field, label: columnLabel(field) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'tr'));

/** Label of a column's meaning. */
export function columnLabel(field: string): string {
  return otherColumns[field] ?? ownColumns[field] ?? fieldLabel(field);
}

export const outcomeLabels: Record<RowOutcome, { text: string; tone: StatusLabel['tone'] }> = {
  CREATED: { text: 'Oluşturulacak', tone: 'positive' },
  UPDATED: { text: 'Güncellenecek', tone: 'warning' },
  UNCHANGED: { text: 'Aynı kalacak', tone: 'neutral' },
  MERGED: { text: 'Birleşecek', tone: 'neutral' },
  REFUSED: { text: 'Reddedilecek', tone: 'danger' },
  DOUBTFUL: { text: 'Belirsiz', tone: 'warning' },
};

export const doubtLabels: Record<DoubtReason, string> = {
  FAR_AWAY: 'Aynı ad ve telefon, ama bir kilometreden uzak',
  OTHER_ADDRESS: 'Aynı yerde aynı ad, ama başka adres',
  OTHER_NAME: 'Aynı telefon, ama başka ad',
  OTHER_PHONE: 'Aynı yerde aynı ad, ama başka telefon',
  OTHER_PLACE: 'Kaynağın aynı kimliği, ama başka yerde başka ad',
  SEVERAL: 'Birden çok kayda aynı ölçüde uyuyor',
  LITTLE_KNOWN: 'Aynı ad, ama karşılaştıracak başka bilgi az',
  OTHER_ROW: 'Kayda dosyanın başka bir satırı daha iyi uyuyor',
};
