import { boolean, number, object, string } from 'yup';
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
  about: optionalText(),
  email: optionalText().test(
    'email',
    'Geçersiz email',
    (value) => !value || (value.length <= 254 && emailForm.test(value)),
  ),
  website: webAddress('Geçersiz URL'),
  menuLink: webAddress('Geçersiz menü URL'),
  orderLink: webAddress('Geçersiz sipariş URL'),
  reservationLink: webAddress('Geçersiz rezervasyon URL'),
  isOpen: boolean().typeError(wrongType).default(true),
  isVerified: boolean().typeError(wrongType).default(false),
});
