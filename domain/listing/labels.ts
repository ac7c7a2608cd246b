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

const isField = (name: string): name is ListingFieldName => Object.hasOwn(listingFields, name);

/** Turkish label of a field of a listing; an unknown name is returned unchanged. */
export const fieldLabel = (name: string): string =>
  isField(name) ? fieldSpec(name).label : (otherLabels[name] ?? name);

/** Columns that are derived from others and irrelevant to operators. */
const hidden = new Set(['derived_fields', 'edited_fields', 'name_folded', 'schedule_id']);

/** Turkish label of a changed column, such as `working_hours.Monday`; null for a column that is not shown. */
export function columnLabel(path: string): string | null {
  const [column = '', ...parts] = path.split('.');
  const field = fieldOfColumn(column);
  const isFollower = field !== undefined && fieldSpec(field).column !== column;
  if (isFollower || hidden.has(column)) return null;
  return [fieldLabel(field ?? camelCase(column)), ...parts].join('.');
}
