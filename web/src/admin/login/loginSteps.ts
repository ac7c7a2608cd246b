import { keyIcon, lockIcon, userIcon } from '../../components/adminIcons.ts';

export type LoginField = 'accessKey' | 'userCode' | 'password';

export interface LoginStep {
  field: LoginField;
  label: string;
  heading: string;
  hint: string;
  icon: string;
  /** Typed hidden, with a way to look at it. */
  isSecret: boolean;
  /** What a password manager should put here. */
  autoComplete: string;
  submitLabel: string;
  done: { title: string; text: string };
  wrong: { title: string; text: string };
}

/** The three steps, in order. */
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
    wrong: {
      title: 'Hatalı Erişim Anahtarı',
      text: 'Geçersiz anahtar girdiniz. Lütfen tekrar deneyin.',
    },
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
    wrong: {
      title: 'Hatalı Kullanıcı Kodu',
      text: 'Geçersiz kullanıcı kodu girdiniz. Lütfen tekrar deneyin.',
    },
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
    wrong: { title: 'Hatalı Şifre', text: 'Geçersiz şifre girdiniz. Lütfen tekrar deneyin.' },
  },
];
