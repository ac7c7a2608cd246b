import type { Translation } from '../renderMessage.ts';
import type { englishAccess } from '../en/englishAccess.ts';
import { turkishLogin } from './turkishLogin.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishAccess: Translation<typeof englishAccess> = {
  ...turkishLogin,
  keyNameLength: ({ limit }) => `Anahtarın adı 1 ile ${turkishNumber(limit)} karakter arasında olmalıdır.`,
  nameLength: ({ limit }) => `1-${turkishNumber(limit)} karakter`,
  keyRateOutOfRange: ({ limit }) =>
    `Dakikadaki istek sayısı 1 ile ${turkishNumber(limit)} arasında olmalıdır.`,
  keyNotFound: 'Anahtar bulunamadı.',
  keyRevoked: 'Bu anahtar iptal edilmiş.',
  keyExpired: 'Bu API anahtarının süresi dolmuş.',
  keyExpiryPast: 'Anahtarın son geçerlilik zamanı gelecekte olmalıdır.',
  timePast: 'Gelecekte olmalıdır.',
  keyShownBefore:
    'Bu anahtarı önceki bir istek oluşturdu ve anahtar yalnızca o yanıtta vardı. Elinizde değilse iptal edip yenisini oluşturun.',
  keyUnknown: 'Bu API anahtarı bilinmiyor ya da iptal edilmiş.',
  keyForbidden: 'Bu API anahtarının buna yetkisi yok.',
  loginRequired: 'Lütfen giriş yapın.',
  operatorNameInvalid: ({ limit }) =>
    `Ad, 1 ile ${turkishNumber(limit)} arasında görünür karakterden oluşmalıdır.`,
  userCodeTaken: ({ userCode }) => `${userCode} kodlu bir operatör zaten var.`,
  userCodeSimilar: ({ userCode }) => `Kullanıcı kodu ${userCode} koduna çok benziyor.`,
  looksLike: ({ name }) => `${name} ile karıştırılabilir`,
  operatorNameTaken: ({ name }) => `${name} adında bir operatör zaten var; ayırt edici bir ek yazın.`,
  userCodeInvalid: 'Kullanıcı kodu 2 ile 64 karakter arasında olmalı; harf, rakam ve . _ @ - içerebilir.',
  userCodeScripts: 'Kullanıcı kodunun harfleri tek bir alfabeden olmalıdır.',
  operatorNotFound: ({ operator }) => `${operator} operatörü bulunamadı.`,
  credentialNotText: 'Metin olmalıdır.',
  credentialCharacters: 'Geçersiz karakter içeriyor.',
  credentialInvalid: 'Giriş bilgisi geçersiz.',
  confirmationRequired: ({ word }) => `Onay için ${word} yazın.`,
  ownPasswordElsewhere: 'Kendi şifrenizi Hesabım ekranında değiştirin.',
  tooManyLogins: 'Şu anda çok fazla giriş deneniyor. Lütfen biraz sonra tekrar deneyin.',
  loginWrong: 'Giriş bilgileri hatalı.',
  adminElsewhere: 'Yönetim paneli bu adreste sunulmuyor.',
  loginLocked: 'Çok fazla hatalı deneme yapıldı. Lütfen daha sonra tekrar deneyin.',
  loginExpired: 'Giriş adımlarının süresi doldu. Lütfen baştan başlayın.',
  loginNotJson: 'Giriş bilgileri JSON olarak gönderilmeli.',
  secondFactorOn: 'İki adımlı doğrulama zaten açık.',
  secondFactorNotStarted: 'İki adımlı doğrulama zaten açık ya da kurulumu başlamadı.',
  codeWrong: 'Kod doğru değil.',
  secondFactorRestarted: 'Kurulum bu arada yeniden başlatıldı.',
  codeRequired: 'Doğrulama kodu gerekli',
  codeFromApp: 'Doğrulama uygulamanızdaki kodu girin.',
  sessionEnded: 'Bu oturum zaten kapalı.',
  disableSelf: 'Kendi hesabınızı kapatamazsınız.',
  secretLength: ({ least, most }) =>
    `Şifre ya da erişim anahtarı ${turkishNumber(least)} ile ${turkishNumber(most)} karakter arasında olmalıdır.`,
};
