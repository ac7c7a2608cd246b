import { turkish } from '../../../../domain/messages/turkish.ts';
import { messageText } from '../shared/text/messageText.ts';
import type { BackupReason, MaintenanceJob_JobFragment } from '../../graphql/generated.ts';
import { formatDateTime, formatFileSize, formatNumber } from '../shared/text/formatTurkish.ts';

interface KindLabel {
  title: string;
  /** While it runs. */
  busy: string;
  /** Figures of its result in a sentence. */
  done: (result: Result) => string;
  failed: string;
}

/** Figures by name, as the job left them. */
export type Result = Readonly<Record<string, unknown>>;

const number = (result: Result, name: string) => formatNumber(Number(result[name] ?? 0));
const size = (result: Result, name: string) => formatFileSize(Number(result[name] ?? 0));
const text = (result: Result, name: string) => (typeof result[name] === 'string' ? result[name] : '');

/** '2.067 işletme', with those that are shown nowhere apart: `businesses` counts them, too. */
export function listingsText(businesses: number, hidden: number | null | undefined): string {
  const shown = `${formatNumber(businesses - (hidden ?? 0))} işletme`;
  return hidden ? `${shown} (ayrıca çöpte ya da birleştirilmiş ${formatNumber(hidden)})` : shown;
}

const listings = ({ businesses, hidden }: Result) =>
  listingsText(Number(businesses ?? 0), typeof hidden === 'number' ? hidden : null);

const backup: KindLabel = {
  title: 'Yedekleme',
  busy: 'Yedekleniyor...',
  done: (result) => `${text(result, 'fileName')}: ${listings(result)}, ${size(result, 'fileSize')}`,
  failed: 'Yedek alınamadı',
};

const labels: Record<string, KindLabel> = {
  backup,
  optimize: {
    title: 'Optimizasyon',
    busy: 'Optimize ediliyor...',
    done: (result) =>
      `${number(result, 'tables')} tablo ve ${number(result, 'indexes')} indeks düzenlendi; boyut ${size(result, 'sizeBefore')} → ${size(result, 'sizeAfter')}`,
    failed: 'Optimizasyon tamamlanamadı',
  },
  verifyBackup: {
    title: 'Yedek doğrulama',
    busy: 'Doğrulanıyor...',
    done: (result) =>
      text(result, 'damage')
        ? `${text(result, 'fileName')}: ${messageText(result.damageMessage, text(result, 'damage'))}`
        : `${text(result, 'fileName')} sağlam: ${number(result, 'rows')} satırın tümü okundu`,
    failed: 'Yedek doğrulanamadı',
  },
  restore: {
    title: 'Geri yükleme',
    busy: 'Geri yükleniyor...',
    done: (result) =>
      `${listings(result)} ${formatDateTime(text(result, 'takenAt'))} hâliyle geri geldi. Önceki durum: ${text(result, 'safetyFileName')}`,
    failed: 'Geri yükleme yapılamadı; hiçbir şey değişmedi',
  },
  reset: {
    title: 'Sıfırlama',
    busy: 'Sıfırlanıyor...',
    done: (result) =>
      `${listings(result)}, ${number(result, 'reviews')} yorum, ${number(result, 'categories')} kategori ve ${number(result, 'cities')} şehir silindi. Yedeği: ${text(result, 'fileName')}`,
    failed: turkish.resetFailed,
  },
};

/** The words for a kind of work on the database. */
export const kindLabel = (kind: string): KindLabel => labels[kind] ?? backup;

export const maintenanceKinds = Object.keys(labels);

export const isActive = ({ status }: Pick<MaintenanceJob_JobFragment, 'status'>) =>
  status === 'QUEUED' || status === 'RUNNING';

export const resultOf = ({ result }: Pick<MaintenanceJob_JobFragment, 'result'>): Result =>
  typeof result === 'object' && result !== null ? (result as Result) : {};

export const reasonLabels: Record<BackupReason, string> = {
  MANUAL: 'Elle alındı',
  SCHEDULED: 'Zamanlanmış',
  BEFORE_RESET: 'Sıfırlamadan önce',
  BEFORE_RESTORE: 'Geri yüklemeden önce',
};
