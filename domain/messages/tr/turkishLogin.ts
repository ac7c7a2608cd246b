/** Refusals of the login. Apart from the catalogue, which the login loads only where it needs more. */
export const turkishLogin = {
  passwordWrong: 'Hatalı Şifre',
  passwordRefused: 'Geçersiz şifre girdiniz. Lütfen tekrar deneyin.',
  accessKeyWrong: 'Hatalı Erişim Anahtarı',
  accessKeyRefused: 'Geçersiz anahtar girdiniz. Lütfen tekrar deneyin.',
  userCodeWrong: 'Hatalı Kullanıcı Kodu',
  userCodeRefused: 'Geçersiz kullanıcı kodu girdiniz. Lütfen tekrar deneyin.',
  verificationCodeWrong: 'Hatalı Doğrulama Kodu',
  verificationCodeRefused: 'Geçersiz kod girdiniz. Lütfen tekrar deneyin.',
};
