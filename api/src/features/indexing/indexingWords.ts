import type { NotIndexedReason } from './judgeUrl.ts';

/** Why an address is not submitted, for operators. */
export const reasonWords: Readonly<Record<NotIndexedReason, string>> = {
  NO_ADDRESS: 'Geçerli bir adres değil.',
  OTHER_SITE: 'Bu sitenin adresi değil.',
  NOT_PUBLIC: 'SITE_URL ayarlanmadığı için hiçbir sayfa dizine eklenmez.',
  BLOCKED: 'Bu adres arama motorlarına kapalıdır.',
  MISSING: 'Bu adreste bir sayfa yok.',
  GONE: 'Bu sayfa kalıcı olarak kaldırıldı.',
  IN_TRASH: 'İşletme çöp kutusunda.',
  MOVED: 'Bu adres başka bir adrese taşındı.',
  DEMONSTRATION: 'Gösterim verileri dizine eklenmez.',
  CHANGED_LIST: 'Aranmış, süzülmüş ya da sıralanmış listeler dizine eklenmez.',
  SAME_AS_OTHER: 'Aynı içerik kendi sayfasında duruyor; dizine o eklenir.',
  EMPTY_LIST: 'Listede hiç kayıt yok.',
  OTHER_SPELLING: 'Bu sayfanın asıl adresi başka.',
};
