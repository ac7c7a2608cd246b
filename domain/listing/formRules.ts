import { boolean, mixed, number, object, string, type AnySchema, type ValidationError } from 'yup';
import { safeLink } from '../text/links.ts';
import type { Message } from '../messages/message.ts';
import { cleanName } from '../text/names.ts';
import {
  fieldSpec,
  inputFields,
  listingFields,
  listingStatuses,
  type FieldKind,
  type InputField,
} from './fields.ts';
import { emailForm } from '../text/emailForm.ts';

interface TypeProblem {
  type?: string;
  value?: unknown;
}

function wrongType({ type, value }: TypeProblem): Message {
  const received = value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
  return { message: 'typeExpected', expected: type ?? 'text', received };
}

// yup's own trim() throws on values that are not text.
const trimmed = () =>
  string()
    .transform((value: unknown) => (typeof value === 'string' ? value.trim() : value))
    .typeError(wrongType);

const optionalText = () => trimmed().nullable();

/** Text with at least one visible character. */
const requiredText = (message: Message, field: InputField) =>
  trimmed()
    .required(message)
    .test(
      'seen',
      { message: 'fieldInvisible', field } satisfies Message,
      (value) => !value || cleanName(value) !== '',
    );

/** The same pattern as the database's, since the checked value is stored as written. */
const webForm = /^https?:\/\/[^\s\p{Cc}"<>]+$/u;

const webAddress = (message: Message) =>
  optionalText().test(
    'url',
    message,
    (value) => !value || (webForm.test(value) && safeLink(value, ['http', 'https']) !== null),
  );

const coordinate = (most: number, message: Message) =>
  number().typeError(message).nullable().min(-most, message).max(most, message);

export const latitudeRule = coordinate(90, listingFields.latitude.invalid);
export const longitudeRule = coordinate(180, listingFields.longitude.invalid);

const emailAddress = (message: Message) =>
  optionalText().test('email', message, (value) => !value || (value.length <= 254 && emailForm.test(value)));

const isOneOf =
  (...names: FieldKind[]) =>
  (kind: FieldKind) =>
    names.includes(kind);
const isText = isOneOf('text', 'longText', 'richText', 'reference', 'timeZone');

function ruleOf(name: InputField): AnySchema {
  const { kind, initial, invalid = 'textInvalid', required, longest } = fieldSpec(name);
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
  const text = required === undefined ? optionalText() : requiredText(required, name);
  return longest === undefined
    ? text
    : text.max(longest, { message: 'fieldTooLong', field: name, limit: longest } satisfies Message);
}

const rules = Object.fromEntries(inputFields.map((name) => [name, ruleOf(name)])) as Record<
  InputField,
  AnySchema
>;

/** Validation rules for the fields of a listing, shared by form and server. */
export const businessForm = object({
  ...rules,
  categoryId: number()
    .typeError('categoryRequired')
    .required('categoryRequired')
    .integer('categoryRequired')
    .min(1, 'categoryRequired'),
  country: optionalText(),
  latitude: latitudeRule,
  longitude: longitudeRule,
});

/** Problems of a failed validation, by field. */
export function formProblems(error: ValidationError): Record<string, Message> {
  const faults = error.inner.length > 0 ? error.inner : [error];
  // The rules give message codes, which yup passes on unchanged.
  const entries = faults.map(({ path, errors: [message] }) => [path ?? 'input', message as Message] as const);
  return Object.fromEntries(entries);
}
