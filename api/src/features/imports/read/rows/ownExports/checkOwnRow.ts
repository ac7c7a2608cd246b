import {
  fieldSpec,
  listingFieldNames,
  listingStatuses,
  type FieldKind,
  type FieldValue,
  type ListingFieldName,
} from '../../../../../../../domain/listing/fields.ts';
import { cleanName } from '../../../../../../../domain/text/names.ts';
import {
  readStructured,
  structuredNames,
  type StructuredName,
} from '../../../../../../../domain/listing/structuredFields.ts';
import { DAYS, type WorkingHours } from '../../../../../../../domain/hours/openingHours.ts';
import type { ImportedAbout, ImportedRow } from '../../../stage/importedRow.ts';
import { aboutOf } from '../../values/aboutValue.ts';
import { checkOwnReview } from './checkOwnReview.ts';
import { checkRow, withWarnings, type CheckedRow } from '../check/checkRow.ts';
import type { ColumnField } from '../../columns/columnFields.ts';
import { countryOf } from '../../values/location/countryValue.ts';
import { detailReaders } from '../../details/readDetails.ts';
import { hoursOf } from '../../values/hours/hoursValue.ts';
import { linkOf } from '../../values/linkValue.ts';
import { ownFieldOf } from '../../columns/mapColumns.ts';
import { countOf, coordinateOf, ratingOf } from '../../values/numbers/numberValue.ts';
import { ownListingOf, unknownListing } from './ownListingOf.ts';
import { ownReviews } from './ownReviews.ts';
import { normalisePhone } from '../../../../../lib/text/phones/phoneNumber.ts';
import { ValueProblem } from '../rowProblem.ts';
import { namelessProblems } from '../../missingName.ts';
import { rowKindOf } from '../rowKindOf.ts';
import { RowValues, type ColumnPlan } from '../rowValues.ts';
import type { SheetRow } from '../../formats/sheetRow.ts';
import { emailOf } from '../../values/smallValues.ts';
import { statusOf } from '../../values/statusValue.ts';
import { booleanOf, cleanCell } from '../../values/textValue.ts';
import { timeZoneOf } from '../../../../../lib/geography/timeZones.ts';

const maxNameLength = 500;
const maxTextLength = 100_000;

/**
 * Reads a row of our own export: values in their stored form are used unchanged, nothing is derived, and an empty cell changes
 * nothing. Other values, which somebody edited, and rows without a listing of ours are read as in any file. Rows of reviews and
 * long texts must name a listing. Pure.
 */
export function checkOwnRow(
  sheet: string,
  cells: SheetRow,
  plan: ColumnPlan,
  defaultCountry: string | null = null,
): CheckedRow {
  const kind = rowKindOf(plan);
  if (kind === 'REVIEW') return checkOwnReview(sheet, cells, plan);
  if (kind === 'LONG_TEXT') return checkLongText(sheet, cells, plan);
  const values = new RowValues(cells, plan);
  const own = ownListingOf(values);
  if (own === null) return checkRow(sheet, cells, plan, { given: defaultCountry });
  values.addFault();
  const name = values.stored('name', nameOf(maxNameLength)) ?? '';
  const problems = name === '' ? namelessProblems(values, cells, plan) : values.problems;
  if (problems.length > 0) return { problems };
  const stored = readStored(values);
  const listHeader = plan.get('reviews')?.[0]?.header ?? '';
  const listed = values.stored('reviews', (written) => ownReviews(listHeader, written)) ?? noReviews;
  const row: ImportedRow = {
    ...stored,
    sheet,
    rowNumber: cells.rowNumber,
    own,
    kind,
    name,
    phoneNormalised: normalisePhone(stored.phone, stored.countryCode),
    ...(stored.latitude === null || stored.longitude === null ? { latitude: null, longitude: null } : {}),
    derived: values.stored('derivedFields', fieldNames) ?? [],
    reviews: listed.reviews,
    ...(listed.refused.length > 0 ? { refusedReviews: listed.refused } : {}),
  };
  const isFurther = listed.reviews.length > 0 && hasNoOtherValues(row);
  return { row: withWarnings(isFurther ? { ...row, ...furtherReviews } : row, values.warnings) };
}

/** A CSV export spreads many reviews of a listing over several rows: further rows name the listing and have the rest. */
const furtherReviews = { kind: 'REVIEW', isAddition: true } as const;
const naming = new Set<string>([
  ...(['sheet', 'rowNumber', 'own', 'kind', 'name'] satisfies (keyof ImportedRow)[]),
  ...(['derived', 'reviews', 'refusedReviews'] satisfies (keyof ImportedRow)[]),
]);

function hasNoOtherValues(row: ImportedRow): boolean {
  return Object.entries(row).every(([field, value]) => value === null || naming.has(field));
}

const noReviews = { reviews: [], refused: [] };
type StoredValues = { [Name in ListingFieldName]: FieldValue<Name> | null };
type Reader = (text: string) => unknown;

