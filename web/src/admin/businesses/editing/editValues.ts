import {
  fieldSpec,
  inputFields,
  type FieldsWith,
  type InputField,
} from '../../../../../domain/listing/fields.ts';
import { structuredLines, structuredNames } from '../../../../../domain/listing/structuredFields.ts';
import type {
  AdminBusiness_EditFragment,
  BusinessInput,
  BusinessStatus,
} from '../../../graphql/generated.ts';
import type { EditDay } from './editHours.ts';
import { readEditHours, writeEditHours } from './editHours.ts';
import type { EditSection } from './editSections.ts';
import { readEditSections, writeEditSections } from './editSections.ts';

type TextKind = 'text' | 'longText' | 'richText' | 'link' | 'email' | 'reference';

/** Fields that are plain text in the form and on the server. */
export type TextField = Extract<InputField, FieldsWith<{ kind: TextKind }>>;
/** Fields that are yes or no, and those of them that may also be unknown. */
type BooleanField = Extract<InputField, FieldsWith<{ kind: 'boolean' }>>;
export type SwitchField = Extract<BooleanField, FieldsWith<{ initial: string }>>;
export type AnswerField = Exclude<BooleanField, SwitchField>;

const textKinds: readonly string[] = [
  'text',
  'longText',
  'richText',
  'link',
  'email',
  'reference',
] satisfies TextKind[];
const isTextField = (name: InputField): name is TextField => textKinds.includes(fieldSpec(name).kind);
const isBooleanField = (name: InputField): name is BooleanField => fieldSpec(name).kind === 'boolean';

/** Fields of parts, which the form holds as lines of text. */
export type LinesField = Extract<InputField, FieldsWith<{ kind: 'structured' }>>;

/** Form values; '' if empty. */
export type EditValues = Record<TextField | LinesField, string> &
  Record<SwitchField, boolean> &
  Record<AnswerField, boolean | null> & {
    categoryId: number | null;
    /** As it is typed; found again by its name. */
    categoryName: string;
    businessStatus: BusinessStatus | '';
    latitude: string;
    longitude: string;
    workingHours: EditDay[];
    about: EditSection[];
  };

/** Fields of the form by the names in which they are sent. The time zone follows from the position. */
export type EditField = Exclude<InputField, 'timeZone'> | 'categoryId';
export const editFields: readonly EditField[] = [
  'categoryId',
  ...inputFields.filter((name) => name !== 'timeZone'),
];

/** The form of a stored listing; of a new one without. */
export function readEditValues(business: AdminBusiness_EditFragment | null): EditValues {
  const given: Partial<Record<InputField, unknown>> = business
    ? { ...business, city: business.city?.name ?? null, countryCode: business.country?.code ?? null }
    : {};
  const texts = inputFields.filter(isTextField).map((name) => [name, given[name] ?? '']);
  const answers = inputFields
    .filter(isBooleanField)
    .map((name) => [name, given[name] ?? initialAnswer(fieldSpec(name).initial)]);
  const lines = structuredNames.map((name) => [name, structuredLines(name, given[name])]);
  return {
    ...(Object.fromEntries([...texts, ...lines]) as Record<TextField | LinesField, string>),
    ...(Object.fromEntries(answers) as Record<SwitchField, boolean> & Record<AnswerField, boolean | null>),
    categoryId: business?.category?.id ?? null,
    categoryName: business?.category?.name ?? '',
    businessStatus: business?.businessStatus ?? '',
    latitude: coordinateText(business?.latitude),
    longitude: coordinateText(business?.longitude),
    workingHours: readEditHours(business?.workingHours ?? null),
    about: readEditSections(business?.about ?? null),
  };
}

const initialAnswer = (initial: string | undefined) => (initial === undefined ? null : initial === 'true');

const coordinateText = (value: number | null | undefined) => (value == null ? '' : String(value));

/** Degrees as typed, also with a comma; NaN if invalid. */
export function readCoordinate(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : Number(trimmed.replace(',', '.'));
}

/** The value of one field as the server takes it. */
function sentValue(values: EditValues, field: EditField): unknown {
  if (field === 'workingHours') return writeEditHours(values.workingHours);
  if (field === 'about') return writeEditSections(values.about);
  if (field === 'latitude' || field === 'longitude') return readCoordinate(values[field]);
  const value = values[field];
  return typeof value === 'string' ? value.trim() || null : value;
}

/** Fields in which two states of the form differ; a category that is typed and not found is not the lack of one. */
export function differingFields(a: EditValues, b: EditValues): EditField[] {
  return editFields.filter(
    (field) => JSON.stringify(heldValue(a, field)) !== JSON.stringify(heldValue(b, field)),
  );
}

const heldValue = (values: EditValues, field: EditField) =>
  field === 'categoryId' && values.categoryId === null
    ? values.categoryName.trim()
    : sentValue(values, field);

/** Only changed fields are sent, so that concurrent changes of others stay. */
export function changedInput(base: EditValues, values: EditValues): BusinessInput {
  const fields = new Set<EditField>(differingFields(base, values));
  // The server takes a position as a pair.
  if (fields.has('latitude') || fields.has('longitude')) fields.add('latitude').add('longitude');
  return inputOf(values, [...fields]);
}

/** Input of a new listing: all filled fields. */
export function newInput(values: EditValues): BusinessInput {
  return inputOf(
    values,
    editFields.filter((field) => sentValue(values, field) !== null),
  );
}

function inputOf(values: EditValues, fields: readonly EditField[]): BusinessInput {
  return Object.fromEntries(fields.map((field) => [field, sentValue(values, field)]));
}
