import { turkishLogin } from '../../../../domain/messages/tr/turkishLogin.ts';
import { keyIcon, lockIcon, userIcon } from '../../ui/icon/adminIcons.ts';
import { phoneIcon } from '../../ui/icon/icons.ts';

export type LoginField = 'accessKey' | 'userCode' | 'password' | 'code';

export interface LoginStep {
  field: LoginField;
  label: string;
  heading: string;
  hint: string;
  icon: string;
  /** Typed hidden, with a way to look at it. */
  isSecret: boolean;
  /** Autocomplete value for password managers. */
  autoComplete: string;
  submitLabel: string;
  done: { title: string; text: string };
  wrong: { title: string; text: string };
}

/** The three steps of a login, in order. */
export const loginSteps: readonly [LoginStep, LoginStep, LoginStep] = [
  {
    field: 'accessKey',
    label: 'Erişim anahtarı',
    heading: 'Erişim anahtarını girin',
    hint: 'Kurulumun anahtarı; kurulumu yapandan alınır.',
    icon: keyIcon,
    isSecret: true,
    autoComplete: 'off',
    submitLabel: 'Devam Et',
    done: { title: 'Adım 1 Tamamlandı', text: 'Sıradaki adım: kullanıcı kodu.' },
    wrong: { title: turkishLogin.accessKeyWrong, text: turkishLogin.accessKeyRefused },
  },
  {
    field: 'userCode',
    label: 'Kullanıcı kodu',
    heading: 'Kullanıcı kodunuzu girin',
    hint: 'Size verilen kod.',
    icon: userIcon,
    isSecret: false,
    autoComplete: 'username',
    submitLabel: 'Devam Et',
    done: { title: 'Adım 2 Tamamlandı', text: 'Sıradaki adım: şifre.' },
    wrong: { title: turkishLogin.userCodeWrong, text: turkishLogin.userCodeRefused },
  },
  {
    field: 'password',
    label: 'Şifre',
    heading: 'Şifrenizi girin',
    hint: 'Büyük küçük harf fark eder.',
    icon: lockIcon,
    isSecret: true,
    autoComplete: 'current-password',
    submitLabel: 'Giriş Yap',
    done: { title: 'Giriş Başarılı', text: 'Yönetim sistemi açılıyor.' },
    wrong: { title: turkishLogin.passwordWrong, text: turkishLogin.passwordRefused },
  },
];

/** Additional step for operators with a second factor. */
export const codeStep: LoginStep = {
  field: 'code',
  label: 'Doğrulama kodu',
  heading: 'Doğrulama kodunu girin',
  hint: 'Doğrulama uygulamanızdaki 6 haneli kod ya da kurtarma kodlarınızdan biri.',
  icon: phoneIcon,
  isSecret: false,
  autoComplete: 'one-time-code',
  submitLabel: 'Giriş Yap',
  done: { title: 'Giriş Başarılı', text: 'Yönetim sistemi açılıyor.' },
  wrong: { title: turkishLogin.verificationCodeWrong, text: turkishLogin.verificationCodeRefused },
};
