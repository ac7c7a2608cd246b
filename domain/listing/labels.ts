import type { Day } from '../hours/openingHours.ts';
import { camelCase, fieldOfColumn, fieldSpec, listingFields, type ListingFieldName } from './fields.ts';

/** Names that are not fields of the catalogue: ids of references, parts of an address, columns that the directory sets. */
const otherLabels: Readonly<Record<string, string>> = {
  categoryId: listingFields.category.label,
  cityId: listingFields.city.label,
  country: listingFields.countryCode.label,
  position: 'Konum',
  deletedAt: 'Çöp kutusu',
  slug: 'Adresteki ad',
  globalRowNumber: 'Satır numarası',
  isDemo: 'Örnek veri',
  createdByImportId: 'İçe aktarma',
  createdAt: 'Eklenme zamanı',
};

export const dayLabels: Readonly<Record<Day, string>> = {
  Monday: 'Pazartesi',
  Tuesday: 'Salı',
  Wednesday: 'Çarşamba',
  Thursday: 'Perşembe',
  Friday: 'Cuma',
  Saturday: 'Cumartesi',
  Sunday: 'Pazar',
};

export const isDay = (name: string): name is Day => Object.hasOwn(dayLabels, name);

const isField = (name: string): name is ListingFieldName => Object.hasOwn(listingFields, name);

/** Turkish label of a field of a listing; an unknown name is returned unchanged. */
export const fieldLabel = (name: string): string =>
  isField(name) ? fieldSpec(name).label : (otherLabels[name] ?? name);

/** Columns that are derived from others and irrelevant to operators. */
const hidden = new Set(['derived_fields', 'edited_fields', 'name_folded', 'schedule_id']);

/** Turkish label of a changed column, such as `working_hours.Monday` ('Çalışma saatleri: Pazartesi'); null for a column that is not shown. */
export function columnLabel(path: string): string | null {
  const [column = '', ...parts] = path.split('.');
  const field = fieldOfColumn(column);
  const isFollower = field !== undefined && fieldSpec(field).column !== column;
  if (isFollower || hidden.has(column)) return null;
  const label = fieldLabel(field ?? camelCase(column));
  if (parts.length === 0) return label;
  return `${label}: ${parts.map((part) => (isDay(part) ? dayLabels[part] : part)).join(' › ')}`;
}
