import { isolated } from '../../text/bidi.ts';
import type { Translation } from '../renderMessage.ts';
import type { englishPlace } from '../en/englishPlace.ts';
import { turkishCountry, turkishNumber } from './turkishFormat.ts';

export const turkishPlace: Translation<typeof englishPlace> = {
  citiesOfTwoCountries: 'İki ayrı ülkenin şehirleri birleştirilemez.',
  slugInvalid: 'Yalnızca küçük harf, rakam ve tire',
  iconUnknown: 'Böyle bir simge yok',
  nameInvisible: 'Ad yalnızca görünmeyen karakterlerden oluşamaz',
  placeChanged: ({ name }) =>
    `“${isolated(name)}” bu arada değiştirildi; son durumunu görüp yeniden deneyin.`,
  nameTaken: 'Bu adda başka bir kayıt var; ikisini birleştirebilirsiniz',
  slugTaken: 'Bu adres başka bir kayıtta kullanılıyor ya da kullanıldı',
  nameLooksAlike: ({ name }) =>
    `“${isolated(name)}” ile aynı görünüyor, ama başka harflerle yazılmış; o kaydı kullanın ya da ikisini birleştirin`,
  importWritingName: 'Bir içe aktarma şu anda bu adı yazıyor; bitince tekrar deneyin.',
  nameTakenMeanwhile: 'Bu ad ya da adres bu arada alındı; tekrar deneyin.',
  nothingToDelete: 'Silinecek boş kayıt yok.',
  categoryNotFound: 'Kategori bulunamadı.',
  cityNotFound: 'Şehir bulunamadı.',
  placeMerged: ({ name }) => `“${isolated(name)}” birleştirilmiş; önce birleştirme geri alınmalı.`,
  placeInUse: ({ name, listings }) =>
    `“${isolated(name)}” kullanılıyor: ${turkishNumber(listings)} kayıt. Silmek yerine başka bir kayıtla birleştirin.`,
  placeInTrash: ({ name, trashed }) =>
    `“${isolated(name)}” kullanılıyor: çöp kutusunda ${turkishNumber(trashed)} kayıt. Silmek yerine başka bir kayıtla birleştirin.`,
  placeInUseAndTrash: ({ name, listings, trashed }) =>
    `“${isolated(name)}” kullanılıyor: ${turkishNumber(listings)} kayıt, çöp kutusunda ${turkishNumber(trashed)} kayıt. Silmek yerine başka bir kayıtla birleştirin.`,
  formerSlugsTaken: 'Eski adresleri artık başka kayıtlarca kullanılıyor; geri getirilemez.',
  countryRenamed: ({ name }) => `Bu ülkenin adı bu arada “${isolated(name)}” oldu; yeniden deneyin.`,
  changedAgain: 'Bu arada yeniden değiştirildi; önce sonraki değişikliği geri alın.',
  nameOfCountry: ({ countryCode }) => `Bu ad ${turkishCountry(countryCode)} için kullanılıyor`,
  changeNeverApplied: 'Bu değişiklik hiç uygulanmadı.',
  mergedAgain: 'Bu arada yeniden birleştirildi; önce sonraki birleştirmeyi geri alın.',
  mergeWithItself: 'Kendisiyle birleştirilemez.',
  changeEnded: 'Bu değişiklik zaten bitti.',
  changeNotApplied: 'Bu değişiklik henüz uygulanmadı.',
  changeUndoing: 'Bu değişiklik zaten geri alındı ya da alınıyor.',
};
