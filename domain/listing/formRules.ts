import { boolean, mixed, number, object, string, type AnySchema } from 'yup';
import { safeLink } from '../text/links.ts';
import { cleanName } from '../text/names.ts';
import {
  fieldSpec,
  inputFields,
  listingFields,
  listingStatuses,
  type FieldKind,
  type InputField,
} from './fields.ts';

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

/** Text of which something is seen. */
const requiredText = (message: string, label: string) =>
  trimmed()
    .required(message)
    .test(
      'seen',
      `${label} yalnızca görünmeyen karakterlerden oluşamaz`,
      (value) => !value || cleanName(value) !== '',
    );

/** The same form as the database's rule: what is checked is stored as it was written. */
const webForm = /^https?:\/\/[^\s\p{Cc}"<>]+$/u;

const webAddress = (message: string) =>
  optionalText().test(
    'url',
    message,
    (value) => !value || (webForm.test(value) && safeLink(value, ['http', 'https']) !== null),
  );

const coordinate = (most: number, message: string) =>
  number().typeError(message).nullable().min(-most, message).max(most, message);

export const latitudeRule = coordinate(90, listingFields.latitude.invalid);
export const longitudeRule = coordinate(180, listingFields.longitude.invalid);

const emailForm = /^[^\s@<>"(),;:\\[\]]+@[^\s@<>"(),;:\\[\]]+\.[^\s@<>"(),;:\\[\].]+$/;

const emailAddress = (message: string) =>
  optionalText().test('email', message, (value) => !value || (value.length <= 254 && emailForm.test(value)));

const isOneOf =
  (...names: FieldKind[]) =>
  (kind: FieldKind) =>
    names.includes(kind);
const isText = isOneOf('text', 'longText', 'richText', 'reference', 'timeZone');

function ruleOf(name: InputField): AnySchema {
  const { kind, initial, invalid = '', label, required, longest } = fieldSpec(name);
  if (kind === 'boolean')
    return initial === undefined
      ? boolean().typeError(wrongType).nullable()
      : boolean()
          .typeError(wrongType)
          .default(initial === 'true');
  if (kind === 'link') return webAddress(invalid);
  if (kind === 'email') return emailAddress(invalid);
  if (kind === 'status') return optionalText().oneOf([...listingStatuses, null], invalid);
  if (!isText(kind)) return mixed().nullable();
  const text = required === undefined ? optionalText() : requiredText(required, label);
  return longest === undefined ? text : text.max(longest, `${label} en fazla ${longest} karakter olabilir`);
}

const rules = Object.fromEntries(inputFields.map((name) => [name, ruleOf(name)])) as Record<
  InputField,
  AnySchema
>;

/** What an operator may write about a listing; the same rules in the form and on the server. */
export const businessForm = object({
  ...rules,
  categoryId: number()
    .typeError('Kategori seçimi gerekli')
    .required('Kategori seçimi gerekli')
    .integer('Kategori seçimi gerekli')
    .min(1, 'Kategori seçimi gerekli'),
  country: optionalText(),
  latitude: latitudeRule,
  longitude: longitudeRule,
});
