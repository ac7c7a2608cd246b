import type { Translation } from '../renderMessage.ts';
import type { englishSecurity } from '../en/englishSecurity.ts';
import { turkishDay, turkishNumber } from './turkishFormat.ts';

export const turkishSecurity: Translation<typeof englishSecurity> = {
  securityPasswords: 'Varsayılan şifre',
  securityPasswordsWeak: ({ operators }) =>
    `Kurulumda verilen ya da kolay tahmin edilen bir şifre kullananlar: ${operators}.`,
  securityPasswordsGood: 'Kimse kurulumda verilen ya da kolay tahmin edilen bir şifre kullanmıyor.',
  securityPasswordsAdvice: 'Bu şifreleri Hesabım ekranından değiştirin.',
  securitySecondFactor: 'İki adımlı doğrulama',
  securitySecondFactorOff: ({ operators, without, names }) =>
    `${turkishNumber(operators)} operatörün ${turkishNumber(without)} tanesi kullanmıyor: ${names}.`,
  securitySecondFactorOn: 'Bütün operatörler kullanıyor.',
  securitySecondFactorAdvice: 'Hesabım ekranından açılır.',
  securityUserCodes: 'Benzer kullanıcı kodları',
  securityUserCodesAlike: ({ names }) => `Birbiriyle karıştırılabilecek kodlar: ${names}.`,
  securityUserCodesDistinct: 'Hiçbir kod bir başkasıyla karıştırılamaz.',
  securityUserCodesAdvice: 'Operatörler ekranından yeni kodla bir operatör ekleyin, eskisini kapatın.',
  securityKeys: 'API anahtarları',
  securityKeysIdle: ({ days, names }) => `${turkishNumber(days)} gündür kullanılmayanlar: ${names}.`,
  securityKeysUsed: ({ keys }) => `${turkishNumber(keys)} anahtar açık, kullanılmayan yok.`,
  securityKeysAdvice: 'Gerekmeyen anahtarları Operatörler ve erişim ekranından iptal edin.',
  securityLogins: 'Hatalı girişler',
  securityLoginsCount: ({ count }) => `Son 24 saatte ${turkishNumber(count)} hatalı giriş denemesi oldu.`,
  securityLoginsAdvice: 'Erişim anahtarını yenilemeyi düşünün.',
  securityHttps: 'Genel adres ve HTTPS',
  securityHttpsOn: ({ url }) => `Site ${url} adresinden HTTPS ile yayınlanıyor.`,
  securityHttpsOff: ({ url }) => `Site ${url} adresinden şifrelenmeden yayınlanıyor.`,
  securityHttpsAdvice: 'SITE_URL için https ile başlayan bir adres verin.',
  securityNoSiteUrl:
    'Genel adres ayarlanmamış: site yalnızca bu makineden açılıyor ve arama motorlarına kapalı.',
  securityNoSiteUrlAdvice: 'Yayına almadan önce SITE_URL değişkenini https adresinizle ayarlayın.',
  securityCookie: 'Oturum çerezi',
  securityCookieFlags: ({ flags }) => `Oturum çerezinde: ${flags}.`,
  securityCookieAdvice: ({ setting }) => `Secure, ${setting} https olduğunda otomatik olarak eklenir.`,
  securityProxy: 'İletilen adresler',
  securityProxyOpen:
    'X-Forwarded-For başlığına, kimden gelirse gelsin güveniliyor; giriş sınırları aşılabilir.',
  securityProxyAdvice: 'TRUST_PROXY değişkenine vekil sunucunuzun adresini ya da sayısını yazın.',
  securityProxyOff: 'İletilen adreslere güvenilmiyor.',
  securityProxyTrusted: ({ proxies }) => `Güvenilen vekil sunucular: ${proxies}.`,
  securityPolicyHashes: ({ scripts }) =>
    `Sayfalarda yalnızca sitenin kendi betikleri ve özeti (hash) listelenen ${turkishNumber(scripts)} satır içi betik çalışır.`,
  securityPolicyOwn: 'Sayfalarda yalnızca sitenin kendi betikleri çalışır; satır içi betik çalışmaz.',
  securityPolicy: 'İçerik güvenlik ilkesi (CSP)',
  securityPolicyOpen: 'Satır içi betiklere izin veriliyor.',
  securityPolicyAdvice: 'Sürümü güncelleyin.',
  securityCodes: 'Eklenen kodlar',
  securityCodesNone: 'Betik çalıştıran kod yok.',
  securityCodesRunning: ({ running }) =>
    `Herkese açık sayfalarda betik çalıştıran ${turkishNumber(running)} kod var.`,
  securityCodesApart: ({ detail, url }) =>
    `${detail} Yönetim ayrı bir adreste (${url}) olduğu için operatörlerin adına işlem yapamazlar.`,
  securityCodesTogether: ({ detail }) =>
    `${detail} Aynı adreste çalıştıkları için, siteyi açan bir operatörün adına işlem yapabilirler.`,
  securityCodesAdvice:
    'Yönetimi ADMIN_URL ile ayrı bir adrese alın; o zamana kadar yalnızca güvendiğiniz kodları açık tutun ve siteyi ayrı bir tarayıcı profilinde açın.',
  securityBackups: 'Yedekler',
  securityBackupsAdvice: 'Veritabanı ekranından yedek alın ve zamanlayın.',
  securityBackupsNone: 'Henüz yedek yok.',
  securityBackupDamaged: ({ damage }) => `Son yedek bozuk: ${damage}`,
  securityBackupsToday: 'Son yedek bugün alındı.',
  securityBackupsDays: ({ days }) => `Son yedek ${turkishNumber(days)} gün önce alındı.`,
  securityVersion: ({ name }) => `${name} sürümü`,
  securityVersionUnknown: ({ name, version }) => `${name} ${version}: destek bitiş tarihi bilinmiyor.`,
  securityVersionEnded: ({ name, version, day }) =>
    `${name} ${version} için güvenlik güncellemeleri ${turkishDay(day)} tarihinde bitti.`,
  securityVersionAdvice: ({ name }) => `${name} için daha yeni bir sürüme geçin.`,
  securityVersionSupported: ({ name, version, day }) =>
    `${name} ${version}, ${turkishDay(day)} tarihine kadar güncelleme alıyor.`,
  securityPackages: 'Bağımlılıklar',
  securityPackagesDue: ({ names }) => `Bilinen güvenlik açıkları yeniden değerlendirilmeli: ${names}.`,
  securityPackagesMitigated: ({ names }) =>
    `Bilinen güvenlik açığına karşı önlem alınmış paketler: ${names}.`,
  securityPackagesAdvice: 'docs/dependencies.md dosyasındaki önlemleri gözden geçirin.',
};
