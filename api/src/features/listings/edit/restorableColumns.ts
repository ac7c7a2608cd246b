import { isDeepStrictEqual } from 'node:util';
import {
  fieldOfColumn,
  fieldSpec,
  listingFieldNames,
  type ListingFieldName,
} from '../../../../../domain/listing/fields.ts';
import { normalisePhone } from '../../../lib/text/phones/phoneNumber.ts';

type Values = Record<string, unknown>;

interface ChangeToUndo {
  /** Columns to consider, with their values before and after the change. */
  before: Values;
  after: Values;
  /** All columns of the listing, as they are now. */
  current: Values;
  /** Whether a former value can't be stored any more. */
  isUnusable: (column: string) => boolean;
  /** Country code of a city, or of the one that it was merged into; null if it has none or does not exist. */
  countryOfCity: (id: number) => string | null;
}

/**
 * Columns of a change that its undo restores. Columns that are only valid together, such as latitude and longitude, are
 * restored together or not at all; a time zone is not restored without its position and country. Pure.
 */
export function restorableColumns(change: ChangeToUndo): string[] {
  const { before, after, current, isUnusable } = change;
  const columns = Object.keys(before);
  const isUntouched = (column: string) =>
    !isUnusable(column) && isDeepStrictEqual(current[column], after[column]);
  const isRestorable = (column: string) => {
    if (column === 'time_zone')
      return isUntouched(column) && columns.filter((one) => zoneSources.has(one)).every(isUntouched);
    if (isDialled(column, before)) return false;
    const group = groupOf(column);
    return columns.filter((one) => groupOf(one) === group && !isDialled(one, before)).every(isUntouched);
  };
  const restored = columns.filter(isRestorable);
  return isPlaceConsistent(change, restored)
    ? restored
    : restored.filter((column) => !placeColumns.has(column));
}

/** The dialled form of the phone after an undo; omitted if neither phone nor country is restored. Pure. */
export function restoredPhone(
  { before, current }: Pick<ChangeToUndo, 'before' | 'current'>,
  restored: readonly string[],
): { phone_normalised?: string | null } {
  if (!restored.includes('phone') && !restored.includes('country_code')) return {};
  const final = (column: string) =>
    ((restored.includes(column) ? before[column] : current[column]) ?? null) as string | null;
  return { phone_normalised: normalisePhone(final('phone'), final('country_code')) };
}

/** A time zone that changed along with them follows from them. */
const zoneSources = new Set(['latitude', 'longitude', 'country_code']);
const placeColumns = new Set(['city_id', 'country_code']);

/** Whether the column follows from the phone and the country of the change: it is derived again instead. */
export const isDialled = (column: string, before: Values) =>
  column === 'phone_normalised' && ('phone' in before || 'country_code' in before);

// Fields that operators choose as one when they merge listings, and columns that are written along with another.
const groups = new Map(listingFieldNames.map((name) => [name, mergeGroup(name)]));
function mergeGroup(name: ListingFieldName): string {
  return fieldSpec(name).merge ?? name;
}
function groupOf(column: string): string {
  // Its zone is not part of a point: an operator may correct it alone.
  if (column === 'time_zone') return column;
  const field = fieldOfColumn(column);
  return (field && groups.get(field)) ?? column;
}

/** Whether the city is in the country afterwards. */
function isPlaceConsistent({ before, current, countryOfCity }: ChangeToUndo, restored: string[]): boolean {
  if (!restored.some((column) => placeColumns.has(column))) return true;
  const final = (column: string) => (restored.includes(column) ? before[column] : current[column]) ?? null;
  const city = final('city_id');
  const country = typeof city === 'number' ? countryOfCity(city) : null;
  return country === null || country === final('country_code');
}
