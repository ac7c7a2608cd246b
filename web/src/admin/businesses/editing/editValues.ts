import type {
  AdminBusiness_EditFragment,
  BusinessInput,
  BusinessStatus,
} from '../../../graphql/generated.ts';
import type { EditDay } from './editHours.ts';
import { readEditHours, writeEditHours } from './editHours.ts';
import type { EditSection } from './editSections.ts';
import { readEditSections, writeEditSections } from './editSections.ts';

/** Fields that are plain text in the form and on the server. */
const textFields = [
  'name',
  'type',
  'address',
  'street',
  'city',
  'state',
  'postalCode',
  'countryCode',
  'phone',
  'email',
  'website',
  'menuLink',
  'orderLink',
  'reservationLink',
  'locationLink',
  'photoUrl',
  'description',
  'detailedInfo',
  'priceRange',
] as const;

export type TextField = (typeof textFields)[number];

/** What the form shows; '' is nothing. */
export type EditValues = Record<TextField, string> & {
  categoryId: number | null;
  /** As it is typed; found again by its name. */
  categoryName: string;
  businessStatus: BusinessStatus | '';
  latitude: string;
  longitude: string;
  isOpen: boolean;
  isVerified: boolean;
  workingHours: EditDay[];
  about: EditSection[];
};

/** Fields that an operator is told about, in the order of the form. */
export const fieldNames = {
  isOpen: 'Açık',
  isVerified: 'Doğrulanmış',
  name: 'İşletme adı',
  categoryId: 'Kategori',
  type: 'Tür',
  address: 'Adres',
  street: 'Sokak',
  city: 'Şehir',
  state: 'Eyalet',
  postalCode: 'Posta kodu',
  countryCode: 'Ülke',
  phone: 'Telefon',
  email: 'E-posta',
  website: 'Web sitesi',
  menuLink: 'Menü bağlantısı',
  orderLink: 'Sipariş bağlantısı',
  reservationLink: 'Rezervasyon bağlantısı',
  description: 'Uzun makale',
  detailedInfo: 'Detaylı bilgi',
  workingHours: 'Çalışma saatleri',
  latitude: 'Enlem',
  longitude: 'Boylam',
  locationLink: 'Harita bağlantısı',
  photoUrl: 'Fotoğraf adresi',
  about: 'Özellikler',
  priceRange: 'Fiyat aralığı',
  businessStatus: 'İşletme durumu',
} as const satisfies Partial<Record<keyof EditValues, string>>;

export type EditField = keyof typeof fieldNames;
const editFields = Object.keys(fieldNames) as EditField[];

/** The form of a stored listing; of a new one without. */
export function readEditValues(business: AdminBusiness_EditFragment | null): EditValues {
  const given: Partial<Record<TextField, string | null>> = business
    ? { ...business, city: business.city?.name ?? null, countryCode: business.country?.code ?? null }
    : {};
  const texts = Object.fromEntries(textFields.map((field) => [field, given[field] ?? '']));
  return {
    ...(texts as Record<TextField, string>),
    categoryId: business?.category?.id ?? null,
    categoryName: business?.category?.name ?? '',
    businessStatus: business?.businessStatus ?? '',
    latitude: degrees(business?.latitude),
    longitude: degrees(business?.longitude),
    isOpen: business?.isOpen ?? true,
    isVerified: business?.isVerified ?? false,
    workingHours: readEditHours(business?.workingHours ?? null),
    about: readEditSections(business?.about ?? null),
  };
}

const degrees = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Degrees as typed, also with a comma; NaN where they are none. */
export function readDegrees(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : Number(trimmed.replace(',', '.'));
}

/** The value of one field as the server takes it. */
function sentValue(values: EditValues, field: EditField): unknown {
  if (field === 'workingHours') return writeEditHours(values.workingHours);
  if (field === 'about') return writeEditSections(values.about);
  if (field === 'latitude' || field === 'longitude') return readDegrees(values[field]);
  const value = values[field];
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Fields in which two states of the form differ. */
export function differingFields(a: EditValues, b: EditValues): EditField[] {
  return editFields.filter(
    (field) => JSON.stringify(sentValue(a, field)) !== JSON.stringify(sentValue(b, field)),
  );
}

/** Only what was changed is sent, so that what others change meanwhile stays. */
export function changedInput(base: EditValues, values: EditValues): BusinessInput {
  const fields = new Set<EditField>(differingFields(base, values));
  // The server takes a position as a pair.
  if (fields.has('latitude') || fields.has('longitude')) fields.add('latitude').add('longitude');
  return inputOf(values, [...fields]);
}

/** What a new listing is made of: all that was filled in. */
export function newInput(values: EditValues): BusinessInput {
  return inputOf(
    values,
    editFields.filter((field) => sentValue(values, field) !== null),
  );
}

function inputOf(values: EditValues, fields: readonly EditField[]): BusinessInput {
  return Object.fromEntries(fields.map((field) => [field, sentValue(values, field)]));
}
