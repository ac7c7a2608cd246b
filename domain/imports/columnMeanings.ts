import { listingFieldNames, type ListingFieldName } from '../listing/fields.ts';
import { fieldLabel } from '../listing/labels.ts';

/** Meanings of a column besides the fields of a listing, with Turkish labels:  parts and mixtures of fields that only files have. */
const otherColumnLabels = {
  subtypes: 'Alt kategoriler',
  completeAddress: 'Adres, parçalı',
  houseNumber: 'Kapı numarası',
  streetLine2: 'Daire, kat veya blok',
  streetType: 'Yol türü',
  areaCode: 'Telefonun alan kodu',
  closedOn: 'Kapanma tarihi',
  isClosed: 'Kapalı mı',
  anyLink: 'Bağlantı',
  coordinates: 'Koordinatlar',
  reversedCoordinates: 'Koordinatlar, önce boylam',
  liveStatus: 'Anlık durum',
  permanentlyClosed: 'Kalıcı olarak kapalı',
  temporarilyClosed: 'Geçici olarak kapalı',
  servedArea: 'Hizmet verilen yer',
  addressPart: 'Adresin parçası',
  addressLine: 'Adresin satırı',
  phonePart: 'Telefonun parçası',
  dailyHours: 'Her günün çalışma saatleri',
  closingDays: 'Haftalık kapalı günler',
  openDays: 'Haftalık açık günler',
  opensAt: 'Her gün açılış saati',
  closesAt: 'Her gün kapanış saati',
  weekday: 'Satırın günü',
  ratingOfTen: 'Puan (10 üzerinden)',
  scoreCount: 'Bir puanın yorum sayısı',
  busyHour: 'Bir saatin yoğunluğu',
  socialLink: 'Sosyal medya bağlantısı',
  reviews: 'Yorumlar',
  personName: 'Kişi adı',
  reviewAuthor: 'Yorum yazarı',
  reviewRating: 'Yorum puanı',
  reviewText: 'Yorum metni',
  reviewDate: 'Yorum tarihi',
  openingDay: 'Bir günün saatleri',
  feature: 'Özellik',
  reviewSource: 'Yorum kaynağı',
  reviewFingerprint: 'Yorum kimliği',
  reviewModeration: 'Yorumun gizlenmesi',
  ownId: 'Kayıt numarası',
  ownSlug: 'Kayıt adresi',
  derivedFields: 'Türetilen alanlar',
  continuedField: 'Uzun metnin alanı',
  continuedText: 'Uzun metnin parçası',
} as const;
export type OtherColumn = keyof typeof otherColumnLabels;

export type ColumnField = ListingFieldName | OtherColumn;

/** Meanings that only patterns of headers or files of our own give. */
const notChosen: ReadonlySet<string> = new Set<OtherColumn>([
  ...(['openingDay', 'feature', 'personName', 'scoreCount', 'busyHour'] as const),
  ...(['reviewSource', 'reviewFingerprint', 'reviewModeration'] as const),
  ...(['ownId', 'ownSlug', 'derivedFields', 'continuedField', 'continuedText'] as const),
]);

const isOtherColumn = (field: string): field is OtherColumn => Object.hasOwn(otherColumnLabels, field);

/** The meanings that an operator may give a column. */
export const chosenColumns: readonly ColumnField[] = [
  ...listingFieldNames,
  ...Object.keys(otherColumnLabels).filter(isOtherColumn),
].filter((field) => !notChosen.has(field));

/** Turkish label of a column's meaning; an unknown one is returned unchanged. */
export const meaningLabel = (field: string): string =>
  isOtherColumn(field) ? otherColumnLabels[field] : fieldLabel(field);
