import type { MaintenanceResults } from '../../../../domain/jobResults.ts';
import { turkish } from '../../../../domain/messages/turkish.ts';
import { messageText } from '../shared/text/messageText.ts';
import type { BackupReason, MaintenanceJob_JobFragment } from '../../graphql/generated.ts';
import { formatDateTime, formatFileSize, formatNumber } from '../shared/text/formatTurkish.ts';

/** The stored result of a finished job; earlier releases left out some figures. */
type Stored<Result> = Readonly<Partial<Result>>;

interface KindLabel<Result> {
  title: string;
  /** While it runs. */
  busy: string;
  /** Figures of its result in a sentence. */
  done: (result: Stored<Result>) => string;
  failed: string;
}

type Kinds = MaintenanceResults;
/** Result of a job of any of these kinds. */
type AnyResult = Kinds['backup'] &
  Kinds['verifyBackup'] &
  Kinds['restore'] &
  Kinds['reset'] &
  Kinds['optimize'];

const number = (value = 0) => formatNumber(value);
const size = (bytes = 0) => formatFileSize(bytes);
/** Of the server itself, such as the name of a backup's file: it needs no isolation. */
const text = (value = '') => value;

/** '2.067 işletme', with those that are shown nowhere apart: `businesses` counts them, too. */
export function listingsText(businesses: number, hidden: number | null | undefined): string {
  const shown = `${formatNumber(businesses - (hidden ?? 0))} işletme`;
  return hidden ? `${shown} (ayrıca çöpte ya da birleştirilmiş ${formatNumber(hidden)})` : shown;
}

const listings = ({ businesses = 0, hidden }: Stored<Pick<Kinds['backup'], 'businesses' | 'hidden'>>) =>
  listingsText(businesses, hidden);

const labels: { readonly [Kind in keyof Kinds]: KindLabel<Kinds[Kind]> } = {
  backup: {
    title: 'Yedekleme',
    busy: 'Yedekleniyor...',
    done: ({ fileName, fileSize, ...result }) => `${text(fileName)}: ${listings(result)}, ${size(fileSize)}`,
    failed: 'Yedek alınamadı',
  },
  optimize: {
    title: 'Optimizasyon',
    busy: 'Optimize ediliyor...',
    done: ({ tables, indexes, sizeBefore, sizeAfter }) =>
      `${number(tables)} tablo ve ${number(indexes)} indeks düzenlendi; boyut ${size(sizeBefore)} → ${size(sizeAfter)}`,
    failed: 'Optimizasyon tamamlanamadı',
  },
  verifyBackup: {
    title: 'Yedek doğrulama',
    busy: 'Doğrulanıyor...',
    done: ({ fileName, damage, damageMessage, rows }) =>
      damage
        ? `${text(fileName)}: ${messageText(damageMessage, damage)}`
        : `${text(fileName)} sağlam: ${number(rows)} satırın tümü okundu`,
    failed: 'Yedek doğrulanamadı',
  },
  restore: {
    title: 'Geri yükleme',
    busy: 'Geri yükleniyor...',
    done: ({ takenAt, safetyFileName, ...result }) =>
      `${listings(result)} ${formatDateTime(text(takenAt))} hâliyle geri geldi. Önceki durum: ${text(safetyFileName)}`,
    failed: 'Geri yükleme yapılamadı; hiçbir şey değişmedi',
  },
  reset: {
    title: 'Sıfırlama',
    busy: 'Sıfırlanıyor...',
    done: ({ reviews, categories, cities, fileName, ...result }) =>
      `${listings(result)}, ${number(reviews)} yorum, ${number(categories)} kategori ve ${number(cities)} şehir silindi. Yedeği: ${text(fileName)}`,
    failed: turkish.resetFailed,
  },
};

/** The words for a kind of work on the database. */
export const kindLabel = (kind: string): KindLabel<AnyResult> =>
  Object.hasOwn(labels, kind) ? labels[kind as keyof Kinds] : labels.backup;

export const maintenanceKinds = Object.keys(labels);

export const isActive = ({ status }: Pick<MaintenanceJob_JobFragment, 'status'>) =>
  status === 'QUEUED' || status === 'RUNNING';

export const resultOf = ({ result }: Pick<MaintenanceJob_JobFragment, 'result'>): Stored<AnyResult> =>
  typeof result === 'object' && result !== null ? result : {};

export const reasonLabels: Record<BackupReason, string> = {
  MANUAL: 'Elle alındı',
  SCHEDULED: 'Zamanlanmış',
  BEFORE_RESET: 'Sıfırlamadan önce',
  BEFORE_RESTORE: 'Geri yüklemeden önce',
};
