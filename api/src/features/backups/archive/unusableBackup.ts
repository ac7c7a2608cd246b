import { AppError } from '../../../lib/errors.ts';

const reasons = {
  foreign: 'Bu dosya bir yedek değil.',
  truncated: 'Yedek dosyası yarım: sonu eksik. Dosyayı yeniden kopyalayın ya da başka bir yedek seçin.',
  damaged: 'Yedek dosyası bozulmuş: içindekiler kendi özetini tutmuyor. Başka bir yedek seçin.',
  inflated: 'Yedek dosyası, sıkıştırılmış boyuna göre inanılmayacak kadar büyük açılıyor; geri yüklenmez.',
  newer: 'Bu yedek programın daha yeni bir sürümüyle alınmış. Önce programı güncelleyin.',
} as const;

/** Why a file can't be restored: UNUSABLE_FILE, told in Turkish. */
export function unusable(reason: keyof typeof reasons): AppError {
  return new AppError('UNUSABLE_FILE', reasons[reason]);
}
