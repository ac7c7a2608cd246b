import {
  databaseIcon,
  keyIcon,
  lockIcon,
  logoutIcon,
  pencilIcon,
  plusIcon,
  sheetIcon,
  uploadIcon,
  userIcon,
} from '../../components/adminIcons.ts';
import {
  checkIcon,
  clockIcon,
  closeIcon,
  listIcon,
  mailIcon,
  mapIcon,
  refreshIcon,
  shopIcon,
} from '../../components/icons.ts';

interface ActivityWord {
  text: string;
  icon: string;
}

const words: Record<string, ActivityWord> = {
  'business.create': { text: 'Yeni işletme eklendi', icon: plusIcon },
  'business.update': { text: 'İşletme düzenlendi', icon: pencilIcon },
  'business.delete': { text: 'İşletme çöpe atıldı', icon: closeIcon },
  'business.restore': { text: 'İşletme geri getirildi', icon: refreshIcon },
  'business.undo': { text: 'İşletmedeki değişiklik geri alındı', icon: refreshIcon },
  'apiKey.create': { text: 'API anahtarı oluşturuldu', icon: keyIcon },
  'apiKey.update': { text: 'API anahtarı değiştirildi', icon: keyIcon },
  'apiKey.revoke': { text: 'API anahtarı iptal edildi', icon: keyIcon },
  'backup.make': { text: 'Yedek alındı', icon: databaseIcon },
  'backup.restore': { text: 'Yedek geri yüklendi', icon: refreshIcon },
  'backup.download': { text: 'Yedek indirildi', icon: databaseIcon },
  'backup.delete': { text: 'Yedek silindi', icon: closeIcon },
  'backup.cancel': { text: 'Yedekleme durduruldu', icon: closeIcon },
  'verifyBackup.cancel': { text: 'Yedek doğrulama durduruldu', icon: closeIcon },
  'restore.cancel': { text: 'Geri yükleme durduruldu', icon: closeIcon },
  'reset.cancel': { text: 'Sıfırlama durduruldu', icon: closeIcon },
  'optimize.cancel': { text: 'Optimizasyon durduruldu', icon: closeIcon },
  'backupSchedule.save': { text: 'Yedek zamanlaması değişti', icon: clockIcon },
  'cache.clear': { text: 'Cache temizlendi', icon: refreshIcon },
  'database.optimize': { text: 'Veritabanı optimize edildi', icon: databaseIcon },
  'database.reset': { text: 'Veritabanı sıfırlandı', icon: closeIcon },
  'columnMapping.save': { text: 'Sütun eşlemesi kaydedildi', icon: listIcon },
  'columnMapping.forget': { text: 'Sütun eşlemesi silindi', icon: listIcon },
  'export.make': { text: 'Dışa aktarıldı', icon: sheetIcon },
  'export.cancel': { text: 'Dışa aktarma durduruldu', icon: closeIcon },
  'import.start': { text: 'Excel dosyası yüklendi', icon: uploadIcon },
  'import.dryRun': { text: 'Excel dosyası denendi', icon: sheetIcon },
  'import.cancel': { text: 'İçe aktarma durduruldu', icon: closeIcon },
  'import.retry': { text: 'İçe aktarma yeniden denendi', icon: refreshIcon },
  'import.undo': { text: 'İçe aktarma geri alındı', icon: refreshIcon },
  'import.decide': { text: 'Belirsiz satıra karar verildi', icon: checkIcon },
  'installation.resetAccessKey': { text: 'Erişim anahtarı yenilendi', icon: keyIcon },
  'message.mark': { text: 'Mesaj işaretlendi', icon: mailIcon },
  'operator.create': { text: 'Operatör eklendi', icon: userIcon },
  'operator.disable': { text: 'Operatör kapatıldı', icon: lockIcon },
  'operator.enable': { text: 'Operatör açıldı', icon: userIcon },
  'operator.resetPassword': { text: 'Parola yenilendi', icon: keyIcon },
  'operator.secondFactorOn': { text: 'İki adımlı doğrulama açıldı', icon: lockIcon },
  'operator.secondFactorOff': { text: 'İki adımlı doğrulama kapatıldı', icon: lockIcon },
  'session.revoke': { text: 'Oturum kapatıldı', icon: logoutIcon },
  'session.open': { text: 'Giriş yapıldı', icon: userIcon },
  'session.close': { text: 'Çıkış yapıldı', icon: logoutIcon },
  'session.refuse': { text: 'Hatalı giriş denemesi', icon: lockIcon },
  'session.lock': { text: 'Girişler bir süre kilitlendi', icon: lockIcon },
  'siteIdentity.save': { text: 'Site bilgileri kaydedildi', icon: shopIcon },
  'webhook.create': { text: 'Webhook oluşturuldu', icon: plusIcon },
  'webhook.update': { text: 'Webhook değiştirildi', icon: pencilIcon },
  'webhook.enable': { text: 'Webhook açıldı', icon: checkIcon },
  'webhook.disable': { text: 'Webhook kapatıldı', icon: lockIcon },
  'webhook.rotate': { text: 'Webhook anahtarı yenilendi', icon: keyIcon },
  'webhook.delete': { text: 'Webhook silindi', icon: closeIcon },
  'webhook.ping': { text: 'Webhook denendi', icon: refreshIcon },
  'webhook.replay': { text: 'Webhook yeniden gönderildi', icon: refreshIcon },
  'sitemap.refresh': { text: 'Sitemap yenilendi', icon: mapIcon },
};

/** An audited action in words; one that has none yet by its own name. */
export function activityWord(action: string): ActivityWord {
  return words[action] ?? { text: action, icon: clockIcon };
}
