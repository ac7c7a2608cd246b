import { fieldNames } from './editValues.ts';

/** Fields of a listing that the form does not have. */
const otherNames: Readonly<Record<string, string>> = {
  cityId: 'Şehir',
  position: 'Konum',
  deletedAt: 'Çöp kutusu',
  timeZone: 'Saat dilimi',
  imageUrl: 'İkinci görsel',
  reviewsLink: 'Yorum bağlantısı',
  rating: 'Puan',
  reviewCount: 'Yorum sayısı',
  slug: 'Adresteki ad',
  globalRowNumber: 'Satır numarası',
  isDemo: 'Gösterim verisi',
  placeId: 'Kaynak kimliği',
  googleId: 'Google kimliği',
  cid: 'CID',
  createdByImportId: 'İçe aktarma',
  createdAt: 'Eklenme zamanı',
};

/** An operator's word for a field of a listing. */
export const fieldWord = (field: string): string =>
  (fieldNames as Readonly<Record<string, string>>)[field] ?? otherNames[field] ?? field;

/** Columns that only follow from others; they say nothing to an operator. */
const following = new Set([
  'about_text',
  'derived_fields',
  'edited_fields',
  'name_folded',
  'opening_minutes',
  'phone_normalised',
  'schedule_id',
]);

/** An operator's words for a column that an audit event names, such as `working_hours.Monday`; null for one to hide. */
export function columnWord(path: string): string | null {
  const [column = '', ...parts] = path.split('.');
  if (following.has(column)) return null;
  const field = column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
  return [fieldWord(field), ...parts].join('.');
}
