import type { Message } from '../../../../../domain/messages/message.ts';
import { ValidationError } from 'yup';
import { fieldSpec, listingFieldNames } from '../../../../../domain/listing/fields.ts';
import { businessForm, formProblems } from '../../../../../domain/listing/formRules.ts';
import { structuredNames } from '../../../../../domain/listing/structuredFields.ts';
import { cleanName } from '../../../../../domain/text/names.ts';
import { AppError } from '../../../lib/errors.ts';

/** Values by field of the business form, checked: text trimmed, '' as null but for `about`, where null clears the sections. */
export type BusinessInput = Partial<Record<keyof typeof businessForm.fields, unknown>>;

const maxTextLength = 4000;
const maxArticleLength = 500_000;
const articles = new Set<string>([
  ...['description', 'detailedInfo', 'about', 'workingHours'],
  ...structuredNames,
]);
/** Single-line fields. */
const lines = new Set<string>([
  ...listingFieldNames.filter((name) => fieldSpec(name).kind === 'text'),
  'city',
]);

/**
 * Validates an operator's input for a listing by the rules of the form, without converting types. `whole`: all required fields
 * must be present (a new listing); otherwise only the given fields are checked. Errors: BAD_INPUT with a message for each
 * field.
 */
export async function checkBusinessInput(given: object, whole: boolean): Promise<BusinessInput> {
  const entries = Object.entries(given).filter(([, value]) => value !== undefined);
  const problems: Record<string, Message> = {};
  for (const [name, value] of entries) {
    if (!Object.hasOwn(businessForm.fields, name)) problems[name] = 'unknownField';
    else if (typeof value === 'string' && !isStorable(name, value)) problems[name] = 'textInvalid';
  }
  refuse(problems);

  const values = Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]),
  );
  const names = Object.keys(values) as (keyof typeof businessForm.fields)[];
  const form = whole ? businessForm : businessForm.pick(names);
  try {
    await form.validate(values, { abortEarly: false, strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    refuse(formProblems(error));
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const text: unknown = typeof value === 'string' && lines.has(name) ? cleanName(value) : value;
      return [name, text === '' && name !== 'about' ? null : text];
    }),
  );
}

/** Messages of the fields that every new listing has. An import may store a listing without an address or a category. */
const requiredFields = new Map<string, Message>([
  ...listingFieldNames.flatMap((name): [string, Message][] => {
    const { required } = fieldSpec(name);
    return required === undefined ? [] : [[name, required]];
  }),
  ['categoryId', 'categoryRequired'],
]);

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** The input without its empty required fields, which `refuseRemovedRequired` holds against the stored listing. */
export function withoutEmptyRequired(given: object): object {
  return Object.fromEntries(
    Object.entries(given).filter(([name, value]) => !(requiredFields.has(name) && isEmpty(value))),
  );
}

/** Throws BAD_INPUT where the input empties a required field that the stored listing has. */
export function refuseRemovedRequired(given: Record<string, unknown>, stored: Record<string, unknown>): void {
  refuse(
    Object.fromEntries(
      [...requiredFields].filter(([name]) => isEmpty(given[name]) && !isEmpty(stored[name])),
    ),
  );
}

function isStorable(name: string, text: string): boolean {
  return (
    text.length <= (articles.has(name) ? maxArticleLength : maxTextLength) &&
    !text.includes('\0') &&
    !/\p{Surrogate}/u.test(text)
  );
}

function refuse(problems: Record<string, Message>): void {
  const [message] = Object.values(problems);
  if (message !== undefined) throw new AppError('BAD_INPUT', message, problems);
}
