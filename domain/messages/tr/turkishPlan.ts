import type { Translation } from '../renderMessage.ts';
import type { englishPlan } from '../en/englishPlan.ts';
import { turkishNumber } from './turkishFormat.ts';

export const turkishPlan: Translation<typeof englishPlan> = {
  planNameRequired: 'Plan adı gerekli',
  wholeNumberBetween: ({ least, most }) =>
    `${turkishNumber(least)} ile ${turkishNumber(most)} arasında bir tam sayı olmalı`,
  tooManyPlanFeatures: ({ limit }) => `En fazla ${turkishNumber(limit)} özellik`,
  planFeatureTooLong: ({ limit }) => `Her özellik en fazla ${turkishNumber(limit)} karakter`,
  planNotSaved: 'Plan kaydedilemedi.',
  subscriptionNotSaved: 'Abonelik kaydedilemedi.',
  planIdInvalid: 'Küçük harfle başlar; küçük harf, rakam ve tireden oluşur; en fazla 40 karakter',
  tooManyPlans: ({ limit }) => `En fazla ${turkishNumber(limit)} plan olabilir.`,
  planIdTaken: 'Bu kimlik kullanılıyor.',
  planNameTaken: 'Bu adda bir plan var.',
  planETagInvalid: 'If-Match planın ETag değeri olmalıdır.',
  planNotFound: 'Plan bulunamadı.',
  planChanged: 'Plan bu arada değişti. Sayfayı yenileyip tekrar deneyin.',
  paymentInFuture: 'Ödeme tarihi gelecekte olamaz',
  paymentNotSaved: 'Ödeme kaydedilemedi.',
  planSold: 'Bu plan satıldığı için silinemez; kullanımdan kaldırılabilir.',
  planRetired: 'Bu plan kullanımdan kaldırıldı; değiştirmek için önce geri getirin.',
  subscriptionNotFound: 'Abonelik bulunamadı.',
  subscriptionWithoutListing: 'Bu aboneliğin işletmesi artık kayıtlı değil.',
  subscriptionRenewed: 'Bu abonelik zaten yenilendi.',
  subscriptionEnded: 'Bu abonelik zaten sona erdi.',
  subscriptionOfDemo: 'Gösterim verisindeki bir işletmeye abonelik satılamaz.',
  planRetiredForSale: 'Bu plan kullanımdan kaldırıldı; satıştaki bir plan seçin.',
  planNotForSale: 'Bu plan satışta değil.',
  dateTooFar: ({ limit }) => `En fazla ${turkishNumber(limit)} gün öncesi veya sonrası olabilir`,
  subscriptionChanged: 'Abonelik bu arada değişti. Sayfayı yenileyip tekrar deneyin.',
  subscriptionOverlap: 'Bu kaydın bu tarihlerde başka bir aboneliği var.',
};
