import { chosenColumns, meaningLabel } from '../../../../domain/imports/columnMeanings.ts';
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

/** Meanings that an operator may give a column, sorted by label. */
export const fieldChoices: readonly { field: string; label: string }[] = chosenColumns
  .map((field) => ({ field, label: meaningLabel(field) }))
  .sort((one, other) => one.label.localeCompare(other.label, 'tr'));

export const outcomeLabels: Record<RowOutcome, { text: string; tone: StatusLabel['tone'] }> = {
  CREATED: { text: 'Oluşturulacak', tone: 'positive' },
  UPDATED: { text: 'Güncellenecek', tone: 'warning' },
  UNCHANGED: { text: 'Aynı kalacak', tone: 'neutral' },
  MERGED: { text: 'Birleşecek', tone: 'neutral' },
  REFUSED: { text: 'Reddedilecek', tone: 'danger' },
  DOUBTFUL: { text: 'Belirsiz', tone: 'warning' },
};

export const matchReasonLabels: Record<DoubtReason, string> = {
  FAR_AWAY: 'Aynı ad ve telefon, ama bir kilometreden uzak',
  OTHER_ADDRESS: 'Aynı yerde aynı ad, ama başka adres',
  OTHER_NAME: 'Aynı telefon, ama başka ad',
  OTHER_PHONE: 'Aynı yerde aynı ad, ama başka telefon',
  OTHER_PLACE: 'Kaynağın aynı kimliği, ama başka yerde başka ad',
  SEVERAL: 'Birden çok kayda aynı ölçüde uyuyor',
  LITTLE_KNOWN: 'Aynı ad, ama karşılaştıracak başka bilgi az',
  OTHER_ROW: 'Kayda dosyanın başka bir satırı daha iyi uyuyor',
};
