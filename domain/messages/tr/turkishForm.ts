import { fieldLabel } from '../../listing/labels.ts';
import type { Translation } from '../renderMessage.ts';
import type { englishForm } from '../en/englishForm.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishForm: Translation<typeof englishForm> = {
  businessNameRequired: 'İşletme adı gerekli',
  addressRequired: 'Adres gerekli',
  websiteInvalid: 'Geçersiz URL',
  menuLinkInvalid: 'Geçersiz menü URL',
  orderLinkInvalid: 'Geçersiz sipariş URL',
  reservationLinkInvalid: 'Geçersiz rezervasyon URL',
  mapLinkInvalid: 'Geçersiz harita URL',
  reviewsLinkInvalid: 'Geçersiz yorum URL',
  photoUrlInvalid: 'Geçersiz fotoğraf URL',
  imageUrlInvalid: 'Geçersiz görsel URL',
  businessStatusInvalid: 'Geçersiz işletme durumu',
  hoursToCheck: 'Çalışma saatlerini denetleyin',
  typeExpected: 'Bu türde bir değer verilemez',
  fieldTooLong: ({ field, limit }) =>
    `${fieldLabel(field)} en fazla ${turkishNumber(limit)} karakter olabilir`,
  fieldInvisible: ({ field }) => `${fieldLabel(field)} yalnızca görünmeyen karakterlerden oluşamaz`,
  valueRefused: 'Geçersiz değer',
  valueRequired: 'Zorunlu',
  emailNotAddress: 'Geçerli bir e-posta adresi değil',
  linkNotAddress: 'Geçerli bir web adresi değil',
  statusUnknown: 'Bilinmeyen durum',
};
