import type { Translation } from '../renderMessage.ts';
import type { englishRow } from '../en/englishRow.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishRow: Translation<typeof englishRow> = {
  nameOnlyInvisible: 'İşletme adı yalnızca görünmeyen karakterlerden oluşuyor.',
  rowIsNote: 'Satır bir işletme değil; toplam, not ya da bölüm başlığı.',
  nameEmpty: 'İşletme adı boş.',
  moderationUnreadable: 'Yorumun gizlenmiş olup olmadığı anlaşılamadı.',
  valueTooLong: ({ limit }) => `Değer ${turkishNumber(limit)} karakterden uzun.`,
  listingUnknown: 'Satırın işletmesi belli değil: id ve slug sütunları bir işletmeyi göstermeli.',
  jsonBroken: 'JSON değeri bozuk.',
  formUnknown: 'Bu değerin biçimi tanınmıyor.',
  reviewEmpty: 'Yorumun ne puanı ne de metni var.',
  reviewRatingNotWhole: 'Yorumun puanı 1 ile 5 arasında bir tam sayı olmalı.',
  jsonTooDeep: ({ limit }) => `JSON değeri ${turkishNumber(limit)} düzeyden derin.`,
  jsonTooMany: ({ limit }) => `JSON değerinde ${turkishNumber(limit)} öğeden fazlası var.`,
  linkScheme: 'Yalnızca http ve https bağlantıları kabul edilir.',
  webAddressInvalid: 'Geçerli bir web adresi değil.',
  numberUnreadable: 'Sayı olarak okunamadı.',
  ratingValueOutOfRange: 'Puan 0 ile 5 arasında olmalı.',
  numberOutOfRange: 'Sayı sınırların dışında.',
  latitudeOutOfRange: 'Enlem -90 ile 90 arasında olmalı.',
  longitudeOutOfRange: 'Boylam -180 ile 180 arasında olmalı.',
  reviewRatingOutOfRange: 'Yorumun puanı 1 ile 5 arasında olmalı.',
  reviewDateUnreadable: 'Yorumun tarihi okunamadı.',
  reviewsUnreadable: 'Yorum listesi olarak okunamadı.',
  reviewsTooMany: ({ limit }) => `Yalnızca ilk ${turkishNumber(limit)} yorum okundu.`,
  listCutOff: 'Hücre yarım kalmış; yalnızca kesilen yere kadarki yorumlar okundu.',
  valueNotText: 'Değer bir metin değil.',
  reviewProblem: ({ number, problem }) => `${turkishNumber(number)}. yorum: ${problem}`,
};
