import { boolean, mixed, number, object, string } from 'yup';
import { safeLink } from './links.ts';

/** Longest name the directory keeps, in characters. */
const longestName = 500;

interface TypeProblem {
  type?: string;
  value?: unknown;
}

function wrongType({ type, value }: TypeProblem): string {
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return `Expected ${type ?? 'text'}, received ${received}`;
}

// yup's own trim() throws on what is no text.
const trimmed = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(wrongType);

const optionalText = () => trimmed().nullable();

const webAddress = (message: string) =>
  optionalText().test('url', message, (value) => !value || safeLink(value, ['http', 'https']) !== null);

const coordinate = (most: number, message: string) =>
  number().typeError(message).nullable().min(-most, message).max(most, message);

export const latitudeRule = coordinate(90, 'Enlem -90 ile 90 arasında olmalı');
export const longitudeRule = coordinate(180, 'Boylam -180 ile 180 arasında olmalı');

const emailForm = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

/** What an operator may write about a listing; the same rules in the form and on the server. */
export const businessForm = object({
  name: trimmed()
    .required('İşletme adı gerekli')
    .max(longestName, `İşletme adı en fazla ${longestName} karakter olabilir`),
  categoryId: number()
    .typeError('Kategori seçimi gerekli')
    .required('Kategori seçimi gerekli')
    .integer('Kategori seçimi gerekli')
    .min(1, 'Kategori seçimi gerekli'),
  address: trimmed().required('Adres gerekli'),
  street: optionalText(),
  city: optionalText(),
  state: optionalText(),
  country: optionalText(),
  countryCode: optionalText(),
  postalCode: optionalText(),
  phone: optionalText(),
  type: optionalText(),
  description: optionalText(),
  /** Sections as an object or its JSON text; any other text is taken as detailed info. */
  about: mixed().nullable(),
  detailedInfo: optionalText(),
  email: optionalText().test(
    'email',
    'Geçersiz email',
    (value) => !value || (value.length <= 254 && emailForm.test(value)),
  ),
  website: webAddress('Geçersiz URL'),
  menuLink: webAddress('Geçersiz menü URL'),
  orderLink: webAddress('Geçersiz sipariş URL'),
  reservationLink: webAddress('Geçersiz rezervasyon URL'),
  locationLink: webAddress('Geçersiz harita URL'),
  reviewsLink: webAddress('Geçersiz yorum URL'),
  photoUrl: webAddress('Geçersiz fotoğraf URL'),
  imageUrl: webAddress('Geçersiz görsel URL'),
  priceRange: optionalText().max(20, 'Fiyat aralığı en fazla 20 karakter olabilir'),
  businessStatus: optionalText().oneOf(
    ['OPERATIONAL', 'CLOSED_TEMPORARILY', 'CLOSED_PERMANENTLY', null],
    'Geçersiz işletme durumu',
  ),
  /** Hours by day, or any text of them that an import would understand. */
  workingHours: mixed().nullable(),
  timeZone: optionalText(),
  latitude: latitudeRule,
  longitude: longitudeRule,
  isOpen: boolean().typeError(wrongType).default(true),
  isVerified: boolean().typeError(wrongType).default(false),
});
