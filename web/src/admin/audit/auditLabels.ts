import { reviewReasonLabels } from '../shared/text/reviewReasonLabels.ts';

type Labels = Readonly<Record<string, string | null>>;

const placeFields: Labels = {
  name: 'Ad',
  slug: 'Adres',
  icon: 'Simge',
  countryCode: 'Ülke',
  businessCount: 'Kayıt',
  mergedInto: 'Birleştiği kaydın numarası',
  count: 'Kaç tane',
  names: 'Adlar',
  // Not for operators: by which older names imports find it.
  formerKeys: null,
};

const fieldLabels: Readonly<Record<string, Labels>> = {
  category: placeFields,
  city: placeFields,
  country: placeFields,
  review: {
    reviews: 'Yorum sayısı',
    listing: 'İşletme',
    listings: 'İşletme sayısı',
    reason: 'Neden',
    note: 'Açıklama',
    kept: 'Olduğu gibi kalan yorum',
  },
  plan: {
    name: 'Plan adı',
    price: 'Fiyat (₺)',
    duration: 'Süre (gün)',
    features: 'Özellikler',
    maxAds: 'Reklam hakkı',
    priorityPlacement: 'Öncelikli yer',
    analyticsAccess: 'Ziyaret raporu',
    customStyling: 'Vurgulu kart',
    isEnabled: 'Satışta',
    isRetired: 'Kullanımdan kaldırıldı',
  },
};

/** Turkish label of a field; its own name if there is none, null if it is not shown. */
export function auditFieldLabel(entity: string, field: string): string | null {
  const labels = fieldLabels[entity];
  return labels && Object.hasOwn(labels, field) ? (labels[field] ?? null) : field;
}

/** A value in words, where it is one of a few. */
export function auditValueLabel(entity: string, field: string, value: string | null): string | null {
  const isReason = entity === 'review' && field === 'reason';
  return isReason && value !== null && Object.hasOwn(reviewReasonLabels, value)
    ? reviewReasonLabels[value as keyof typeof reviewReasonLabels]
    : value;
}
