import type { Translation } from '../renderMessage.ts';
import type { englishMaintenance } from '../en/englishMaintenance.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishMaintenance: Translation<typeof englishMaintenance> = {
  backupFileNotFound: 'Yedek dosyası bulunamadı.',
  backupOlder: ({ backup, release, here }) =>
    `Bu yedek, veritabanının daha eski bir sürümünden (${backup}, program ${release}); bu veritabanı ${here} sürümünde. Yedeği onu alan sürümdeki programla boş bir veritabanına geri yükleyin, sonra programı güncelleyin.`,
  backupNewer: ({ backup, here }) =>
    `Bu yedek, veritabanının daha yeni bir sürümünden (${backup}); bu veritabanı ${here} sürümünde. Önce programı güncelleyin.`,
  importNotInBackup: 'Yedek alınırken çalışıyordu; yedekle birlikte geri yüklenmedi.',
  notABackup: 'Bu dosya bir yedek değil.',
  backupIncomplete: 'Yedek dosyası eksik: sonu yok. Dosyayı yeniden kopyalayın ya da başka bir yedek seçin.',
  backupDamaged: 'Yedek dosyası bozuk: içeriği sağlama toplamıyla uyuşmuyor. Başka bir yedek seçin.',
  backupBomb: 'Yedek dosyası açıldığında olağan dışı bir boyuta ulaşıyor; geri yüklenmedi.',
  backupOfNewerRelease: 'Bu yedek programın daha yeni bir sürümüyle alınmış. Önce programı güncelleyin.',
  backupNotFound: 'Yedek bulunamadı.',
  backupCountOutOfRange: 'Saklanacak yedek sayısı 1 ile 100 arasında olmalıdır.',
  backupCountInvalid: '1 ile 100 arasında bir tam sayı girin',
  backupFileGone: 'Yedek dosyası artık mevcut değil.',
  backupInUse: 'Bu yedek şu anda kullanılıyor.',
  restoreRunning: 'Bir geri yükleme zaten sürüyor ya da sırada.',
  cacheCleared: 'Cache başarıyla temizlendi',
  dataReset: 'Tüm veriler başarıyla silindi',
  resetFailed: 'Veritabanı sıfırlanırken hata oluştu',
  jobLostItsWorkers: ({ count }) =>
    `Bu işi yürüten süreç, iş bitmeden ${count} kez beklenmedik biçimde sonlandı. Bunun nedeni çoğu zaman bellek yetersizliğidir.`,
  jobPayloadInvalid: ({ field }) => `İşin kayıtlı verileri geçersiz: ${field}.`,
  jobResultInvalid: ({ field }) => `İşin kayıtlı sonucu geçersiz: ${field}.`,
  databaseBusy: 'Veritabanı meşgul.',
  exportNotFound: 'Dışa aktarma bulunamadı.',
  exportEnded: 'Bu dışa aktarma zaten bitti.',
  exportsRunning: 'Şu anda başka dışa aktarmalar sürüyor. Lütfen biraz sonra tekrar deneyin.',
  rangeOfRows: 'Lütfen geçerli bir aralık girin (örn: 500 - 10000)',
  startInvalid: '1 ya da daha büyük bir tam sayı',
  endInvalid: 'başlangıçtan küçük olmayan bir tam sayı',
  exportTooLarge: ({ limit }) =>
    `Güvenlik uyarısı: tek seferde en fazla ${turkishNumber(limit)} kayıt .xlsx olarak dışa aktarılabilir. Lütfen geçerli bir aralık girin (örn: 500 - 10000) ya da .csv biçimini seçin.`,
  exportExpired: 'Dosyanın süresi doldu; yeniden dışa aktarın.',
  exportNotReady: 'Dosya henüz hazır değil.',
};