const statuses = new Set<string>(listingStatuses);
/** Texts that the database accepts as a link. */
const storedLink = /^https?:\/\/[^\s\p{Cc}"<>]{1,3990}$/u;

/** A long number as a spreadsheet program rounds it:  '1.60033E+19' of an id, '6,39162E+11' of a phone. */
const lostDigits = /^-?\d[.,]?\d*E\+\d+$/;

const readers: Record<FieldKind, Reader> = {
  text: textOf(maxTextLength),
  longText: textOf(maxTextLength),
  richText: textOf(maxTextLength),
  reference: textOf(maxTextLength),
  link: whole(storedLink, linkOf),
  email: whole(/^[^\s@<>"]+@[^\s@<>"]+$/, emailOf),
  id: (written) => (!lostDigits.test(written) && /^[\x21-\x7e]{1,250}$/.test(written) ? written : null),
  boolean: (written) => booleanOf(written.trim()),
  integer: (written) => countOf(cleanCell(written)),
  decimal: (written) =>
    /^[0-5](?:\.\d{1,2})?$/.test(written) && Number(written) <= 5
      ? Number(written)
      : ratingOf(cleanCell(written)),
  degrees: (written) => coordinateOf(written.trim(), 180),
  status: (written) => (statuses.has(written) ? written : statusOf(cleanCell(written))),
  timeZone: whole(/^[\w+\-/]{1,64}$/, timeZoneOf),
  hours: storedHours,
  sections: storedAbout,
  structured: () => null,
};

/** Fields whose values are narrower than their kind. */
const exceptions: Partial<Record<ListingFieldName, Reader>> = {
  category: nameOf(maxTextLength),
  city: nameOf(maxTextLength),
  countryCode: whole(/^[A-Z]{2}$/, countryOf),
  phone: (written) => (lostDigits.test(written) ? null : readers.text(written)),
  latitude: (written) => coordinateOf(written.trim(), 90),
  ...Object.fromEntries(structuredNames.map((name) => [name, storedParts(name)])),
};

const storedReaders = listingFieldNames
  .filter((name) => name !== 'name')
  .map((name) => [name, exceptions[name] ?? readers[fieldSpec(name).kind]] as const);

function readStored(values: RowValues): StoredValues {
  const stored: Partial<Record<ListingFieldName, unknown>> = {};
  for (const [name, read] of storedReaders) stored[name] = values.stored(name, read);
  return stored as StoredValues;
}

function textOf(limit: number): (text: string) => string {
  return (text) => {
    if (text.length > limit) throw new ValueProblem('TOO_LONG', { message: 'valueTooLong', limit }, text);
    return text.replaceAll('\0', '');
  };
}

function nameOf(limit: number): (text: string) => string | null {
  const read = textOf(limit);
  return (text) => cleanName(read(text)) || null;
}

/** The text itself if it has the stored form, else the value as read from any file. */
function whole(form: RegExp, otherwise: (text: string) => string | null): (text: string) => string | null {
  return (text) => (form.test(text) ? text : otherwise(cleanCell(text)));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function storedAbout(text: string): ImportedAbout | null {
  const about = parsed(text);
  const isStored =
    isObject(about) &&
    Object.values(about).every(
      (section) =>
        isObject(section) &&
        Object.values(section).every((value) => typeof value === 'boolean' || typeof value === 'string'),
    );
  return isStored ? (about as ImportedAbout) : aboutOf(cleanCell(text)).about;
}

function storedHours(text: string): WorkingHours | null {
  const hours = parsed(text);
  const isStored =
    isObject(hours) &&
    Object.entries(hours).every(
      ([day, value]) => DAYS.some((one) => one === day) && typeof value === 'string',
    );
  return isStored ? hours : hoursOf(cleanCell(text));
}

function storedParts(name: StructuredName): Reader {
  return (written) => readStructured(name, written) ?? detailReaders[name](cleanCell(written));
}

function fieldNames(text: string): string[] {
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[a-z][A-Za-z]{0,40}(?::[a-z][A-Za-z]{0,20})?$/.test(name))
    .slice(0, 50);
}

/** The row with its text in the field's own column. */
function checkLongText(sheet: string, cells: SheetRow, plan: ColumnPlan): CheckedRow {
  const values = new RowValues(cells, plan);
  if (ownListingOf(values) === null) return { problems: [unknownListing(plan, cells)] };
  const field = values.stored('continuedField', ownFieldOf);
  const parts = (plan.get('continuedText') ?? []).map(({ index }) => cells.cells[index] ?? '');
  const at = (name: ColumnField) => cells.cells[plan.get(name)?.[0]?.index ?? -1] ?? '';
  const fields: ColumnField[] = ['ownId', 'ownSlug', 'name', field ?? 'detailedInfo'];
  const whole: SheetRow = {
    ...cells,
    cells: [at('ownId'), at('ownSlug'), at('name'), field === null ? '' : parts.join('')],
  };
  const result = checkOwnRow(
    sheet,
    whole,
    new Map(fields.map((name, index) => [name, [{ index, header: name, field: name, rank: 0 }]])),
  );
  return 'row' in result ? { row: { ...result.row, kind: 'LONG_TEXT', isAddition: true } } : result;
}
